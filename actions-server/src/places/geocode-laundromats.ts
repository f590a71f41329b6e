import { z } from 'zod';
import { type Coordinates, coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import { sameDoorMetres, seaMessage } from '#contract/laundromat/location.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { type CronJob, hasuraEvent } from '../hasura/event.ts';
import { refusedField } from '../http/api-error.ts';
import { ServiceError } from '../http/request-throttle.ts';
import type { Caller } from '../session/caller.ts';
import type { Logger } from '../telemetry/logger.ts';
import { type GeocodedAddress, type Geocoder, ifAnswered } from './geocoder.ts';
import { type QueuedAddress, storeNoPlace, storePlace, takeAddresses } from './geocoding-queue.ts';

const batchSize = 20;
/** The cron runs every 5 minutes; this many batches leave time for a slow geocoder. */
const batchesPerRun = 8;
/** A point that is farther than this from the nearest address counts as in the sea or abroad. */
const farFromAnyAddressMetres = 2_000;

export interface GeocodingServices {
  db: Database;
  geocoder: Geocoder;
  logger: Logger;
}

/** Tells whether a pin is in the sea or abroad. While the geocoder is unavailable, only the database checks it. */
export async function isPinAtSea(geocoder: Pick<Geocoder, 'reverse'>, pin: Coordinates): Promise<boolean> {
  const nearest = await ifAnswered(geocoder.reverse(pin));
  return nearest === null || (nearest !== undefined && nearest.distance > farFromAnyAddressMetres);
}

export async function refusePinAtSea(geocoder: Pick<Geocoder, 'reverse'>, pin: Coordinates): Promise<void> {
  if (await isPinAtSea(geocoder, pin)) throw refusedField('latitude', seaMessage);
}

async function geocodeLaundromats(services: GeocodingServices, caller: Caller): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const answered = await geocodeBatch(services, { batch: batchSize }, caller);
    if (answered < batchSize) return;
  }
}

export async function geocodeLaundromat(
  services: GeocodingServices,
  laundromat: string,
  caller: Caller,
): Promise<void> {
  try {
    await geocodeBatch(services, { laundromat }, caller);
  } catch (error) {
    services.logger.warn({ err: error, requestId: caller.requestId }, 'an address waits for the geocoder');
  }
}

async function geocodeBatch(
  services: GeocodingServices,
  which: { batch: number } | { laundromat: string },
  caller: Caller,
): Promise<number> {
  const taken = await takeAddresses(services.db, caller, which);
  const answers = await Promise.all(taken.map((queued) => geocode(services, queued, caller)));
  return answers.filter(Boolean).length;
}

async function geocode({ db, geocoder, logger }: GeocodingServices, queued: QueuedAddress, caller: Caller) {
  const { address, postalCode, city } = queued;
  try {
    const found = await geocoder.search({ address, postalCode, city });
    if (found.precision === 'none') await storeNoPlace(db, caller, queued, found.score);
    else await storePlace(db, caller, queued, found, placeOf(found, queued));
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    logger.warn(
      { err: error, fault: error.fault, requestId: caller.requestId },
      'an address waits for the geocoder',
    );
    return false;
  }
}

function placeOf(found: GeocodedAddress, { formerPinLatitude, formerPinLongitude }: QueuedAddress) {
  const pin = coordinatesOf({ latitude: formerPinLatitude, longitude: formerPinLongitude });
  if (pin && metresBetween(pin, found) <= sameDoorMetres) return { ...pin, locationSource: 'pin' } as const;
  return { latitude: found.latitude, longitude: found.longitude, locationSource: 'address' } as const;
}

const row = z.object({ laundromat_id: rowId() });

export function placeEvents(services: GeocodingServices) {
  return {
    address_queued: hasuraEvent(row, async ({ isFromAdministrator, new: queued }, system) => {
      if (isFromAdministrator && queued) await geocodeLaundromat(services, queued.laundromat_id, system);
    }),
  };
}

export function placeCron(services: GeocodingServices): Record<string, CronJob> {
  return { geocode_laundromats: (system) => geocodeLaundromats(services, system) };
}
