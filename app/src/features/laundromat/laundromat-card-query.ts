import { graphql } from '#app/data/graphql.ts';
import { laundromatSummary } from '#app/data/laundromats/laundromat-summary.ts';

/**
 * Fetches what the result card of a laundromat shows. The cache answers it from any list
 * (app/src/data/cache/cache-resolvers.ts).
 */
export const laundromatCardQuery = graphql(
  `
    query LaundromatCard($slug: String!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        ...LaundromatSummary
      }
    }
  `,
  [laundromatSummary],
);
