import type { City } from '#app/data/city-suggestions.ts';
import { storedRows } from '#app/data/cache-storage.ts';
import { matchesWords } from '#app/lib/folded-words.ts';
import { citySuggestion, laundromatSuggestion, type NamedLaundromat, type Suggestion } from './suggestion.ts';

const mostOfEach = 5;

/** Returns the communes and laundromats on this device whose words begin with those of the text. */
export async function deviceSuggestions(text: string): Promise<Suggestion[]> {
  const [cities, laundromats] = await Promise.all([storedRows('french_cities'), storedRows('laundromats')]);
  return [
    ...cities.filter(isCity).map(citySuggestion).filter(matching(text)).slice(0, mostOfEach),
    ...laundromats.filter(isNamed).map(laundromatSuggestion).filter(matching(text)).slice(0, mostOfEach),
  ];
}

const matching =
  (text: string) =>
  ({ label, detail }: Suggestion) =>
    matchesWords(`${label} ${detail}`, text);

/** Rows of the cache may lack fields. */
function isCity(row: Record<string, unknown>): row is Record<string, unknown> & City {
  return ['id', 'name', 'postalCode', 'departmentCode', 'latitude', 'longitude'].every(
    (field) => field in row,
  );
}

function isNamed(row: Record<string, unknown>): row is Record<string, unknown> & NamedLaundromat {
  return ['id', 'name', 'slug', 'city'].every((field) => field in row);
}
