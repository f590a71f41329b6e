import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { type CronJob, hasuraEvent } from '../hasura/event.ts';
import { geocodeLaundromat, geocodeLaundromats, type GeocodingServices } from './geocode-laundromats.ts';

const row = z.object({ laundromat_id: rowId() });

/**
 * `address_queued`: geocodes an address that an administrator changed in GraphQL. Requests of owners geocode theirs
 * themselves, before they answer.
 */
export function placeEvents(services: GeocodingServices) {
  return {
    address_queued: hasuraEvent(row, async ({ isFromAdministrator, new: queued }, system) => {
      if (isFromAdministrator && queued) await geocodeLaundromat(services, queued.laundromat_id, system);
    }),
  };
}

/** Geocodes the addresses that were stored while the geocoder was unavailable. */
export function placeCron(services: GeocodingServices): Record<string, CronJob> {
  return { geocode_laundromats: (system) => geocodeLaundromats(services, system) };
}
