import type { SearchSuggestionsQuery } from '#app/graphql/generated/graphql.ts';
import { matchesWords } from '#app/lib/texts/folded-words.ts';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import type { Suggestion } from './suggestion-option.ts';
import {
  addressSuggestion,
  areasGroup,
  areaSuggestion,
  citySuggestion,
  formerCommuneSuggestion,
  laundromatSuggestion,
} from './suggestion.ts';

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

/** The options of each source that has answered: our tables, whose towns come before the addresses, and the geocoder. */
export interface Sources {
  table?: Suggestion[];
  addresses?: Suggestion[];
  /** Sources without an answer. */
  failed: ('table' | 'addresses')[];
}

export function tableOf(data: SearchSuggestionsQuery | undefined): Suggestion[] {
  const towns = (data?.search_cities ?? []).flatMap(({ city }) =>
    city
      ? { ...citySuggestion(city), population: city.population, isEmpty: city.directory_page === null }
      : [],
  );
  const names = data?.place_names ?? [];
  const former = names.flatMap(({ id, name, city }) =>
    city ? { ...formerCommuneSuggestion(id, name, city), isEmpty: city.directory_page === null } : [],
  );
  const areas = names.flatMap((area) => (area.city ? [] : areaSuggestion(area)));
  const laundromats = (data?.suggest_laundromats ?? []).flatMap(({ laundromat }) =>
    laundromat ? laundromatSuggestion(laundromat) : [],
  );
  return [...towns, ...former, ...areas, ...laundromats];
}

/** Returns the streets, quarters and stations among the answers of the geocoder. */
export function addressesOf(found: readonly AddressSuggestion[]): Suggestion[] {
  const named = found.filter(({ address }) => address !== '').map(addressSuggestion);
  return [...new Map(named.map((suggestion) => [suggestion.value, suggestion])).values()];
}

export function suggestionsOf(
  typed: string,
  place: string,
  { table, addresses, failed }: Sources,
): Suggestions {
  const pending = !table || !addresses;
  const towns = withLaundromatsFirst(
    (table ?? []).filter(({ point }) => point),
    place,
  );
  const areas = (table ?? []).filter(isArea);
  const laundromats = (table ?? []).filter((option) => option.path && !isArea(option));
  const places = [towns, addresses ?? []];
  if (towns[0]?.isEmpty && addresses?.some(isNamed(place))) places.reverse();
  const area = meantArea(areas, towns, place);
  const options = [
    ...(area ? [area] : []),
    ...places.flat(),
    ...areas.filter((one) => one !== area),
    ...laundromats,
  ];
  const best = bestOf({ typed, place, area, towns, laundromats, addresses });
  // Words without a meaning for a laundromat's name search for what they leave: « lavomatic bastille » for « bastille ».
  const isName = laundromats.some(hasWords(typed)) || place === '';
  return { options, pending, best, words: isName ? typed : place, note: noteOf(failed) };
}

/** Tells whether a suggestion is a region or a department. */
const isArea = ({ group }: Suggestion) => group === areasGroup;

/** Returns the region or department that has this very name and more inhabitants than any town of that name. */
function meantArea(areas: Suggestion[], towns: Suggestion[], place: string): Suggestion | undefined {
  const inhabitants = ({ population = 0 }: Suggestion) => population;
  const largestTown = Math.max(0, ...towns.filter(isNamed(place)).map(inhabitants));
  return areas.filter(isNamed(place)).find((area) => inhabitants(area) > largestTown);
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
  area: Suggestion | undefined;
  towns: Suggestion[];
  laundromats: Suggestion[];
  addresses: Suggestion[] | undefined;
}

/**
 * Returns the suggestion that « Rechercher » takes. An exact name comes first: of a laundromat, a region or department, a
 * town, a place; then the first town, then the first suggestion with all words, then the first place that resembles them.
 * A laundromat is not a place: its name is searched, because other laundromats may share it. A town without laundromats is
 * taken only by its very name, unless a place has that name too: « bruxelles » is not Brutelles. Undefined while a better
 * one may arrive.
 */
function bestOf({ typed, place, area, towns, laundromats, addresses }: Found): Suggestion | null | undefined {
  const [town] = towns;
  const isTown = town && isNamed(place)(town);
  if (laundromats.some(isNamed(typed)) && !(isTown && place === typed)) return null;
  if (area) return area;
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
