import type { LaundromatPhotosQuery } from '../hasura/generated/graphql.ts';
import { graphql } from '../hasura/graphql.ts';

const photoFields = graphql(`
  fragment PhotoFields on photos {
    id
    url
    alt
    isPrimary
    order
  }
`);

/** Sent as the caller, so that a laundromat that they may not read is not found. */
export const laundromatPhotosQuery = graphql(
  `
    query LaundromatPhotos($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        owner {
          id
        }
        isPremium
        isFeatured
        photos(order_by: [{ order: asc }, { id: asc }]) {
          ...PhotoFields
        }
      }
    }
  `,
  [photoFields],
);
export type LaundromatWithPhotos = NonNullable<LaundromatPhotosQuery['laundromats_by_pk']>;

/** Reads the photos after a change. */
export const photosQuery = graphql(
  `
    query Photos($laundromatId: uuid!) {
      photos(where: { laundromatId: { _eq: $laundromatId } }, order_by: [{ order: asc }, { id: asc }]) {
        ...PhotoFields
      }
    }
  `,
  [photoFields],
);

/** Adds all photos or none. The database enforces the cap, sets positions and marks the first photo as primary. */
export const addPhotosMutation = graphql(`
  mutation AddPhotos($photos: [photos_insert_input!]!) {
    insert_photos(objects: $photos) {
      affected_rows
    }
  }
`);

/*
 * Every mutation that changes rows of photos begins with update_laundromats_by_pk, so that changes to the photos of one
 * laundromat wait for each other there. The triggers take the same lock, but only after the rows: two changes would
 * deadlock.
 */

export const deletePhotoMutation = graphql(`
  mutation DeletePhoto($id: uuid!, $laundromatId: uuid!) {
    update_laundromats_by_pk(pk_columns: { id: $laundromatId }, _set: { updatedAt: "now()" }) {
      id
    }
    insert_photo_deletions(objects: [{ id: $id, laundromatId: $laundromatId }]) {
      affected_rows
    }
  }
`);

/** Returns no row when there is no such deletion, or when it can no longer be undone. */
export const restorePhotoMutation = graphql(`
  mutation RestorePhoto($id: uuid!, $laundromatId: uuid!) {
    update_laundromats_by_pk(pk_columns: { id: $laundromatId }, _set: { updatedAt: "now()" }) {
      id
    }
    restore_photo(args: { deleted_id: $id, of_laundromat: $laundromatId }) {
      id
    }
  }
`);

export const prunePhotoDeletionsMutation = graphql(`
  mutation PrunePhotoDeletions($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_photo_deletions(where: { deletedAt: { _lt: $before } }) {
      affected_rows
    }
  }
`);

/**
 * One transaction, so that the later of two changes wins as a whole. The primary photo stays when the one that should
 * replace it has been deleted in the meantime.
 */
export const arrangePhotosMutation = graphql(`
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
`);

export const photosByUrlQuery = graphql(`
  query PhotosByUrl($urls: [String!]!) {
    photos(where: { url: { _in: $urls } }) {
      url
    }
    photo_deletions(where: { url: { _in: $urls } }) {
      url
    }
    review_photos(where: { url: { _in: $urls } }) {
      url
    }
    deletions: moderation_actions(where: { isRestorable: { _eq: true } }) {
      photos: deletedRows(path: "$.photos")
      reviewPhotos: deletedRows(path: "$.review_photos")
    }
  }
`);
