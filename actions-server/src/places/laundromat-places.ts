import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { seaMessage } from '#contract/laundromat/location.ts';
import { refusedField } from '../http/api-error.ts';
import type { Caller } from '../session/caller.ts';
import { geocodeLaundromat, type GeocodingServices } from './geocode-laundromats.ts';
import { GeocoderError } from './geocoder-request.ts';

/** A point that is farther than this from the nearest address counts as in the sea or abroad. */
const farFromAnyAddressMetres = 2_000;

export function createLaundromatPlaces(services: GeocodingServices) {
  return {
    /** Refuses a pin in the sea or abroad. While the geocoder is unavailable, only the database checks it. */
    async assertPin(pin: Coordinates): Promise<void> {
      const nearest = await services.geocoder.reverse(pin).catch((error: unknown) => {
        if (error instanceof GeocoderError) return undefined;
        throw error;
      });
      if (nearest === undefined) return;
      if (nearest && nearest.distance <= farFromAnyAddressMetres) return;
      throw refusedField('latitude', seaMessage);
    },
    geocode: (id: string, caller: Caller) => geocodeLaundromat(services, id, caller),
  };
}
