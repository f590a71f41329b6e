import type { MyActivityQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type OwnReview = NonNullable<MyActivityQuery['users_by_pk']>['reviews'][number];

/**
 * The reviews of the account `me`. No role may select the author of a review, but all users may read their own
 * account.
 */
export const myActivityQuery = graphql(`
  query MyActivity($me: uuid!, $limit: Int!) {
    users_by_pk(id: $me) {
      id
      reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $limit) {
        id
        rating
        comment
        createdAt
        photos(order_by: [{ createdAt: asc }, { id: asc }]) {
          id
          url
          isApproved
        }
        laundromat {
          id
          slug
          name
        }
      }
      reviews_aggregate {
        aggregate {
          count
        }
      }
    }
  }
`);
