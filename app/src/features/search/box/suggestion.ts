import type { City } from '#app/data/laundromats/city-suggestions.ts';
import { cityPoint, roundedCentre } from '#app/features/search/places/city-place.ts';
import { paths } from '#app/paths.ts';
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
