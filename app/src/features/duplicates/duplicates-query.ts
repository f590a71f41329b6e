import type { PossibleDuplicatesQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { mergedContent } from './merge-query.ts';

export type DuplicatePair = PossibleDuplicatesQuery['possible_duplicates'][number];

/** Pairs of laundromats that await a decision or a refund, the oldest first. */
export const possibleDuplicatesQuery = graphql(
  `
    query PossibleDuplicates($search: String!, $limit: Int!, $offset: Int!) {
      possible_duplicates: search_possible_duplicates(
        args: { search: $search }
        order_by: [{ createdAt: asc }, { laundromatId: asc }, { otherId: asc }]
        limit: $limit
        offset: $offset
      ) {
        laundromatId
        otherId
        signs
        status
        refund
        createdAt
        laundromat {
          ...MergedContent
        }
        other {
          ...MergedContent
        }
      }
      possible_duplicates_aggregate: search_possible_duplicates_aggregate(args: { search: $search }) {
        aggregate {
          count
        }
      }
    }
  `,
  [mergedContent],
);
