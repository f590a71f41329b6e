import type { AdminReportsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type ReportedLaundromat = AdminReportsQuery['laundromats'][number];
export type AdminReport = ReportedLaundromat['reports'][number];

export const reportFilters = [
  { value: '', label: 'À traiter' },
  { value: 'upheld', label: 'Retenus' },
  { value: 'dismissed', label: 'Rejetés' },
] as const;

/** By laundromat, so that all reports of a laundromat are on one page of the list. */
export const reportsQuery = graphql(`
  query AdminReports($state: String!, $limit: Int!, $offset: Int!) {
    laundromats(
      where: { reports: { state: { _eq: $state } } }
      order_by: [{ reports_aggregate: { max: { createdAt: desc } } }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      slug
      reports(where: { state: { _eq: $state } }, order_by: [{ createdAt: desc }, { id: asc }], limit: 100) {
        id
        target
        quote
        reason
        message
        email
        state
        createdAt
        reviewId
        review {
          id
          authorName
          user {
            id
            email
            emailVerified
            isActive
          }
        }
      }
    }
    laundromats_aggregate(where: { reports: { state: { _eq: $state } } }) {
      aggregate {
        count
      }
    }
  }
`);
