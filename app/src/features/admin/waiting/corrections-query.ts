import { correctionContent } from '#app/data/laundromats/correction-content.ts';
import { graphql } from '#app/data/graphql.ts';

export const correctionFilters = [
  { value: '', label: 'À traiter' },
  { value: 'accepted', label: 'Acceptées' },
  { value: 'dismissed', label: 'Écartées' },
] as const;

/**
 * Returns the variables of one filter. Without one, also confirmed closures of laundromats that are still published wait
 * for an administrator.
 */
export const correctionsFilter = (filter: string) =>
  filter ? { status: filter, ofClosures: [] } : { status: 'open', ofClosures: ['accepted'] };

export const correctionsQuery = graphql(
  `
    query AdminCorrections($status: String!, $ofClosures: [String!]!, $limit: Int!, $offset: Int!) {
      fact_corrections(
        where: {
          _or: [
            { status: { _eq: $status } }
            { status: { _in: $ofClosures }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
          ]
        }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...CorrectionContent
      }
      fact_corrections_aggregate(
        where: {
          _or: [
            { status: { _eq: $status } }
            { status: { _in: $ofClosures }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
          ]
        }
      ) {
        aggregate {
          count
        }
      }
    }
  `,
  [correctionContent],
);
