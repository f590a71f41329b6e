import { farPinMessage } from '#contract/laundromat/location.ts';
import { violatedConstraint } from '../db/database-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { refusedField } from '../http/api-error.ts';
import { type GeocodingServices, refusePinAtSea } from '../places/geocode-laundromats.ts';
import type { Geocoder } from '../places/geocoder.ts';

export interface LaundromatServices extends GeocodingServices {
  hasura: Hasura;
}

interface Pinned {
  latitude?: number | null;
  longitude?: number | null;
}

export const noPin = { latitude: null, longitude: null };

const halfMessage = 'La latitude et la longitude vont ensemble.';

/** Returns the columns for the pin of a body; undefined when it has none, null when it removes one. */
export async function pinColumns({ latitude, longitude }: Pinned, geocoder: Pick<Geocoder, 'reverse'>) {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude == null && longitude == null) return null;
  if (latitude == null || longitude == null) throw refusedField('latitude', halfMessage);
  const pin = { latitude, longitude };
  await refusePinAtSea(geocoder, pin);
  return { ...pin, locationSource: 'pin' } as const;
}

const unknownService = 'Service inconnu.';

/** Throws a violated constraint as a refusal of the form field that caused it. */
export function withFieldOfRefusal(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'laundromats_location_near_commune')
    throw refusedField('latitude', farPinMessage, error);
  if (constraint === 'laundromat_services_service_id_fkey')
    throw refusedField('services', unknownService, error);
  throw error;
}
