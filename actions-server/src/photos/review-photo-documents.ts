import { graphql } from '../hasura/graphql.ts';

const reviewPhotoFields = graphql(`
  fragment ReviewPhotoFields on review_photos {
    id
    url
    isApproved
  }
`);

export const illustratedReviewQuery = graphql(
  `
    query IllustratedReview($id: uuid!) {
      reviews_by_pk(id: $id) {
        id
        userId
        createdAt
        laundromat {
          isActive
        }
        photos {
          ...ReviewPhotoFields
        }
      }
    }
  `,
  [reviewPhotoFields],
);

/** The database enforces the limit, and that the review exists. */
export const addReviewPhotoMutation = graphql(
  `
    mutation AddReviewPhoto($photo: review_photos_insert_input!) {
      insert_review_photos_one(object: $photo) {
        ...ReviewPhotoFields
      }
    }
  `,
  [reviewPhotoFields],
);

export const reviewPhotoQuery = graphql(`
  query ReviewPhoto($id: uuid!) {
    review_photos_by_pk(id: $id) {
      review {
        id
        userId
      }
    }
  }
`);

export const deletedReviewPhotoQuery = graphql(`
  query DeletedReviewPhoto($url: String!, $laundromatId: uuid!) {
    laundromats(where: { id: { _eq: $laundromatId } }) {
      id
    }
    review_photos(where: { url: { _eq: $url } }) {
      id
    }
  }
`);

export const deleteReviewPhotoMutation = graphql(`
  mutation DeleteReviewPhoto($id: uuid!) {
    insert_deleted_ids_one(
      object: { tableName: "review_photos", id: $id }
      on_conflict: { constraint: deleted_ids_pkey, update_columns: [] }
    ) {
      id
    }
    delete_review_photos(where: { id: { _eq: $id } }) {
      affected_rows
    }
  }
`);
