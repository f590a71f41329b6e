/** Search vocabulary and limits of spec §9, shared by page, endpoint and SQL function. */

export const searchSorts = [
  'relevance',
  'distance',
  'rating',
  'price',
  'wash_price',
  'name',
  'city',
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Sort orders on the home page. */
export const homeSorts = [
  'relevance',
  'distance',
  'rating',
  'price',
  'wash_price',
] as const satisfies readonly SearchSort[];
/** Sort orders in the directory. */
export const directorySorts = [
  'relevance',
  'name',
  'city',
  'rating',
] as const satisfies readonly SearchSort[];

/** Radii of the search panel, in kilometres. */
export const searchRadiiKm = [1, 2, 5, 10] as const;
export const defaultSearchRadiusKm = 5;
/** Values of the sidebar's distance filter (`maxDistance`), in kilometres. */
export const distanceFiltersKm = [1, 5, 10] as const;

/** Capacity of a washer that the filter « Grande capacité » requires, in kilograms. */
export const largeWasherKg = 14;

export const pageSize = 10;
/** Maximum number of numbered buttons in a pagination. */
export const pageButtons = 5;
/** `search_laundromats` stops counting matches here; a page may then say « plus de 1 000 ». */
export const countedMatches = 1000;
/** Maximum length of a free-text query; longer input is cut, not refused. */
export const queryMaxLength = 200;

export const featuredOfTheMonth = 3;
/** Radius of « Laveries du mois » around a point; `featured_of_the_month` states it too. */
export const featuredRadiusKm = 50;
/** Duration of one rotation of featured laundromats. */
export const placementMinutes = 15;
/** Returns the start of the current rotation: all visitors request the same one, so that answers can be cached. */
export function rotationStart(now: Date): string {
  const ms = placementMinutes * 60_000;
  return new Date(Math.floor(now.getTime() / ms) * ms).toISOString();
}
/** Returns the start of the present minute, so that searches for what is open now share cached answers. */
export function openAtMinute(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
}
export const homeCardServices = 2;
export const directoryCardServices = 4;
