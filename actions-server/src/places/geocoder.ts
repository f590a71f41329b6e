import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import {
  type AddressSuggestion,
  isForGeocoder,
  type NearestAddress,
  type PostalAddress,
  type SuggestedPlaces,
} from '#contract/places/addresses.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import { requestJson } from '../http/request-json.ts';
import { createThrottle, ServiceError, type Throttle } from '../http/request-throttle.ts';
import { type Completion, completionAnswer, type Feature, featureAnswer } from './geocoder-answers.ts';
import { isSameTown } from './town-name.ts';

/** A geocoded address. `precision` is that of the point: in front of the house, or somewhere on its street. */
export interface GeocodedAddress extends Coordinates {
  precision: 'housenumber' | 'street';
  score: number;
}

/** No match is an address in this town that is certain enough. */
interface NoAddress {
  precision: 'none';
  score: number;
}

export type Geocoder = ReturnType<typeof createGeocoder>;

/**
 * Lowest score of an address, of 1. A street that does not exist in a town that does scores 0.4 to 0.6, a typing error
 * above 0.8. A wrong address would send people to another street.
 */
const lowestScore = 0.7;

/** The service allows 50 requests a second for each IP address, and 10 of suggestions: enough for two servers. */
const searchesPerSecond = 25;
const completionsPerSecond = 5;

const cached = { maxEntries: 2_000, ttlMs: 24 * 3_600_000 };
const textMax = 200;
const suggestionCount = '6';
const administrativeTypes = new Set([
  'administratif',
  'commune',
  'commune associée ou déléguée',
  'arrondissement',
  'arrondissement municipal',
  'département',
  'région',
]);
const candidateCount = '5';
const longestWaitMs = 1_000;
const timeoutMs = 2_000;
const attempts = 2;

/** Every function rejects with a `ServiceError` when it gives no usable answer. */
export function createGeocoder(baseUrl: string) {
  const searchThrottle = createThrottle(searchesPerSecond);
  const completionThrottle = createThrottle(completionsPerSecond);
  const cache = createAnswerCache<unknown>(cached);

  function ask<Schema extends z.ZodType>(
    path: string,
    parameters: Record<string, string>,
    schema: Schema,
    throttle: Throttle = searchThrottle,
  ) {
    const query = new URLSearchParams(parameters);
    const url = `${baseUrl}${path}?${query}`;
    const request = () => requestJson(url, schema, { throttle, timeoutMs, attempts });
    return cache.find(url, request) as Promise<z.infer<Schema> | null>;
  }

  return {
    async search(address: PostalAddress): Promise<GeocodedAddress | NoAddress> {
      const q = `${address.address}, ${address.postalCode} ${address.city}`.slice(0, textMax);
      const answer = await ask('/search', { q, limit: candidateCount, autocomplete: '0' }, featureAnswer);
      return bestMatch(answer?.features ?? [], address);
    },
    /**
     * Returns addresses that continue a typed text; with `places` also quarters and stations. `sender` is the visitor's
     * network address: visitors are served in turn.
     */
    async complete(text: string, of: SuggestedPlaces, sender: string): Promise<AddressSuggestion[]> {
      const parameters = {
        text: text.slice(0, textMax),
        type: of === 'places' ? 'StreetAddress,PositionOfInterest' : 'StreetAddress',
        maximumResponses: suggestionCount,
      };
      const throttle = { ...completionThrottle, slot: () => completionThrottle.slot(sender) };
      const answer = await ask('/completion/', parameters, completionAnswer, throttle);
      return (answer?.results ?? []).filter((result) => !isTown(result)).map(suggestion);
    },
    async reverse(point: Coordinates): Promise<NearestAddress | null> {
      const { latitude, longitude } = point;
      // Five decimals are a metre; with more, answers would rarely be found in the cache.
      const parameters = { lon: longitude.toFixed(5), lat: latitude.toFixed(5), limit: '1' };
      const answer = await ask('/reverse', parameters, featureAnswer);
      const [feature] = answer?.features ?? [];
      return feature ? nearest(feature, point) : null;
    },
  };
}

/** Returns undefined for an answer that the geocoder could not give. */
export function ifAnswered<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
}

/** Returns the addresses that a typed place may mean; none when the geocoder is late or unavailable. */
export async function findAddresses(
  geocoder: Pick<Geocoder, 'complete'>,
  place: string,
): Promise<AddressSuggestion[]> {
  if (!isForGeocoder(place)) return [];
  const tooLate = sleep(longestWaitMs, [], { ref: false });
  return Promise.race([geocoder.complete(place, 'places', 'pages'), tooLate]).catch(() => []);
}

function bestMatch(features: Feature[], address: PostalAddress): GeocodedAddress | NoAddress {
  for (const { geometry, properties } of features) {
    const { type, score } = properties;
    if ((type !== 'housenumber' && type !== 'street') || score < lowestScore) continue;
    if (!isInTown(properties, address)) continue;
    const [longitude, latitude] = geometry.coordinates;
    return { precision: type, score, latitude, longitude };
  }
  return { precision: 'none', score: features[0]?.properties.score ?? 0 };
}

function isInTown({ postcode, city, oldcity }: Feature['properties'], address: PostalAddress) {
  const names = [city ?? '', oldcity ?? ''];
  return names.some((name) => isSameTown({ postalCode: postcode ?? '', city: name }, address));
}

function isTown({ poiType }: Completion): boolean {
  return poiType?.some((type) => administrativeTypes.has(type)) ?? false;
}

function suggestion({ fulltext, names, city, zipcode, x, y }: Completion): AddressSuggestion {
  const end = fulltext.lastIndexOf(`, ${zipcode}`);
  const address = names?.[0] ?? (end > 0 ? fulltext.slice(0, end) : '');
  return { address, postalCode: zipcode ?? '', city: city ?? '', latitude: y, longitude: x };
}

function nearest({ geometry, properties }: Feature, point: Coordinates): NearestAddress {
  const { name, postcode, city } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const distance = properties.distance ?? metresBetween(point, { latitude, longitude });
  return { address: name, postalCode: postcode ?? '', city: city ?? '', distance };
}
