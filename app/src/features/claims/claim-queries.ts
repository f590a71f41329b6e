import type { ClaimedLaundromatQuery, ClaimContentFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { BadgeVariant } from '#app/ui/badge.tsx';
import type { ClaimState } from '#contract/claims/claims.ts';

export const claimBadges: Record<ClaimState, { label: string; variant: BadgeVariant }> = {
  draft: { label: 'À compléter', variant: 'neutral' },
  submitted: { label: "En cours d'examen", variant: 'annonce' },
  accepted: { label: 'Acceptée', variant: 'success' },
  refused: { label: 'Refusée', variant: 'danger' },
  withdrawn: { label: 'Retirée', variant: 'neutral' },
  reverted: { label: 'Annulée', variant: 'danger' },
};

export type Claim = ClaimContentFragment;

export const claimContent = graphql(`
  fragment ClaimContent on laundromat_claims {
    id
    status
    siret
    company
    companyState
    emailDomain
    email
    emailConfirmedAt
    emailSource
    emailSince
    isCompanyNear
    hasProof
    askedAt
    letterSentAt
    letterConfirmedAt
    photoAddedAt
    message
    isDispute
    closingReason
    createdAt
    submittedAt
    decidedAt
  }
`);

/** The answer of every write of a claim. */
export const savedClaim = graphql(
  `
    fragment SavedClaim on SavedClaim {
      id
      claim {
        ...ClaimContent
      }
    }
  `,
  [claimContent],
);

export type ClaimedLaundromat = ClaimedLaundromatQuery['laundromats'][number];

/** Sent by every role, because visitors see the laundromat before they sign in. */
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

/** The permissions of the role hide the rows of others. */
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
