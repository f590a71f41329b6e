import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import { sameDoorMetres } from '#contract/laundromat/location.ts';
import type { ClaimGeocodingsMutation } from '../hasura/generated/graphql.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Logger } from '../telemetry/logger.ts';
import { GeocoderError } from './geocoder-error.ts';
import type { GeocodedAddress, Geocoder } from './geocoder.ts';
import {
  claimGeocodingsMutation,
  placeLaundromatMutation,
  recordGeocodingMutation,
} from './place-documents.ts';

type Claimed = ClaimGeocodingsMutation['claim_geocodings'][number];

const batchSize = 20;
/** The cron runs every 5 minutes; this many batches leave time for a slow geocoder. */
const batchesPerRun = 8;

export interface GeocodingServices {
  hasura: Hasura;
  geocoder: Geocoder;
  logger: Logger;
}

/** Geocodes the queued addresses; returns when none is due or the geocoder fails. */
export async function geocodeLaundromats(services: GeocodingServices, system: SystemCaller): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const answered = await geocodeBatch(services, { batch: batchSize }, system);
    if (answered < batchSize) return;
  }
}

/**
 * Geocodes the address of one laundromat right after it was saved. Never rejects: what fails here is left to the cron.
 */
export async function geocodeLaundromat(
  services: GeocodingServices,
  laundromat: string,
  system: SystemCaller,
): Promise<void> {
  try {
    await geocodeBatch(services, { laundromat }, system);
  } catch (error) {
    services.logger.warn({ err: error, requestId: system.requestId }, 'an address waits for the geocoder');
  }
}

/** Returns the number of addresses that got an answer. */
async function geocodeBatch(
  services: GeocodingServices,
  args: { batch?: number; laundromat?: string },
  system: SystemCaller,
): Promise<number> {
  const { claim_geocodings: claimed } = await services.hasura.query(
    claimGeocodingsMutation,
    { args },
    system,
  );
  const answers = await Promise.all(claimed.map((row) => geocode(services, row, system)));
  return answers.filter(Boolean).length;
}

async function geocode(
  { hasura, geocoder, logger }: GeocodingServices,
  claimed: Claimed,
  system: SystemCaller,
) {
  const { laundromatId: id, address, postalCode, city } = claimed;
  const key = { id, address, postalCode, city };
  const noAddress = (score: number) => ({ ...key, answer: { precision: 'none', score } });
  try {
    const found = await geocoder.search({ address, postalCode, city });
    if (found.precision === 'none') {
      await hasura.query(recordGeocodingMutation, noAddress(found.score), system);
      return true;
    }
    const place = placeOf(found, claimed);
    const { latitude, longitude, score, precision } = found;
    const answer = { latitude, longitude, score, precision };
    await hasura.query(placeLaundromatMutation, { ...key, place, answer }, system).catch((error: unknown) => {
      if (!violates(error, 'laundromats_location_near_commune')) throw error;
      return hasura.query(recordGeocodingMutation, noAddress(score), system);
    });
    return true;
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    logger.warn(
      { err: error, fault: error.fault, requestId: system.requestId },
      'an address waits for the geocoder',
    );
    return false;
  }
}

/** Returns the former pin when it lies beside the geocoded address, else the address. */
function placeOf(found: GeocodedAddress, { formerPinLatitude, formerPinLongitude }: Claimed) {
  const pin = coordinatesOf({ latitude: formerPinLatitude, longitude: formerPinLongitude });
  if (pin && metresBetween(pin, found) <= sameDoorMetres) return { ...pin, locationSource: 'pin' };
  return { latitude: found.latitude, longitude: found.longitude, locationSource: 'address' };
}
