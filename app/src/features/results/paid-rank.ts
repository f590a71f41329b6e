import type { LaundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import type { SearchSort } from '#contract/laundromat/search.ts';

/**
 * Tells whether a plan may have raised this card in its list, which then requires « Annonce ». Plans affect only the
 * order by relevance.
 */
export function hasPaidRank(
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured'>,
  sort: SearchSort,
): boolean {
  return (laundromat.isPremium || laundromat.isFeatured) && sort === 'relevance';
}
