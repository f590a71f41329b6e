import { type Region, regionOfDepartment, searchedRegions } from '../laundromat/regions.ts';
import { departmentPath, laundromatPath, regionPath } from '../site/paths.ts';
import { matchesWords, slugOf } from '../validation/folded-words.ts';
import type { AddressSuggestion } from './addresses.ts';
import { placeKey, plainName, resembling, spellings } from './place-names.ts';

/** The point of a search: a commune, a street or station, or a rounded position without a name. */
export interface SearchPoint {
  city: string;
  /** Code of the commune's department, for « Lyon (69) ». */
  department: string;
  /** Name of a street, quarter or station; only with a centre and without a commune. */
  place: string;
  centre: { lat: number; lng: number } | null;
}

/** A suggestion in the box: a town, area, address or laundromat. It has a point, a region or the path of a page. */
export interface FoundPlace {
  value: string;
  label: string;
  detail?: string;
  group?: string;
  point?: SearchPoint;
  /** A town without laundromats. */
  isEmpty?: boolean;
  region?: Region;
  /** Code of a department. */
  department?: string;
  path?: string;
  population?: number;
}

export interface FoundPlaces<Place = FoundPlace> {
  options: Place[];
  pending: boolean;
  /** Null when « Rechercher » searches for `words`, undefined while unknown. */
  best?: Place | null;
  words?: string;
  note?: string;
}

/** Suggestions for a typed text by their source; undefined while an answer is awaited. */
export interface Sources {
  /** Towns, areas and laundromats; those of the device when the query has failed. */
  database?: FoundPlace[];
  /** Streets and stations of the geocoder. */
  addresses?: FoundPlace[];
  failed: ('database' | 'addresses')[];
}

interface Town {
  id: string;
  name: string;
  postalCode: string;
  department: string;
  departmentCode: string;
  latitude: number | string;
  longitude: number | string;
}

export interface NamedLaundromat {
  id: string;
  name: string;
  slug: string;
  city: string;
}

interface Area {
  id: string;
  name: string;
  region: string;
  departmentCode?: string | null;
  population: number;
}

interface SuggestionsAnswer {
  search_cities: { city?: (Town & { population: number; directory_page?: object | null }) | null }[];
  place_names: (Area & { city?: (Town & { directory_page?: object | null }) | null })[];
  suggest_laundromats: { laundromat?: NamedLaundromat | null }[];
}

export function suggestionsVariables(q: string, place: string) {
  const key = placeKey(place);
  const isLong = key.length >= 5;
  // The first letter alone leaves room for typing errors in the others.
  const start = key && `${isLong ? key[0] : key}%`;
  return { q, place, key, keys: spellings(key), start, former: isLong ? `${key}%` : key };
}

export function cityPoint(
  city: Pick<Town, 'name' | 'departmentCode' | 'latitude' | 'longitude'>,
): SearchPoint {
  return {
    city: city.name,
    department: city.departmentCode,
    place: '',
    centre: roundedCentre(Number(city.latitude), Number(city.longitude)),
  };
}

function roundedCentre(latitude: number, longitude: number): SearchPoint['centre'] {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  const [lat, lng] = [round(latitude), round(longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

export function citySuggestion(city: Town): FoundPlace {
  return {
    value: city.id,
    label: city.name,
    detail: `${city.postalCode} · ${city.department}`,
    group: 'Villes',
    point: cityPoint(city),
  };
}

/** Suggests the commune that a former one is part of today. */
function formerCommuneSuggestion(id: string, name: string, city: Town): FoundPlace {
  return { ...citySuggestion(city), value: id, label: name, detail: `${city.name} · ${city.department}` };
}

const areasGroup = 'Régions et départements';

function areaSuggestion({ id, name, region, departmentCode, population }: Area): FoundPlace {
  const option = { value: id, label: name, group: areasGroup, population };
  const regionSlug = slugOf(region);
  if (departmentCode) {
    const path = departmentPath(regionSlug, name);
    return { ...option, detail: `${departmentCode} · ${region}`, department: departmentCode, path };
  }
  const detail = name === region ? 'Région' : region;
  const searched = searchedRegions.find((known) => known === region);
  return searched
    ? { ...option, detail, region: searched }
    : { ...option, detail, path: regionPath(regionSlug) };
}

function addressSuggestion(found: AddressSuggestion): FoundPlace {
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

export function laundromatSuggestion({ id, name, slug, city }: NamedLaundromat): FoundPlace {
  return { value: id, label: name, detail: city, group: 'Laveries', path: laundromatPath(slug) };
}

export function knownPlaces(data: SuggestionsAnswer | undefined): FoundPlace[] {
  const towns = (data?.search_cities ?? []).flatMap(({ city }) =>
    city
      ? { ...citySuggestion(city), population: city.population, isEmpty: city.directory_page === null }
      : [],
  );
  const names = data?.place_names ?? [];
  const former = names
    .flatMap(({ id, name, population, city }) =>
      city
        ? { ...formerCommuneSuggestion(id, name, city), population, isEmpty: city.directory_page === null }
        : [],
    )
    .slice(0, 3);
  const areas = names.flatMap((area) => (area.city ? [] : areaSuggestion(area)));
  const laundromats = (data?.suggest_laundromats ?? []).flatMap(({ laundromat }) =>
    laundromat ? laundromatSuggestion(laundromat) : [],
  );
  return [...towns, ...former, ...areas, ...laundromats];
}

export function addressesOf(found: readonly AddressSuggestion[]): FoundPlace[] {
  const named = found.filter(({ address }) => address !== '').map(addressSuggestion);
  return [...new Map(named.map((suggestion) => [suggestion.value, suggestion])).values()];
}

/** Returns the suggestions in the order of the box, and the one that « Rechercher » takes. */
export function suggestionsOf(
  typed: string,
  place: string,
  { database, addresses, failed }: Sources,
): FoundPlaces {
  const pending = !database || !addresses;
  const towns = withLaundromatsFirst(
    (database ?? []).filter(({ point }) => point),
    place,
  );
  const areas = namedAreas((database ?? []).filter(isArea), place);
  const laundromats = (database ?? []).filter((option) => option.path && !isArea(option));
  const places = [towns, addresses ?? []];
  if (towns[0]?.isEmpty && addresses?.some(isNamed(place))) places.reverse();
  const area = meantArea(areas, towns, place);
  const options = [
    ...(area ? [area] : []),
    ...places.flat(),
    ...areas.filter((one) => one !== area),
    ...laundromats,
  ];
  const begun = area ?? begunArea(areas, towns, place);
  const best = database && bestOf(typed, place, { area: begun, areas, towns, laundromats, addresses });
  // « lavomatic bastille » searches for « bastille », unless a laundromat has this name.
  const isName = laundromats.some(({ label }) => matchesWords(label, typed)) || place === '';
  return { options, pending, best, words: isName ? typed : place, note: noteOf(failed) };
}

const isArea = ({ group }: FoundPlace) => group === areasGroup;

function meantArea(areas: FoundPlace[], towns: FoundPlace[], place: string): FoundPlace | undefined {
  const inhabitants = ({ population = 0 }: FoundPlace) => population;
  const largestTown = Math.max(0, ...towns.filter(isNamed(place)).map(inhabitants));
  const code = place.toUpperCase();
  const names = spellings(placeKey(place));
  return (
    areas.find(({ department }) => department === code) ??
    areas.find((area) => names.includes(plainName(area.label)) && inhabitants(area) > largestTown)
  );
}

/** Returns those that begin as typed, then those with typing errors. */
function namedAreas(areas: FoundPlace[], place: string): FoundPlace[] {
  const names = spellings(placeKey(place));
  const begun = areas.filter(
    ({ label, department }) =>
      department === place.toUpperCase() || names.some((name) => plainName(label).startsWith(name)),
  );
  return [...new Set([...begun, ...resembling(areas, place)])];
}

/** « Finist » is Finistère, unless a town is meant. */
function begunArea(areas: FoundPlace[], towns: FoundPlace[], place: string): FoundPlace | undefined {
  return towns.length === 0 && place.length > 4 ? areas.find(begins(place)) : undefined;
}

/** « Évry » is Évry-Courcouronnes rather than a village, and « Boulogne » is Boulogne-Billancourt. */
const muchLarger = 10;

function withLaundromatsFirst(towns: FoundPlace[], place: string): FoundPlace[] {
  const homonyms = towns
    .filter(isNamed(place))
    .toSorted((one, other) => Number(one.isEmpty) - Number(other.isEmpty));
  const largest = Math.max(1, ...homonyms.map(({ population = 0 }) => population));
  // A town whose name is the text with a typing error comes before smaller towns that begin with the text.
  const [first] = towns;
  const begun =
    first && begins(place)(first)
      ? []
      : towns.filter(begins(place)).filter(({ population = 0 }) => population > (first?.population ?? 0));
  const meant = towns.filter(
    ({ label, population = 0 }) =>
      homonyms.length > 0 &&
      population >= muchLarger * largest &&
      plainName(label).startsWith(`${plainName(place)} `),
  );
  return [...new Set([...meant, ...homonyms, ...begun, ...towns])];
}

interface Found {
  area: FoundPlace | undefined;
  areas: FoundPlace[];
  towns: FoundPlace[];
  laundromats: FoundPlace[];
  addresses: FoundPlace[] | undefined;
}

/**
 * Returns the suggestion that « Rechercher » takes; undefined while a better one may arrive. An exact name comes first:
 * of a laundromat, an area, a town, a place; then the first town, then the first with all words, then the first similar
 * area or place. A laundromat's name is searched, because others may share it. A town without laundromats is taken only by its
 * exact name: « bruxelles » is not Brutelles.
 */
function bestOf(
  typed: string,
  place: string,
  { area, areas, towns, laundromats, addresses }: Found,
): FoundPlace | null | undefined {
  const [town] = towns;
  const isTown = town && isNamed(place)(town);
  if (laundromats.some(isNamed(typed)) && !(isTown && place === typed)) return null;
  if (area) return area;
  const hasTown = towns.some(hasWords(place));
  if (isTown && !town.isEmpty) return town;
  if (towns.some(begins(place)) && !place.includes(' ') && !town?.isEmpty) return town;
  if (!addresses) return undefined;
  const named = addresses.find(isNamed(place));
  if (named || isTown) return named ?? town;
  if (hasTown) return town?.isEmpty ? null : town;
  const first = [...towns, ...addresses, ...laundromats].find(hasWords(place));
  if (first) return first.point ? first : null;
  const [similar] = resembling([...areas, ...towns], place);
  if (similar && isArea(similar)) return similar;
  if (town) return town.isEmpty ? null : town;
  return addresses[0] ?? null;
}

export const hasWords =
  (typed: string) =>
  ({ label, detail = '', point }: FoundPlace) =>
    matchesWords(`${label} ${detail} ${regionOfDepartment(point?.department ?? '') ?? ''}`, typed);

const begins =
  (typed: string) =>
  ({ label }: FoundPlace) =>
    plainName(label).startsWith(plainName(typed));

const isNamed =
  (typed: string) =>
  ({ label }: FoundPlace) =>
    plainName(label) === plainName(typed);

function noteOf(failed: Sources['failed']): string | undefined {
  if (failed.includes('database')) return 'Hors ligne\u00a0: seulement les lieux gardés sur cet appareil.';
  return failed.includes('addresses')
    ? 'Les adresses ne répondent pas\u00a0: choisissez une ville.'
    : undefined;
}
