import { cityPoint, roundedCentre } from '#app/features/search/places/city-place.ts';
import type { City } from '#app/graphql/laundromats/city-suggestions.ts';
import { slugOf } from '#app/lib/texts/folded-words.ts';
import { paths } from '#app/paths.ts';
import { searchedRegions } from '#contract/laundromat/regions.ts';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import { rememberPlace } from './recent-places.ts';
import type { Suggestion } from './suggestion-option.ts';

export interface NamedLaundromat {
  id: string;
  name: string;
  slug: string;
  city: string;
}

export function citySuggestion(city: City): Suggestion {
  const point = cityPoint(city);
  return {
    value: city.id,
    label: city.name,
    detail: `${city.postalCode} · ${city.department}`,
    group: 'Villes',
    point,
    onChoose: () => rememberPlace(point),
  };
}

/** A commune that is part of another one today. Leads to that one. */
export function formerCommuneSuggestion(id: string, name: string, city: City): Suggestion {
  return { ...citySuggestion(city), value: id, label: name, detail: `${city.name} · ${city.department}` };
}

export const areasGroup = 'Régions et départements';

interface Area {
  id: string;
  name: string;
  region: string;
  departmentCode?: string | null;
  population: number;
}

/** A region, also by a name of before 2016, or a department. */
export function areaSuggestion({ id, name, region, departmentCode, population }: Area): Suggestion {
  const option = { value: id, label: name, group: areasGroup, population };
  const regionSlug = slugOf(region);
  if (departmentCode) {
    return { ...option, detail: `${departmentCode} · ${region}`, path: paths.department(regionSlug, name) };
  }
  const detail = name === region ? 'Région' : region;
  const searched = searchedRegions.find((known) => known === region);
  return searched
    ? { ...option, detail, region: searched }
    : { ...option, detail, path: paths.region(regionSlug) };
}

export function addressSuggestion(found: AddressSuggestion): Suggestion {
  const { address, postalCode, city, latitude, longitude } = found;
  const point = {
    city: '',
    department: '',
    place: `${address}, ${city}`,
    centre: roundedCentre(latitude, longitude),
  };
  return {
    value: `${address}, ${postalCode} ${city}`,
    label: address,
    detail: `${postalCode} ${city}`,
    group: 'Adresses et lieux',
    point,
    onChoose: () => rememberPlace(point),
  };
}

export function laundromatSuggestion({ id, name, slug, city }: NamedLaundromat): Suggestion {
  return { value: id, label: name, detail: city, group: 'Laveries', path: paths.laundromat(slug) };
}
