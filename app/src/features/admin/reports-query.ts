import type { AdminReportsQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type AdminReport = AdminReportsQuery['reports'][number];

export const reportFilters = [
  { value: '', label: 'À traiter' },
  { value: 'upheld', label: 'Retenus' },
  { value: 'dismissed', label: 'Rejetés' },
] as const;

export const reportsQuery = graphql(`
  query AdminReports($state: String!, $limit: Int!, $offset: Int!) {
    reports(
      where: { state: { _eq: $state } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      target
      quote
      reason
      message
      email
      state
      createdAt
      laundromat {
        id
        name
        slug
      }
      review {
        id
        authorName
        userId
      }
    }
    reports_aggregate(where: { state: { _eq: $state } }) {
      aggregate {
        count
      }
    }
  }
`);
