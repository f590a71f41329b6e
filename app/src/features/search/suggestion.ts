import type { AddressSuggestion } from '#contract/places/addresses.ts';
import type { City } from '#app/data/city-suggestions.ts';
import { paths } from '#app/paths.ts';
import type { ComboboxOption } from '#app/ui/combobox-list.tsx';
import { cityPoint, roundedCentre } from './city-place.ts';
import type { SearchPoint } from './search-place.ts';

/** A suggestion of the search box: a point to search at, or the page of a laundromat. */
export interface Suggestion extends ComboboxOption {
  point?: SearchPoint;
  path?: string;
}

export interface NamedLaundromat {
  id: string;
  name: string;
  slug: string;
  city: string;
}

export function citySuggestion(city: City): Suggestion {
  return {
    value: city.id,
    label: city.name,
    detail: `${city.postalCode} · ${city.department}`,
    group: 'Villes',
    point: cityPoint(city),
  };
}

export function addressSuggestion(found: AddressSuggestion): Suggestion {
  const { address, postalCode, city, latitude, longitude } = found;
  return {
    value: `${address}, ${postalCode} ${city}`,
    label: address,
    detail: `${postalCode} ${city}`,
    group: 'Adresses et lieux',
    point: {
      city: '',
      department: '',
      place: `${address}, ${city}`,
      centre: roundedCentre(latitude, longitude),
    },
  };
}

export function laundromatSuggestion({ id, name, slug, city }: NamedLaundromat): Suggestion {
  return { value: id, label: name, detail: city, group: 'Laveries', path: paths.laundromat(slug) };
}
