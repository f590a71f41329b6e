import { graphql } from '#app/data/graphql.ts';
import { laundromatSummary } from '#app/data/laundromats/laundromat-summary.ts';

export const nearbyQuery = graphql(
  `
    query NearbyLaundromats($args: search_laundromats_args!, $except: uuid!, $limit: Int!) {
      search_laundromats(
        args: $args
        where: { laundromatId: { _neq: $except } }
        order_by: { position: asc }
        limit: $limit
      ) {
        distanceKm
        laundromat {
          ...LaundromatSummary
        }
      }
    }
  `,
  [laundromatSummary],
);
