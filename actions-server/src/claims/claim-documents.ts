import { graphql, superuserGraphql } from '../hasura/graphql.ts';

export const claimPerson = graphql(`
  fragment ClaimPerson on users {
    id
    email
    emailVerified
    isActive
  }
`);

export const notifiedClaimQuery = superuserGraphql(
  `
    query NotifiedClaimSides($id: uuid!, $laundromatId: uuid!, $claimantId: uuid!, $previousId: uuid!) {
      laundromats_by_pk(id: $laundromatId) {
        name
        slug
        owner {
          ...ClaimPerson
        }
      }
      claimant: users_by_pk(id: $claimantId) {
        ...ClaimPerson
      }
      previous: users_by_pk(id: $previousId) {
        ...ClaimPerson
      }
      others: laundromat_claims(
        where: { laundromatId: { _eq: $laundromatId }, id: { _neq: $id }, status: { _eq: "submitted" } }
        order_by: [{ submittedAt: asc }]
        limit: 20
      ) {
        id
        user {
          ...ClaimPerson
        }
      }
    }
  `,
  [claimPerson],
);
