import { z } from 'zod';
import { photoList } from '#contract/photos/photos.ts';

/** Sent as the caller, so that a laundromat that they may not read is not found. */
export const laundromatPhotosQuery = {
  document: /* GraphQL */ `
    query LaundromatPhotos($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        owner {
          id
        }
        isPremium
        isFeatured
        photos(order_by: [{ order: asc }, { id: asc }]) {
          id
          url
          alt
          isPrimary
          order
        }
      }
    }
  `,
  answer: z.object({
    laundromats_by_pk: z
      .object({
        id: z.guid(),
        owner: z.object({ id: z.guid() }).nullable(),
        isPremium: z.boolean(),
        isFeatured: z.boolean(),
        photos: photoList,
      })
      .nullable(),
  }),
};
export type LaundromatWithPhotos = NonNullable<
  z.infer<typeof laundromatPhotosQuery.answer>['laundromats_by_pk']
>;

/** Reads the photos after a change. */
export const photosQuery = {
  document: /* GraphQL */ `
    query Photos($laundromatId: uuid!) {
      photos(where: { laundromatId: { _eq: $laundromatId } }, order_by: [{ order: asc }, { id: asc }]) {
        id
        url
        alt
        isPrimary
        order
      }
    }
  `,
  answer: z.object({ photos: photoList }),
};

/** Adds all photos or none. The database enforces the cap, sets positions and marks the first photo as primary. */
export const addPhotosMutation = {
  document: /* GraphQL */ `
    mutation AddPhotos($photos: [photos_insert_input!]!) {
      insert_photos(objects: $photos) {
        affected_rows
      }
    }
  `,
  answer: z.unknown(),
};

/*
 * Every mutation that changes rows of photos begins with update_laundromats_by_pk, so that changes to the photos of one
 * laundromat wait for each other there. The triggers take the same lock, but only after the rows: two changes would
 * deadlock.
 */

export const deletePhotoMutation = {
  document: /* GraphQL */ `
    mutation DeletePhoto($id: uuid!, $laundromatId: uuid!) {
      update_laundromats_by_pk(pk_columns: { id: $laundromatId }, _set: { updatedAt: "now()" }) {
        id
      }
      insert_photo_deletions(objects: [{ id: $id, laundromatId: $laundromatId }]) {
        affected_rows
      }
    }
  `,
  answer: z.object({ insert_photo_deletions: z.object({ affected_rows: z.int() }) }),
};

/** Answers with no row when there is no such deletion, or no longer. */
export const restorePhotoMutation = {
  document: /* GraphQL */ `
    mutation RestorePhoto($id: uuid!, $laundromatId: uuid!) {
      update_laundromats_by_pk(pk_columns: { id: $laundromatId }, _set: { updatedAt: "now()" }) {
        id
      }
      restore_photo(args: { deleted_id: $id, of_laundromat: $laundromatId }) {
        id
      }
    }
  `,
  answer: z.object({ restore_photo: z.array(z.object({ id: z.guid() })) }),
};

export const prunePhotoDeletionsMutation = {
  document: /* GraphQL */ `
    mutation PrunePhotoDeletions($before: timestamptz!) {
      allow_long_statements {
        id
      }
      delete_photo_deletions(where: { deletedAt: { _lt: $before } }) {
        affected_rows
      }
    }
  `,
  answer: z.unknown(),
};

/**
 * One transaction, so that the later of two changes wins as a whole. The primary photo stays when the one that should
 * replace it has been deleted in the meantime.
 */
export const arrangePhotosMutation = {
  document: /* GraphQL */ `
    mutation ArrangePhotos($laundromatId: uuid!, $primaryId: uuid!, $updates: [photos_updates!]!) {
      update_laundromats_by_pk(pk_columns: { id: $laundromatId }, _set: { updatedAt: "now()" }) {
        id
      }
      update_photos(
        where: {
          laundromatId: { _eq: $laundromatId }
          id: { _neq: $primaryId }
          isPrimary: { _eq: true }
          laundromat: { photos: { id: { _eq: $primaryId } } }
        }
        _set: { isPrimary: false }
      ) {
        affected_rows
      }
      update_photos_many(updates: $updates) {
        affected_rows
      }
    }
  `,
  answer: z.object({ update_photos_many: z.array(z.object({ affected_rows: z.int() }).nullable()) }),
};

export const photosByUrlQuery = {
  document: /* GraphQL */ `
    query PhotosByUrl($urls: [String!]!) {
      photos(where: { url: { _in: $urls } }) {
        url
      }
      photo_deletions(where: { url: { _in: $urls } }) {
        url
      }
      deleted_laundromats {
        photoUrls
      }
    }
  `,
  answer: z.object({
    photos: z.array(z.object({ url: z.string() })),
    photo_deletions: z.array(z.object({ url: z.string() })),
    deleted_laundromats: z.array(z.object({ photoUrls: z.array(z.string()) })),
  }),
};
