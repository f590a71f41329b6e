import { claimContent, savedClaim } from '#app/features/claims/claim-queries.ts';
import type { AdminClaimQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type AdminClaim = NonNullable<AdminClaimQuery['laundromat_claims_by_pk']>;

export const adminClaimQuery = graphql(
  `
    query AdminClaim($id: uuid!) {
      laundromat_claims_by_pk(id: $id) {
        ...ClaimContent
        userId
        disputes {
          id
          ownerId
          askedAt
          isMine
          words
          answeredAt
        }
        decider {
          id
          firstName
          lastName
        }
        previousOwner {
          id
          firstName
          lastName
          email
        }
        user {
          id
          firstName
          lastName
          email
          isActive
          createdAt
          laundromats(order_by: [{ createdAt: desc }], limit: 5) {
            id
            name
            slug
            city
          }
          laundromats_aggregate {
            aggregate {
              count
            }
          }
        }
        laundromat {
          id
          slug
          name
          address
          postalCode
          city
          phone
          siteEmail: email
          website
          latitude
          longitude
          locationSource
          isActive
          factsCheckedAt
          createdAt
          owner {
            id
            firstName
            lastName
            email
            createdAt
          }
          sourceObjects {
            type
            id
            seenAt
            goneAt
          }
          claims(
            where: { id: { _neq: $id }, status: { _neq: "draft" } }
            order_by: [{ createdAt: desc }]
            limit: 10
          ) {
            id
            status
            submittedAt
            closingReason
            user {
              id
              firstName
              lastName
            }
          }
        }
      }
    }
  `,
  [claimContent],
);

export const decideClaimMutation = graphql(
  `
    mutation DecideClaim($id: uuid!, $decision: String!, $closingReason: String, $ownerId: uuid) {
      decideClaim(id: $id, decision: $decision, closingReason: $closingReason, ownerId: $ownerId) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const revertClaimMutation = graphql(
  `
    mutation RevertClaim($id: uuid!, $closingReason: String!) {
      revertClaim(id: $id, closingReason: $closingReason) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);
