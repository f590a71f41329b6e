import type { Region } from '#contract/laundromat/regions.ts';
import { defaultSearchRadiusKm } from '#contract/laundromat/search.ts';
import type { City } from '#app/data/city-suggestions.ts';
import { centreOf, regionOfDepartment } from './city-place.ts';
import { cityLabel, type SearchCriteria } from './search-params.ts';

type SearchPlace = Pick<SearchCriteria, 'region' | 'city' | 'department' | 'place' | 'centre' | 'radius'>;

/** The values of the search panel before « Rechercher »: a place, and the text of the city field. */
export interface PlaceDraft extends SearchPlace {
  text: string;
}

export function draftOf(criteria: SearchCriteria): PlaceDraft {
  const { region, city, department, place, centre, radius } = criteria;
  return { region, city, department, place, centre, radius, text: place || cityLabel(criteria) };
}

export const emptyPlace: SearchPlace = {
  region: null,
  city: '',
  department: '',
  place: '',
  centre: null,
  radius: defaultSearchRadiusKm,
};

/** Tells whether there is nothing to clear: no place, and the default radius. */
export function isEmptyPlace({ region, city, centre, radius }: SearchPlace): boolean {
  return !region && !city && !centre && radius === emptyPlace.radius;
}

/** Returns the draft with a new text. Typing clears the chosen commune and the visitor's position. */
export function withText(draft: PlaceDraft, text: string): PlaceDraft {
  return { ...draft, text, city: text.trim(), department: '', place: '', centre: null };
}

/**
 * Returns the draft with this commune. It clears a region that does not contain it, because the two together find
 * nothing.
 */
export function withCity(draft: PlaceDraft, city: City): PlaceDraft {
  const region = draft.region === regionOfDepartment(city.departmentCode) ? draft.region : null;
  const chosen = { city: city.name, department: city.departmentCode };
  return { ...draft, ...chosen, place: '', region, centre: centreOf(city), text: cityLabel(chosen) };
}

/** Returns the draft with this region. It clears a commune outside of it, for the same reason. */
export function withRegion(draft: PlaceDraft, region: Region | null): PlaceDraft {
  const kept = !region || !draft.department || regionOfDepartment(draft.department) === region;
  return kept ? { ...draft, region } : { ...draft, ...emptyPlace, radius: draft.radius, region, text: '' };
}

/**
 * Returns the place to search when « Rechercher » is pressed. Typed text takes the first suggestion, the likeliest
 * commune; without suggestions the text itself is searched.
 */
export function placeToSearch(draft: PlaceDraft, suggestions: readonly City[]): SearchPlace {
  const { text: _text, ...place } = draft;
  const first = suggestions[0];
  if (!place.city || place.department || !first) return place;
  const { text: _label, ...settled } = withCity(draft, first);
  return settled;
}
