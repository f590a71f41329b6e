import { graphql } from '#app/data/graphql.ts';
import { editableLaundromat } from '#app/laundromat-form/edit/editable-laundromat.ts';

/** Changes an owner's laundromat and returns it. */
export const updateLaundromatMutation = graphql(
  `
    mutation UpdateLaundromat($id: uuid!, $changes: LaundromatChanges!) {
      updateLaundromat(id: $id, changes: $changes) {
        id
        laundromat {
          id
          slug
          isActive
          ...EditableLaundromat
          heldChange {
            laundromatId
            content
          }
        }
      }
    }
  `,
  [editableLaundromat],
);
