import { storedRows } from '#app/data/cache/cache-storage.ts';
import type { City } from '#app/data/laundromats/city-suggestions.ts';
import { matchesWords } from '#app/lib/texts/folded-words.ts';
import type { Suggestion } from './suggestion-option.ts';
import { citySuggestion, laundromatSuggestion, type NamedLaundromat } from './suggestion.ts';

const mostOfEach = 5;

/** Returns the communes on this device that have the words for a place, and the laundromats that have those of the text. */
export async function deviceSuggestions(text: string, place: string): Promise<Suggestion[]> {
  const [cities, laundromats] = await Promise.all([storedRows('french_cities'), storedRows('laundromats')]);
  return [
    ...bestMatches(cities.filter(isCity).map(citySuggestion), place),
    ...bestMatches(laundromats.filter(isNamed).map(laundromatSuggestion), text),
  ];
}

/** Returns the first matches in alphabetical order, in which « Quimper » precedes « Quimperlé ». */
function bestMatches(suggestions: Suggestion[], text: string): Suggestion[] {
  return suggestions
    .filter(({ label, detail }) => matchesWords(`${label} ${detail}`, text))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'))
    .slice(0, mostOfEach);
}

/** Rows of the cache may lack fields. */
function isCity(row: Record<string, unknown>): row is Record<string, unknown> & City {
  return ['id', 'name', 'postalCode', 'departmentCode', 'latitude', 'longitude'].every(
    (field) => field in row,
  );
}

function isNamed(row: Record<string, unknown>): row is Record<string, unknown> & NamedLaundromat {
  return ['id', 'name', 'slug', 'city'].every((field) => field in row);
}
