import type { AdminPhotosQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';
import { shownPhotos } from '#app/data/laundromats/shown-photos.ts';

export type AdminPhoto = NonNullable<AdminPhotosQuery['laundromats_by_pk']>['photos'][number];

/** The photos of one laundromat in the order of its page; fetched again after each deletion. */
export const photosQuery = graphql(
  `
    query AdminPhotos($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        photos(order_by: [{ order: asc }, { id: asc }]) {
          id
          url
          alt
          isPrimary
          order
        }
        ...ShownPhotos
      }
    }
  `,
  [shownPhotos],
);
