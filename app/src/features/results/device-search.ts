import { type CacheStorage, storedRows } from '#app/graphql/cache/cache-storage.ts';
import { storageOf } from '#app/graphql/cache/cache.ts';
import { graphql } from '#app/graphql/graphql.ts';
import {
  type Laundromat,
  laundromatQuery,
  newestReviews,
} from '#app/graphql/laundromats/laundromat-query.ts';
import {
  type LaundromatMatch,
  type SearchArguments,
  type LaundromatSummary,
  laundromatSummary,
} from '#app/graphql/laundromats/laundromat-summary.ts';
import { holds } from '#app/map/leaflet/map-shapes.ts';
import { clientOfNextVisit } from '#app/offline/reading/readable-offline.ts';
import { type Coordinates, coordinatesOf, kilometresBetween } from '#contract/laundromat/coordinates.ts';
import { isOpenAt } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { regionOfDepartment } from '#contract/laundromat/regions.ts';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { matchesWords, slugOf } from '#contract/validation/folded-words.ts';

/** Only the cache of a device answers it (app/src/graphql/cache/cache-resolvers.ts). */
const laundromatOnDeviceQuery = graphql(
  `
    query LaundromatOnDevice($id: uuid!) {
      laundromats(where: { id: { _eq: $id } }, limit: 1) {
        ...LaundromatSummary
      }
    }
  `,
  [laundromatSummary],
);

/** A laundromat that can be shown without a network. Its machines are known where its page is stored. */
export type DeviceLaundromat = LaundromatSummary & Partial<Pick<Laundromat, 'machines'>>;

export interface DeviceResults {
  matches: LaundromatMatch[];
  /** The order that the device can tell: paid ranks and prices of washes are known to the server alone. */
  sort: SearchSort;
}

const mostMatches = 100;

/** Searches among the laundromats on this device; null where there are none. */
export async function searchDevice(
  args: SearchArguments,
  identity: string | null,
): Promise<DeviceResults | null> {
  const storage = storageOf(identity ?? undefined);
  const laundromats = storage ? await deviceLaundromats(storage) : [];
  return laundromats.length > 0 ? deviceResults(laundromats, args) : null;
}

/** Returns all laundromats on this device, from their stored pages where possible, else from lists. */
export async function deviceLaundromats(storage: CacheStorage): Promise<DeviceLaundromat[]> {
  const [client, rows] = await Promise.all([clientOfNextVisit(storage), storedRows('laundromats')]);
  const read = ({ id, slug }: Record<string, unknown>): DeviceLaundromat | undefined => {
    const pageVariables = { slug: String(slug), reviews: newestReviews };
    const page = client.readQuery(laundromatQuery, pageVariables)?.data?.laundromats[0];
    if (page) return { ...page, photos: page.photos.slice(0, 1) };
    return client.readQuery(laundromatOnDeviceQuery, { id: String(id) })?.data?.laundromats[0];
  };
  return rows
    .filter(({ isActive, closedAt }) => isActive !== false && !closedAt)
    .flatMap((row) => read(row) ?? []);
}

/** Applies a search as `search_laundromats` does, apart from typing errors in words. */
export function deviceResults(
  laundromats: readonly DeviceLaundromat[],
  args: SearchArguments,
): DeviceResults {
  const centre = coordinatesOf({ latitude: args.lat, longitude: args.lng });
  const sort = sortOnDevice(args.sort as SearchSort, centre);
  const matches = laundromats
    .filter((laundromat) => conditions.every((isMet) => isMet(laundromat, args)))
    .map((laundromat) => ({ laundromat, distanceKm: distanceFrom(centre, laundromat) }))
    .filter(({ distanceKm }) => !centre || !args.radius_km || (distanceKm ?? Infinity) <= args.radius_km)
    .toSorted((one, other) => orders[sort](one, other) || byName(one, other))
    .slice(0, mostMatches);
  return {
    sort,
    matches: matches.map((match, index) => ({
      ...match,
      position: index + 1,
      totalCount: matches.length,
    })),
  };
}

type Condition = (laundromat: DeviceLaundromat, args: SearchArguments) => boolean;

const conditions: readonly Condition[] = [
  ({ name, address, postalCode, city }, { q }) =>
    !q || matchesWords(`${name} ${address} ${postalCode} ${city} ${regionOf(postalCode) ?? ''}`, q),
  ({ postalCode }, { region }) => !region || regionOf(postalCode) === region,
  // Around a point, the city is only its name.
  ({ city }, { city: wanted, lat }) => !wanted || lat != null || slugOf(city) === slugOf(wanted),
  (laundromat, { place }) => !place || isInPlace(laundromat, place),
  isInZone,
  ({ laundromatServices }, { services }) =>
    !services ||
    services.split(',').every((id) => laundromatServices.some(({ serviceId }) => serviceId === id)),
  (laundromat, { open_at: at }) => !at || isOpenAt(openingFactsOf(laundromat), new Date(at)) === true,
  ({ machines }, { min_washer_kg: kilos }) =>
    kilos == null ||
    (machines ?? []).some(({ kind, capacityKg }) => kind === 'washer' && Number(capacityKg) >= Number(kilos)),
];

/** Postal codes of Corsica begin with 200, 201 and 202, and its departments are 2A and 2B. */
function departmentOf(postalCode: string): string {
  if (postalCode.startsWith('20')) return /^20[01]/.test(postalCode) ? '2A' : '2B';
  return postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2);
}

const regionOf = (postalCode: string) => regionOfDepartment(departmentOf(postalCode));

/**
 * A department, « 29 », a town, « bretagne/brest », or an arrondissement, « ile-de-france/paris-15e-arrondissement »,
 * of which addresses name only the commune. The second town of a name in a region ends with its department.
 */
function isInPlace({ city, postalCode }: DeviceLaundromat, place: string): boolean {
  const region = regionOf(postalCode);
  const [regionSlug, citySlug] = place.split('/');
  if (citySlug === undefined) return departmentOf(postalCode) === place;
  if (region && slugOf(region) !== regionSlug) return false;
  const [, commune, number] = /^(.+)-(\d+)(?:er|e)-arrondissement$/.exec(citySlug) ?? [];
  if (number) return commune === slugOf(city) && Number(postalCode.slice(-2)) === Number(number);
  return [slugOf(city), `${slugOf(city)}-${departmentOf(postalCode).toLowerCase()}`].includes(citySlug);
}

function isInZone(laundromat: DeviceLaundromat, { north, south, east, west }: SearchArguments): boolean {
  if (north == null || south == null || east == null || west == null) return true;
  const point = coordinatesOf(laundromat);
  const zone = { south: Number(south), west: Number(west), north: Number(north), east: Number(east) };
  return point !== null && holds(zone, point);
}

function distanceFrom(centre: Coordinates | null, laundromat: DeviceLaundromat): number | null {
  const point = coordinatesOf(laundromat);
  return centre && point && kilometresBetween(centre, point);
}

function sortOnDevice(sort: SearchSort, centre: Coordinates | null): SearchSort {
  if (sort === 'wash_price') return 'price';
  if (sort === 'relevance' || sort === 'distance') return centre ? 'distance' : 'name';
  return sort;
}

type Found = Pick<LaundromatMatch, 'distanceKm'> & { laundromat: DeviceLaundromat };
type Order = (one: Found, other: Found) => number;

const ascending =
  (valueOf: (found: Found) => number): Order =>
  (one, other) =>
    valueOf(one) - valueOf(other);
const byName: Order = (one, other) => one.laundromat.name.localeCompare(other.laundromat.name, 'fr');
const byDistance = ascending(({ distanceKm }) => distanceKm ?? Number.MAX_VALUE);
const byPrice = ascending(({ laundromat }) => Number(laundromat.priceFrom ?? Number.MAX_VALUE));

const orders: Record<SearchSort, Order> = {
  relevance: byDistance,
  distance: byDistance,
  rating: ascending(({ laundromat }) => -laundromat.averageRating),
  price: byPrice,
  wash_price: byPrice,
  name: byName,
  city: (one, other) => one.laundromat.city.localeCompare(other.laundromat.city, 'fr'),
};
