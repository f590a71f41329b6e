import { distance } from 'fastest-levenshtein';
import { storedRows } from '#app/graphql/cache/cache-storage.ts';
import type { City } from '#app/graphql/laundromats/city-suggestions.ts';
import {
  citySuggestion,
  type FoundPlace,
  laundromatSuggestion,
  type NamedLaundromat,
} from '#contract/places/found-places.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import { matchesWords } from '#contract/validation/folded-words.ts';

const mostOfEach = 5;

/** Returns the communes on this device that have the words for a place, and the laundromats that have those of the text. */
export async function deviceSuggestions(text: string, place: string): Promise<FoundPlace[]> {
  const [cities, laundromats] = await Promise.all([storedRows('french_cities'), storedRows('laundromats')]);
  return [
    ...bestMatches(cities.filter(isCity).map(citySuggestion), place),
    ...bestMatches(laundromats.filter(isNamed).map(laundromatSuggestion), text),
  ];
}

/** Returns the first matches in alphabetical order, in which « Quimper » precedes « Quimperlé ». */
function bestMatches(suggestions: FoundPlace[], text: string): FoundPlace[] {
  const matches = suggestions
    .filter(({ label, detail }) => matchesWords(`${label} ${detail}`, text))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
  return (matches.length > 0 ? matches : resembling(suggestions, text)).slice(0, mostOfEach);
}

/** Returns those whose name is the text with one typing error, or two in a longer text, the nearest first. */
function resembling(suggestions: FoundPlace[], text: string): FoundPlace[] {
  const typed = foldedText(text);
  const mostErrors = typed.length < 6 ? 1 : 2;
  return suggestions
    .map((suggestion) => ({ suggestion, errors: distance(foldedText(suggestion.label), typed) }))
    .filter(({ errors }) => typed.length >= 3 && errors <= mostErrors)
    .sort((one, other) => one.errors - other.errors)
    .map(({ suggestion }) => suggestion);
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
