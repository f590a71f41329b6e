import type { ClaimedLaundromatQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { claimContent } from './claim-content.ts';

export type ClaimedLaundromat = ClaimedLaundromatQuery['laundromats'][number];

/** Every role may run it, so that visitors see the laundromat that they are about to claim before they sign in. */
export const claimedLaundromatQuery = graphql(`
  query ClaimedLaundromat($slug: String!) {
    laundromats(where: { slug: { _eq: $slug }, isActive: { _eq: true } }, limit: 1) {
      id
      slug
      name
      address
      postalCode
      city
      phone
      email
      hasOwner
      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
        id
        url
        alt
      }
    }
  }
`);

/**
 * Fetches the laundromat if it belongs to the signed-in owner, and their newest claim of it. The permissions of the
 * role hide the rows of others.
 */
export const ownClaimQuery = graphql(
  `
    query OwnClaim($laundromatId: uuid!, $me: uuid!) {
      laundromats(where: { id: { _eq: $laundromatId }, owner: { id: { _eq: $me } } }) {
        id
      }
      laundromat_claims(
        where: { laundromatId: { _eq: $laundromatId } }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: 1
      ) {
        ...ClaimContent
      }
    }
  `,
  [claimContent],
);
