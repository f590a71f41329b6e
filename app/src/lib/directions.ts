import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';

export interface Destination extends LocatedLaundromat {
  address: string;
  postalCode: string;
  city: string;
}

/**
 * Returns a link to directions in a map: to the point of the laundromat, or to its address while only its commune is
 * known. Without `origin` the map app decides where to start.
 */
export function directionsUrl(destination: Destination, origin?: Coordinates): string {
  const point = exactPointOf(destination);
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  if (origin) url.searchParams.set('origin', pair(origin));
  url.searchParams.set(
    'destination',
    point ? pair(point) : `${destination.address}, ${destination.postalCode} ${destination.city}`,
  );
  return url.href.replaceAll('%2C', ',');
}

const pair = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
