import type { Client } from 'urql';
import type { SearchSuggestionsQuery } from '#app/data/generated/graphql.ts';
import { connection } from '#app/lib/device/connection.ts';
import { matchesWords } from '#app/lib/texts/folded-words.ts';
import { readPlace } from '#app/map/use-place-answer.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { addressSuggestions, suggestionsFrom } from '#contract/places/addresses.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
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
  /** The suggestion that « Rechercher » takes: null when it searches for `words`, undefined while unknown. */
  best?: Suggestion | null;
  words?: string;
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
    else onFound({ options: [], pending: false, best: null, words: typed });
    return () => undefined;
  }

  const { words: place } = readPhrase(typed);
  const controller = new AbortController();
  const sources: Sources = { failed: [] };
  const add = (arrived: Omit<Sources, 'failed'>) => {
    if (controller.signal.aborted) return;
    Object.assign(sources, arrived);
    onFound(suggestionsOf(typed, place, sources));
  };

  let stopQuery = () => {};
  const tableTimer = setTimeout(() => {
    const query = client.query(suggestionsQuery, { q: typed, place });
    stopQuery = query.subscribe(async ({ data, error }) => {
      if (error) sources.failed.push('table');
      add({ table: error ? await deviceSuggestions(typed, place) : tableOf(data) });
    }).unsubscribe;
  }, tablePauseMs);

  if (!isForGeocoder(place)) sources.addresses = [];
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
    ...cities.flatMap(({ city }) =>
      city ? { ...citySuggestion(city), isEmpty: city.directory_page === null } : [],
    ),
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

function suggestionsOf(typed: string, place: string, { table, addresses, failed }: Sources): Suggestions {
  const pending = !table || !addresses;
  const towns = withLaundromatsFirst(
    (table ?? []).filter(({ point }) => point),
    place,
  );
  const laundromats = (table ?? []).filter(({ path }) => path);
  const places = [towns, addresses ?? []];
  if (towns[0]?.isEmpty && addresses?.some(isNamed(place))) places.reverse();
  const options = [...places.flat(), ...laundromats];
  const best = bestOf({ typed, place, towns, laundromats, addresses });
  // Words without a meaning for a laundromat's name search for what they leave: « lavomatic bastille » for « bastille ».
  const isName = laundromats.some(hasWords(typed)) || place === '';
  return { options, pending, best, words: isName ? typed : place, note: noteOf(failed) };
}

/** Of the towns with this very name, those with laundromats come first. */
function withLaundromatsFirst(towns: Suggestion[], place: string): Suggestion[] {
  const homonyms = towns
    .filter(isNamed(place))
    .toSorted((one, other) => Number(one.isEmpty) - Number(other.isEmpty));
  return [...homonyms, ...towns.filter((town) => !homonyms.includes(town))];
}

interface Found {
  typed: string;
  place: string;
  towns: Suggestion[];
  laundromats: Suggestion[];
  addresses: Suggestion[] | undefined;
}

/**
 * Returns the suggestion that « Rechercher » takes. An exact name comes first: of a town, a laundromat, a place; then the
 * first town, then the first suggestion with all words, then the first place that resembles them. A laundromat is not a
 * place: its name is searched, because other laundromats may share it. A town without laundromats is taken only by its
 * very name, unless a place has that name too: « bruxelles » is not Brutelles. Undefined while a better one may arrive.
 */
function bestOf({ typed, place, towns, laundromats, addresses }: Found): Suggestion | null | undefined {
  const [town] = towns;
  const isTown = town && isNamed(place)(town);
  if (laundromats.some(isNamed(typed)) && !(isTown && place === typed)) return null;
  // The first town may match in spite of a typing error: our table puts it before much smaller towns that begin with
  // the typed text.
  const hasTown = towns.some(hasWords(place));
  const begins = towns.some(({ label }) => plainName(label).startsWith(plainName(place)));
  if (isTown && !town.isEmpty) return town;
  if (begins && !place.includes(' ') && !town?.isEmpty) return town;
  if (!addresses) return undefined;
  const named = addresses.find(isNamed(place));
  if (named || isTown) return named ?? town;
  if (hasTown) return town?.isEmpty ? null : town;
  const first = [...towns, ...addresses, ...laundromats].find(hasWords(place));
  if (first) return first.point ? first : null;
  if (town) return town.isEmpty ? null : town;
  return addresses[0] ?? null;
}

const hasWords =
  (typed: string) =>
  ({ label, detail = '' }: Suggestion) =>
    matchesWords(`${label} ${detail}`, typed);

/** Tells whether a suggestion has this very name. */
const isNamed =
  (typed: string) =>
  ({ label }: Suggestion) =>
    plainName(label) === plainName(typed);

/** Returns a name without what people leave out or write otherwise: its article, « and » and « & ». */
const plainName = (name: string) => foldedText(name).replace(/^(la|le|les|l) | (and|et)(?= )/g, '');

function noteOf(failed: Sources['failed']): string | undefined {
  if (failed.includes('table')) return 'Hors ligne\u00a0: seulement les lieux gardés sur cet appareil.';
  return failed.includes('addresses')
    ? 'Les adresses ne répondent pas\u00a0: choisissez une ville.'
    : undefined;
}
