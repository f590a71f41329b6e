import { type Response, Router } from 'express';
import { sql } from 'kysely';
import { type Coordinates, coordinatesOf } from '#contract/laundromat/coordinates.ts';
import {
  type AddressPoint,
  geocodeQuery,
  type MapTiles,
  type PostalAddress,
  reverseQuery,
  suggestionsQuery,
} from '#contract/places/addresses.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { clientKey } from '../http/network-hash.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { ServiceError } from '../http/request-throttle.ts';
import { parseInput } from '../http/validation.ts';
import { type Geocoder, ifAnswered } from './geocoder.ts';

interface PlaceServices {
  db: Database;
  geocoder: Geocoder;
  rateLimits: RateLimits;
}

type Tiles = Pick<MapTiles, 'url' | 'storable'>;

const maxZoom = 19;
const attribution = '© IGN';
const answerMaxAge = 'private, max-age=3600';

export function placeRoutes({ db, geocoder, rateLimits }: PlaceServices, tiles: Tiles): Router {
  const routes = Router();
  // Two requests a second while a visitor types, counted over half a minute because they come in bursts.
  const typing = rateLimits('suggestions', { times: 60, minutes: 0.5, per: 'ip' });
  const placing = rateLimits('places', { times: 200, minutes: 5, per: 'ip' });

  routes.get('/suggestions', typing, async (request, response) => {
    const { q, of } = parseInput(suggestionsQuery, request.query);
    send(response, await answerOf(geocoder.complete(q, of, clientKey(request))));
  });

  routes.get('/geocode', placing, async (request, response) => {
    const address = parseInput(geocodeQuery, request.query);
    const point = await addressPointOf(address);
    if (!point) throw new ApiError('placeNotFound');
    send(response, point);
  });

  routes.get('/reverse', placing, async (request, response) => {
    const nearest = await answerOf(geocoder.reverse(parseInput(reverseQuery, request.query)));
    if (!nearest) throw new ApiError('placeNotFound');
    send(response, nearest);
  });

  routes.get('/map', (_request, response) => {
    send(response, { ...tiles, attribution, maxZoom } satisfies MapTiles);
  });

  return routes;

  async function addressPointOf(address: PostalAddress): Promise<AddressPoint | undefined> {
    const found = await ifAnswered(geocoder.search(address));
    if (found && found.precision !== 'none') {
      return { source: 'address', latitude: found.latitude, longitude: found.longitude };
    }
    const [commune] = await db.statement(sql<Coordinates>`
      select latitude, longitude from commune_of(${address.postalCode}, ${address.city}) where id is not null`);
    const centre = commune && coordinatesOf(commune);
    return centre ? { source: 'commune', ...centre } : undefined;
  }
}

async function answerOf<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
    throw new ApiError('geocoderUnavailable', { cause: error });
  });
}

function send(response: Response, answer: unknown): void {
  response.setHeader('Cache-Control', answerMaxAge);
  response.json(answer);
}
