import type { Region } from '#contract/regions.ts';
import { defaultSearchRadiusKm } from '#contract/search.ts';
import type { City } from '#app/graphql/city-suggestions.ts';
import { centreOf, regionOfDepartment } from './city-place.ts';
import { cityLabel, type SearchCriteria } from './search-params.ts';

type Place = Pick<SearchCriteria, 'region' | 'city' | 'department' | 'centre' | 'radius'>;

/** What the search panel holds before « Rechercher »: a place, and the text of the city field. */
export interface PlaceDraft extends Place {
  text: string;
}

export function draftOf({ region, city, department, centre, radius }: SearchCriteria): PlaceDraft {
  return { region, city, department, centre, radius, text: cityLabel({ city, department }) };
}

export const emptyPlace: Place = {
  region: null,
  city: '',
  department: '',
  centre: null,
  radius: defaultSearchRadiusKm,
};

/** Nothing to clear: no place, and the usual radius. */
export function isEmptyPlace({ region, city, centre, radius }: Place): boolean {
  return !region && !city && !centre && radius === emptyPlace.radius;
}

/** Typing lets go of the commune chosen before, and of the visitor's position. */
export function withText(draft: PlaceDraft, text: string): PlaceDraft {
  return { ...draft, text, city: text.trim(), department: '', centre: null };
}

/** A commune outside the chosen region replaces it: both together could only find nothing. */
export function withCity(draft: PlaceDraft, city: City): PlaceDraft {
  const region = draft.region === regionOfDepartment(city.departmentCode) ? draft.region : null;
  const chosen = { city: city.name, department: city.departmentCode };
  return { ...draft, ...chosen, region, centre: centreOf(city), text: cityLabel(chosen) };
}

/** A region without the chosen commune lets go of it, for the same reason. */
export function withRegion(draft: PlaceDraft, region: Region | null): PlaceDraft {
  const kept = !region || !draft.department || regionOfDepartment(draft.department) === region;
  return kept ? { ...draft, region } : { ...draft, ...emptyPlace, radius: draft.radius, region, text: '' };
}

/**
 * The place to search once « Rechercher » is pressed. Text that was typed without choosing takes the first
 * suggestion, which is the likeliest commune; without any, the text itself is searched.
 */
export function settledPlace(draft: PlaceDraft, suggestions: readonly City[]): Place {
  const { text: _text, ...place } = draft;
  const first = suggestions[0];
  if (!place.city || place.department || !first) return place;
  const { text: _label, ...settled } = withCity(draft, first);
  return settled;
}
