import type { CronJob } from '../hasura/event.ts';
import { geocodeLaundromats, type GeocodingServices } from './geocode-laundromats.ts';

/** Geocodes the addresses that were stored while the geocoder was unavailable. */
export function placeCron(services: GeocodingServices): Record<string, CronJob> {
  return { geocode_laundromats: (system) => geocodeLaundromats(services, system) };
}
