export function isFeaturedNow(
  laundromat: { isFeatured?: boolean; featuredUntil?: string | null },
  now: number = Date.now(),
): boolean {
  const { isFeatured, featuredUntil } = laundromat;
  return Boolean(isFeatured) && (featuredUntil == null || Date.parse(featuredUntil) > now);
}
