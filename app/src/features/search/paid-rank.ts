import type { SearchSort } from '#contract/laundromat/search.ts';
import type { LaundromatSummary } from '#app/data/laundromat-summary.ts';

/** Sorts in which a paid plan lifts a laundromat; the others ignore the plan. */
const liftingSorts: readonly SearchSort[] = ['relevance', 'name', 'city', 'rating'];

/** Tells whether the rank of this card is paid for, so that the card must say « Annonce ». */
export function hasPaidRank(
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured'>,
  sort: SearchSort,
): boolean {
  return (laundromat.isPremium || laundromat.isFeatured) && liftingSorts.includes(sort);
}
