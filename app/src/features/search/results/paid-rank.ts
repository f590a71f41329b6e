import type { LaundromatSummary } from '#app/data/laundromats/laundromat-summary.ts';
import type { SearchSort } from '#contract/laundromat/search.ts';

/** Tells whether a plan may have raised this card in its list, so that it must say « Annonce »: only by relevance. */
export function hasPaidRank(
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured'>,
  sort: SearchSort,
): boolean {
  return (laundromat.isPremium || laundromat.isFeatured) && sort === 'relevance';
}
