/** Tells whether a laundromat is featured now; after its last day it counts as Premium until the plan is renewed. */
export function isFeaturedNow(
  laundromat: { isFeatured?: boolean; featuredUntil?: string | null },
  now: number = Date.now(),
): boolean {
  const { isFeatured, featuredUntil } = laundromat;
  return Boolean(isFeatured) && (featuredUntil == null || Date.parse(featuredUntil) > now);
}
