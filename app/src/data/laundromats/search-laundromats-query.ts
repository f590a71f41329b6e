import type { SearchLaundromatsQuery, SearchLaundromatsQueryVariables } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';
import { laundromatSummary } from './laundromat-summary.ts';

export type LaundromatMatch = SearchLaundromatsQuery['search_laundromats'][number];

/** Arguments of `search_laundromats`; an absent one does not filter. */
export type SearchArguments = SearchLaundromatsQueryVariables['args'];

export const searchLaundromatsQuery = graphql(
  `
    query SearchLaundromats($args: search_laundromats_args!) {
      search_laundromats(args: $args, order_by: { position: asc }) {
        position
        distanceKm
        totalCount
        laundromat {
          ...LaundromatSummary
        }
      }
    }
  `,
  [laundromatSummary],
);
