import { graphql } from '#app/data/graphql.ts';

/** Changes an owner's laundromat. */
export const updateLaundromatMutation = graphql(`
  mutation UpdateLaundromat($id: uuid!, $changes: LaundromatChanges!) {
    updateLaundromat(id: $id, changes: $changes) {
      id
    }
  }
`);
