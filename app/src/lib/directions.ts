import { type Coordinates, coordinatesOf } from '#contract/laundromat/coordinates.ts';

interface Destination {
  latitude: string | number | null;
  longitude: string | number | null;
  address: string;
  postalCode: string;
  city: string;
}

/** Returns a link to directions in a map. Without `origin` the map app decides where to start. */
export function directionsUrl(destination: Destination, origin?: Coordinates): string {
  const point = coordinatesOf(destination);
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  if (origin) url.searchParams.set('origin', pair(origin));
  url.searchParams.set(
    'destination',
    point ? pair(point) : `${destination.address}, ${destination.postalCode} ${destination.city}`,
  );
  return url.href.replaceAll('%2C', ',');
}

const pair = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
