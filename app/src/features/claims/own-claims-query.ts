import { graphql } from '#app/data/graphql.ts';
import { claimContent } from './claim-content.ts';

/** The newest claims of the signed-in owner; the permissions of the role hide those of others. */
export const ownClaimsQuery = graphql(
  `
    query OwnClaims {
      laundromat_claims(order_by: [{ createdAt: desc }, { id: asc }], limit: 20) {
        ...ClaimContent
        laundromat {
          id
          name
          slug
          address
          postalCode
          city
        }
      }
    }
  `,
  [claimContent],
);
