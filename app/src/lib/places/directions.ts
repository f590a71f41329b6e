import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';
import type { PostalAddress } from '#contract/places/addresses.ts';

export type Destination = LocatedLaundromat & PostalAddress;

/**
 * Leads to the point of the laundromat, or to its address while only its commune is known. Without `origin` the map app
 * decides where to start.
 */
export function directionsUrl(destination: Destination, origin?: Coordinates): string {
  const point = exactPointOf(destination);
  if (point) return directionsTo(point, origin);
  return urlOf(`${destination.address}, ${destination.postalCode} ${destination.city}`, origin);
}

export function directionsTo(point: Coordinates, origin?: Coordinates): string {
  return urlOf(pair(point), origin);
}

function urlOf(destination: string, origin?: Coordinates): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  if (origin) url.searchParams.set('origin', pair(origin));
  url.searchParams.set('destination', destination);
  return url.href.replaceAll('%2C', ',');
}

const pair = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
