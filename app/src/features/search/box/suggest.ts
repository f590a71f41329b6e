import type { Client } from 'urql';
import type { SearchSuggestionsQuery } from '#app/data/generated/graphql.ts';
import { connection } from '#app/lib/device/connection.ts';
import { matchesWords } from '#app/lib/texts/folded-words.ts';
import { readPlace } from '#app/map/use-place-answer.ts';
import { addressSuggestions, suggestionsFrom } from '#contract/places/addresses.ts';
import { deviceSuggestions } from './device-suggestions.ts';
import { recentSuggestions } from './recent-places.ts';
import type { Suggestion } from './suggestion-option.ts';
import { addressSuggestion, citySuggestion, laundromatSuggestion } from './suggestion.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** The suggestions for a text, as far as they have arrived. */
export interface Suggestions {
  options: Suggestion[];
  /** More may arrive. */
  pending: boolean;
  /** The suggestion that « Rechercher » takes: null when it searches for the words, undefined while unknown. */
  best?: Suggestion | null;
  /** A remark on missing suggestions. */
  note?: string;
}

const shortestText = 2;
const longestText = 100;
const tablePauseMs = 200;
const geocoderPauseMs = 300;
const geocoderTimeoutMs = 5_000;

const placesPath = '/api/places/suggestions';

/** The options of each source that has answered: our tables, whose towns come before the addresses, and the geocoder. */
interface Sources {
  table?: Suggestion[];
  addresses?: Suggestion[];
  /** Sources without an answer. */
  failed: ('table' | 'addresses')[];
}

/**
 * Looks for suggestions once the text has not changed for a moment, and passes on all that have arrived. Returns a
 * function that stops it.
 */
export function suggest(text: string, client: Client, onFound: (found: Suggestions) => void): () => void {
  const typed = text.trim().slice(0, longestText);
  if (typed.length < shortestText) {
    if (typed === '') passRecent(onFound);
    else onFound({ options: [], pending: false, best: null });
    return () => undefined;
  }

  const controller = new AbortController();
  const sources: Sources = { failed: [] };
  const add = (arrived: Omit<Sources, 'failed'>) => {
    if (controller.signal.aborted) return;
    Object.assign(sources, arrived);
    onFound(suggestionsOf(typed, sources));
  };

  let stopQuery = () => {};
  const tableTimer = setTimeout(() => {
    const query = client.query(suggestionsQuery, { q: typed });
    stopQuery = query.subscribe(async ({ data, error }) => {
      if (error) sources.failed.push('table');
      add({ table: error ? await deviceSuggestions(typed) : tableOf(data) });
    }).unsubscribe;
  }, tablePauseMs);

  if (!isForGeocoder(typed)) sources.addresses = [];
  const geocoderTimer = setTimeout(async () => {
    if (sources.addresses) return;
    const found = await readAddresses(typed, controller.signal);
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

function passRecent(onFound: (found: Suggestions) => void): void {
  onFound({ options: recentSuggestions(() => passRecent(onFound)), pending: false });
}

/** Tells whether to query the geocoder. It is not needed for postal codes, which are in our own table. */
function isForGeocoder(text: string): boolean {
  return text.length >= suggestionsFrom && !/^\d+$/.test(text) && !connection.isOffline();
}

function tableOf(data: SearchSuggestionsQuery | undefined): Suggestion[] {
  const cities = data?.search_cities ?? [];
  const laundromats = data?.suggest_laundromats ?? [];
  return [
    ...cities.flatMap(({ city }) => (city ? citySuggestion(city) : [])),
    ...laundromats.flatMap(({ laundromat }) => (laundromat ? laundromatSuggestion(laundromat) : [])),
  ];
}

/** Returns null without an answer. */
async function readAddresses(text: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  const path = `${placesPath}?${new URLSearchParams({ q: text, of: 'places' })}`;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, geocoderTimeoutMs, null));
  const found = await Promise.race([readPlace(path, addressSuggestions, signal), tooLate]);
  if (!found) return null;
  const named = found.filter(({ address }) => address !== '').map(addressSuggestion);
  return [...new Map(named.map((suggestion) => [suggestion.value, suggestion])).values()];
}

function suggestionsOf(typed: string, { table, addresses, failed }: Sources): Suggestions {
  const pending = !table || !addresses;
  const towns = (table ?? []).filter(({ point }) => point);
  const laundromats = (table ?? []).filter(({ path }) => path);
  const options = [...towns, ...(addresses ?? []), ...laundromats];
  // The first town may match in spite of a typing error: our table puts it before much smaller towns that begin with
  // the typed text.
  const hasTown = towns.some(hasWords(typed));
  const best = hasTown ? towns[0] : pending ? undefined : bestOf(typed, options);
  return { options, pending, best, note: noteOf(failed) };
}

/**
 * Returns the first suggestion that has the typed words, and otherwise the first place that resembles them. A laundromat
 * is not a place: its name is searched, because other laundromats may share it.
 */
function bestOf(typed: string, options: Suggestion[]): Suggestion | null {
  const exact = options.find(hasWords(typed));
  if (exact) return exact.point ? exact : null;
  return options.find(({ point }) => point) ?? null;
}

const hasWords =
  (typed: string) =>
  ({ label, detail = '' }: Suggestion) =>
    matchesWords(`${label} ${detail}`, typed);

function noteOf(failed: Sources['failed']): string | undefined {
  if (failed.includes('table')) return 'Hors ligne\u00a0: seulement les lieux gardés sur cet appareil.';
  return failed.includes('addresses')
    ? 'Les adresses ne répondent pas\u00a0: choisissez une ville.'
    : undefined;
}
