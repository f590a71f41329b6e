import type { ClaimContentFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** A claim with all that its claimant may read. */
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
