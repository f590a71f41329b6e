import type { EditedLaundromatQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { shownPhotos } from '#app/graphql/laundromats/laundromat-query.ts';
import { editableLaundromat } from '#app/laundromat-form/edit/edited-values.ts';
import type { HeldField } from '#contract/moderation/moderated-fields.ts';

export type EditedLaundromat = NonNullable<EditedLaundromatQuery['laundromats_by_pk']>;
export type HeldContent = Partial<Record<HeldField, string>>;
export const heldContentOf = (row: { heldChange?: { content: unknown } | null }) =>
  (row.heldChange?.content ?? {}) as HeldContent;
export type EditedPhoto = EditedLaundromat['photos'][number];

export const editedLaundromatQuery = graphql(
  `
    query EditedLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        owner {
          id
        }
        slug
        ...EditableLaundromat
        heldChange {
          laundromatId
          content
        }
        isActive
        isPremium
        isFeatured
        photos(order_by: [{ order: asc }, { id: asc }]) {
          id
          url
          alt
          isPrimary
          order
        }
        photoDeletions(order_by: [{ deletedAt: desc }, { id: asc }]) {
          id
          url
          alt
        }
        ...ShownPhotos
      }
    }
  `,
  [editableLaundromat, shownPhotos],
);

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
