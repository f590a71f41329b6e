import type { SearchSort } from '#contract/laundromat/search.ts';
import type { LaundromatSummary } from './search-query.ts';

/** Sorts in which a paid plan lifts a listing; the others look at the listing alone. */
const liftingSorts: readonly SearchSort[] = ['relevance', 'name', 'city', 'rating'];

/** Whether the rank of this card is paid for, and the card must say « Annonce ». */
export function hasPaidRank(
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured'>,
  sort: SearchSort,
): boolean {
  return (laundromat.isPremium || laundromat.isFeatured) && liftingSorts.includes(sort);
}
