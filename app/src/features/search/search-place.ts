import { type Region, regionOfDepartment } from '#contract/laundromat/regions.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { defaultSearchRadiusKm, homeSorts } from '#contract/laundromat/search.ts';
import type { SearchPoint } from '#contract/places/found-places.ts';
import { cityLabel, formatSearch, parseSearch, type SearchCriteria } from './search-params.ts';

export const noPoint: SearchPoint = { city: '', department: '', place: '', centre: null };

export const emptyPlace = {
  ...noPoint,
  region: null,
  radius: defaultSearchRadiusKm,
  zone: null,
} satisfies Partial<SearchCriteria>;

/** Tells whether a search is of the whole country, whatever its filters. */
export function isEmptyPlace({ q, region, city, centre, radius, zone }: SearchCriteria): boolean {
  return !q && !region && !city && !centre && !zone && radius === emptyPlace.radius;
}

/** Returns the text of the search box for a search. */
export function boxText(criteria: SearchCriteria): string {
  return criteria.place || cityLabel(criteria) || (criteria.centre ? '' : criteria.q);
}

/** Returns the region of a search unless a department lies outside: the two together find nothing. */
export function regionAround({ region }: SearchCriteria, department: string): Region | null {
  return regionOfDepartment(department) === region ? region : null;
}

/** Returns the changes for a search at this point, without the words in the box, which the place replaces. */
export function atPoint(criteria: SearchCriteria, point: SearchPoint): Partial<SearchCriteria> {
  const { q } = criteria;
  const region = regionAround(criteria, point.department);
  return { ...point, region, q: q === boxText(criteria) ? '' : q };
}

/** Returns the changes that search at the point or in the region of a suggestion; undefined if it has neither. */
export function placeOf(
  criteria: SearchCriteria,
  { point, region }: { point?: SearchPoint; region?: Region },
): Partial<SearchCriteria> | undefined {
  if (point) return atPoint(criteria, point);
  return region && { ...emptyPlace, q: criteria.q === boxText(criteria) ? '' : criteria.q, region };
}

/** Returns the filters and sort that a typed phrase adds: « ouvert dimanche », « pas cher ». */
export function phraseChanges({ services }: SearchCriteria, text: string): Partial<SearchCriteria> {
  const { filters } = readPhrase(text);
  return {
    ...filters,
    ...(filters.services && { services: [...new Set([...services, ...filters.services])] }),
  };
}

/** Returns the address of a suggested page, with the filters of the phrase: the list of a department passes them on. */
export function pathWithFilters(path: string, criteria: SearchCriteria, text: string): string {
  const { services, open, largeWasher, sort } = { ...criteria, ...phraseChanges(criteria, text) };
  const everything = parseSearch(new URLSearchParams(), homeSorts);
  const query = formatSearch({ ...everything, services, open, largeWasher, sort }, homeSorts[0]).toString();
  return query && path.includes('?') ? `${path}&${query}` : path;
}

/**
 * Returns the changes that search at the place of a typed phrase in the directory. It has no order by price, so the words
 * for it stay.
 */
export function placeInDirectory(
  criteria: SearchCriteria,
  found: { point?: SearchPoint; region?: Region },
  text: string,
): Partial<SearchCriteria> {
  const { sort, ...filters } = phraseChanges(criteria, text);
  return { ...filters, ...placeOf(criteria, found), q: sort ? 'pas cher' : '' };
}

export function forWords(q: string): Partial<SearchCriteria> {
  return { ...noPoint, q };
}

/** Returns the search without the place or words in the box: what stays when its text is sent without scripts. */
export function besidesPlace(criteria: SearchCriteria): SearchCriteria {
  const q = criteria.q === boxText(criteria) ? '' : criteria.q;
  return { ...criteria, ...noPoint, q, zone: null };
}

/** Returns the changes for a search in a region. A point outside of it is cleared. */
export function regionChanges(
  { department }: SearchCriteria,
  region: Region | null,
): Partial<SearchCriteria> {
  const staysInside = !region || regionOfDepartment(department) === region;
  return staysInside ? { region } : { ...noPoint, region };
}

/** Returns the folded search of a phone in one line: « Lyon · 10 km ». */
export function searchLabel(criteria: SearchCriteria): string {
  const { city, place, centre, isOwnPosition, region, q, radius, zone } = criteria;
  const town = city.replace(/ arrondissement$/, '');
  const point = place || town || (centre && (isOwnPosition ? 'Autour de vous' : 'Point partagé'));
  const where = zone ? 'Zone de la carte' : point || region || (q ? '' : 'Toute la France');
  const words = q && `«\u00a0${q}\u00a0»`;
  return [words, where, point && !zone && `${radius}\u00a0km`].filter(Boolean).join(' · ');
}
