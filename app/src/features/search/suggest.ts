import type { Client } from 'urql';
import { connection } from '#app/lib/device/connection.ts';
import { readPlace } from '#app/map/use-place-answer.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { addressSuggestions, isForGeocoder } from '#contract/places/addresses.ts';
import {
  addressesOf,
  type FoundPlace,
  type Sources,
  suggestionsOf,
  suggestionsVariables,
  tableOf,
} from '#contract/places/found-places.ts';
import { deviceSuggestions } from './device-suggestions.ts';
import { recentSuggestions, rememberPlace } from './recent-places.ts';
import { suggestionsQuery } from './suggestions-query.ts';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

const shortestText = 2;
const longestText = 100;
const tablePauseMs = 200;
const geocoderPauseMs = 300;
const geocoderTimeoutMs = 5_000;

const placesPath = '/api/places/suggestions';

/**
 * Looks for suggestions once the text has not changed for a moment, and passes on all that have arrived. Returns a
 * function that stops it.
 */
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
  const tableTimer = setTimeout(() => {
    const query = client.query(suggestionsQuery, suggestionsVariables(typed, place));
    stopQuery = query.subscribe(async ({ data, error }) => {
      if (error) sources.failed.push('table');
      add({ table: error ? await deviceSuggestions(typed, place) : tableOf(data) });
    }).unsubscribe;
  }, tablePauseMs);

  if (!isForGeocoder(place) || connection.isOffline()) sources.addresses = [];
  const geocoderTimer = setTimeout(async () => {
    if (sources.addresses) return;
    const found = await readAddresses(place, controller.signal);
    if (!found) sources.failed.push('addresses');
    add({ addresses: found ?? [] });
  }, geocoderPauseMs);

  return () => {
    clearTimeout(tableTimer);
    clearTimeout(geocoderTimer);
    stopQuery();
    controller.abort();
  };
}

/** Returns the suggestion of a place that is remembered when it is chosen. */
function remembered(found: FoundPlace): Suggestion {
  const { point } = found;
  return point ? { ...found, onChoose: () => rememberPlace(point) } : found;
}

function passRecent(onFound: (found: Suggestions) => void): void {
  onFound({ options: recentSuggestions(() => passRecent(onFound)), pending: false });
}

/** Returns null without an answer. */
async function readAddresses(text: string, signal: AbortSignal): Promise<FoundPlace[] | null> {
  const path = `${placesPath}?${new URLSearchParams({ q: text, of: 'places' })}`;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, geocoderTimeoutMs, null));
  const found = await Promise.race([readPlace(path, addressSuggestions, signal), tooLate]);
  return found && addressesOf(found);
}
