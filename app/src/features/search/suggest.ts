import type { Client } from 'urql';
import { storedRows } from '#app/graphql/cache/cache-storage.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { type City, citySuggestionFragment } from '#app/graphql/laundromats/city-suggestions.ts';
import { connection } from '#app/lib/device/connection.ts';
import { readPlace } from '#app/map/use-place-answer.ts';
import { suggestionsText } from '#contract/laundromat/fragments.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { addressSuggestions, isForGeocoder } from '#contract/places/addresses.ts';
import {
  addressesOf,
  type FoundPlace,
  hasWords,
  type Sources,
  suggestionsOf,
  suggestionsVariables,
  knownPlaces,
  citySuggestion,
  laundromatSuggestion,
  type NamedLaundromat,
} from '#contract/places/found-places.ts';
import { resembling } from '#contract/places/place-names.ts';
import { recentSuggestions, rememberPlace } from './recent-places.ts';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

export const suggestionsQuery = graphql(suggestionsText, [citySuggestionFragment]);

const shortestText = 2;
const longestText = 100;
const queryPauseMs = 200;
const geocoderPauseMs = 300;
const geocoderTimeoutMs = 5_000;

const mostOfEach = 5;

const placesPath = '/api/places/suggestions';

/** Looks for suggestions after a pause in typing, and passes them on as they arrive. Returns a function to stop it. */
export function suggest(text: string, client: Client, onFound: (found: Suggestions) => void): () => void {
  const typed = text.trim().slice(0, longestText);
  if (typed.length < shortestText) {
    if (typed === '') passRecent(onFound);
    else onFound({ options: [], pending: false, best: null, words: typed });
    return () => undefined;
  }

  const { words: place } = readPhrase(typed);
  const controller = new AbortController();
  const sources: Sources = { failed: [] };
  const add = (arrived: Omit<Sources, 'failed'>) => {
    if (controller.signal.aborted) return;
    Object.assign(sources, arrived);
    const found = suggestionsOf(typed, place, sources);
    onFound({ ...found, options: found.options.map(remembered), best: found.best && remembered(found.best) });
  };

  let stopQuery = () => {};
  const queryTimer = setTimeout(() => {
    const query = client.query(suggestionsQuery, suggestionsVariables(typed, place));
    stopQuery = query.subscribe(async ({ data, error }) => {
      if (error) sources.failed.push('database');
      add({ database: error ? await deviceSuggestions(typed, place) : knownPlaces(data) });
    }).unsubscribe;
  }, queryPauseMs);

  const asksGeocoder = isForGeocoder(place) && !connection.isOffline();
  if (!asksGeocoder) sources.addresses = [];
  const geocoderTimer = setTimeout(async () => {
    if (!asksGeocoder) return;
    const found = await readAddresses(place, controller.signal);
    if (!found) sources.failed.push('addresses');
    add({ addresses: found ?? [] });
  }, geocoderPauseMs);

  return () => {
    clearTimeout(queryTimer);
    clearTimeout(geocoderTimer);
    stopQuery();
    controller.abort();
  };
}

function remembered(found: FoundPlace): Suggestion {
  const { point } = found;
  return point ? { ...found, onChoose: () => rememberPlace(point) } : found;
}

function passRecent(onFound: (found: Suggestions) => void): void {
  onFound({ options: recentSuggestions(() => passRecent(onFound)), pending: false });
}

/** Returns null when the geocoder gave no answer in time. */
async function readAddresses(text: string, signal: AbortSignal): Promise<FoundPlace[] | null> {
  const path = `${placesPath}?${new URLSearchParams({ q: text, of: 'places' })}`;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, geocoderTimeoutMs, null));
  const found = await Promise.race([readPlace(path, addressSuggestions, signal), tooLate]);
  return found && addressesOf(found);
}

async function deviceSuggestions(text: string, place: string): Promise<FoundPlace[]> {
  const [cities, laundromats] = await Promise.all([storedRows('french_cities'), storedRows('laundromats')]);
  return [
    ...bestMatches(cities.filter(isCity).map(citySuggestion), place),
    ...bestMatches(laundromats.filter(isNamed).map(laundromatSuggestion), text),
  ];
}

function bestMatches(suggestions: FoundPlace[], text: string): FoundPlace[] {
  const matches = suggestions
    .filter(hasWords(text))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
  return (matches.length > 0 ? matches : resembling(suggestions, text)).slice(0, mostOfEach);
}

function isCity(row: Record<string, unknown>): row is Record<string, unknown> & City {
  return ['id', 'name', 'postalCode', 'departmentCode', 'latitude', 'longitude'].every(
    (field) => field in row,
  );
}

function isNamed(row: Record<string, unknown>): row is Record<string, unknown> & NamedLaundromat {
  return ['id', 'name', 'slug', 'city'].every((field) => field in row);
}
