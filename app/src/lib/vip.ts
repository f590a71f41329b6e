/** Whether the bought placement still runs; a listing whose month is over counts as Premium until it is renewed. */
export function isFeaturedNow(
  laundromat: { isFeatured: boolean; featuredUntil: string | null },
  now: number = Date.now(),
): boolean {
  const { isFeatured, featuredUntil } = laundromat;
  return isFeatured && (featuredUntil === null || Date.parse(featuredUntil) > now);
}
