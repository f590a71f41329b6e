import type { AdminClaimsQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type ClaimSummary = AdminClaimsQuery['laundromat_claims'][number];

export const claimFilters = [
  { value: '', label: 'À traiter' },
  { value: 'accepted', label: 'Acceptées' },
  { value: 'refused', label: 'Refusées' },
  { value: 'closed', label: 'Retirées ou annulées' },
] as const;

/** Returns the states of the claims that a filter shows. Drafts are nobody's business yet. */
export const claimStatesOf = (filter: string): string[] =>
  filter === 'closed' ? ['withdrawn', 'reverted'] : [filter || 'submitted'];

export const claimsQuery = graphql(`
  query AdminClaims($states: [String!]!, $limit: Int!, $offset: Int!) {
    laundromat_claims(
      where: { status: { _in: $states }, submittedAt: { _is_null: false } }
      order_by: [{ submittedAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      status
      companyState
      emailConfirmedAt
      emailSource
      emailSince
      isCompanyNear
      photoAddedAt
      isDispute
      submittedAt
      laundromat {
        id
        name
        city
        postalCode
      }
      user {
        id
        firstName
        lastName
        email
      }
    }
    laundromat_claims_aggregate(where: { status: { _in: $states }, submittedAt: { _is_null: false } }) {
      aggregate {
        count
      }
    }
  }
`);
