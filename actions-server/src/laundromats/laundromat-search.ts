import type { LaundromatSummary } from '#contract/laundromat/laundromats.ts';
import type { LaundromatsQuery } from '#contract/laundromat/search-parameters.ts';
import { readPhrase, type SearchPhrase } from '#contract/laundromat/search-phrase.ts';
import {
  countedMatches,
  defaultSearchRadiusKm,
  largeWasherKg,
  openInstant,
  pageSize,
  timeZoneOfSearch,
} from '#contract/laundromat/search.ts';
import {
  addressesOf,
  suggestionsOf,
  suggestionsVariables,
  knownPlaces,
} from '#contract/places/found-places.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { findAddresses, type Geocoder } from '../places/geocoder.ts';
import type { ApiCaller } from '../session/caller.ts';
import { restAnswer } from './laundromat-answer.ts';
import { searchQuery, suggestionsQuery, type Match } from './laundromat-documents.ts';

/** Largest page of `search_laundromats`, and the row limit of a visitor. */
const batchSize = 100;

export interface SearchServices {
  hasura: Hasura;
  geocoder: Pick<Geocoder, 'complete'>;
}

export async function searchLaundromats(
  services: SearchServices,
  query: LaundromatsQuery,
  caller: ApiCaller,
) {
  const { hasura } = services;
  const { filters } = readPhrase(query.q ?? '');
  const open = query.openNow ? 'now' : filters.open;
  const anyTime = { ...searchArguments(query, filters), ...(await placeArguments(services, query, caller)) };
  const timeZone = timeZoneOfSearch({ ...anyTime, department: anyTime.place });
  const searched = { ...anyTime, open_at: open && openInstant(open, new Date(), timeZone) };
  const read = async (page: number, size: number) => {
    const args = { ...searched, page, page_size: size };
    const { search_laundromats } = await hasura.query(searchQuery, { args }, caller);
    return search_laundromats;
  };

  if (query.page !== undefined || query.limit !== undefined) {
    const page = query.page ?? 1;
    const matches = await read(page, query.limit ?? pageSize);
    // The count is a column of each row, and a page after the last one has no rows.
    const counted = matches.length > 0 || page === 1 ? matches : await read(1, 1);
    return { laundromats: summaries(matches), total: totalOf(counted) };
  }

  const first = await read(1, batchSize);
  const total = Math.min(totalOf(first), countedMatches);
  const rest = Array.from({ length: Math.max(0, Math.ceil(total / batchSize) - 1) }, (_, index) => index + 2);
  const others = await Promise.all(rest.map((page) => read(page, batchSize)));
  return { laundromats: summaries([first, ...others].flat()), total };
}

function searchArguments(query: LaundromatsQuery, filters: SearchPhrase['filters']) {
  const { city, region, lat, lng } = query;
  const [west, south, east, north] = query.bbox ?? [];
  const allServices = [...new Set([...(query.services ?? []), ...(filters.services ?? [])])];
  return {
    city,
    region,
    lat,
    lng,
    radius_km: query.maxDistance,
    west,
    south,
    east,
    north,
    services: query.services || allServices.length > 0 ? allServices.join(',') : undefined,
    min_washer_kg: query.minWasherKg ?? (filters.largeWasher && largeWasherKg),
    sort: query.sort ?? filters.sort,
  };
}

/** Returns the place that the text means, else its words. */
async function placeArguments(
  { hasura, geocoder }: SearchServices,
  { q, city, region, lat, bbox, maxDistance }: LaundromatsQuery,
  caller: ApiCaller,
) {
  const { words: place } = readPhrase(q ?? '');
  if (q === undefined || place === '' || city || region || lat !== undefined || bbox)
    return { q: place || undefined };
  const database = knownPlaces(await hasura.query(suggestionsQuery, suggestionsVariables(q, place), caller));
  let { best, words } = suggestionsOf(q, place, { database, failed: [] });
  if (best === undefined) {
    const addresses = addressesOf(await findAddresses(geocoder, place));
    ({ best, words } = suggestionsOf(q, place, { database, addresses, failed: [] }));
  }
  if (best?.region) return { q: undefined, region: best.region };
  if (best?.department) return { q: undefined, place: best.department };
  const centre = best?.point?.centre;
  return centre ? { q: undefined, ...centre, radius_km: maxDistance ?? defaultSearchRadiusKm } : { q: words };
}

function totalOf(matches: Match[]): number {
  return matches[0]?.totalCount ?? 0;
}

function summaries(matches: Match[]): LaundromatSummary[] {
  return matches.flatMap(({ laundromat, distanceKm }) =>
    laundromat ? { ...restAnswer(laundromat), ...(distanceKm !== null && { distanceKm }) } : [],
  );
}
