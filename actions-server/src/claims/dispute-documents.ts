import { superuserGraphql } from '../hasura/graphql.ts';
import { claimPerson } from './claim-documents.ts';

export const claimsToAskQuery = superuserGraphql(
  `
    query ClaimsToAsk($laundromat: uuid_comparison_exp!, $limit: Int!) {
      laundromat_claims(
        where: {
          laundromatId: $laundromat
          status: { _eq: "submitted" }
          _or: [{ askedAt: { _is_null: true } }, { laundromat: { userId: { _is_null: false } } }]
        }
        order_by: [{ submittedAt: desc }]
        limit: $limit
      ) {
        id
        hasProof
        askedAt
        user {
          id
          email
        }
        disputes {
          ownerId
        }
        laundromat {
          id
          name
          siteEmail: email
          owner {
            ...ClaimPerson
          }
        }
      }
    }
  `,
  [claimPerson],
);
