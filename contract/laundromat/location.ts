import { type Coordinates, coordinatesOf } from './coordinates.ts';

/**
 * Source of a laundromat's coordinates. `pin`: a person placed the point. `address`: geocoded to a house number or
 * street. `commune`: only the centre of the commune is known.
 */
export const locationSources = ['pin', 'address', 'commune'] as const;
export type LocationSource = (typeof locationSources)[number];

export interface LocatedLaundromat {
  latitude: string | number | null;
  longitude: string | number | null;
  /** One of `locationSources`. */
  locationSource: string;
}

/** Returns the point where a laundromat stands; null when only its commune is known. */
export function exactPointOf(laundromat: LocatedLaundromat): Coordinates | null {
  return laundromat.locationSource === 'commune' ? null : coordinatesOf(laundromat);
}

/** Distance up to which a former pin still fits a changed address: a corrected number, a corner, a car park. */
export const sameDoorMetres = 300;

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance on the ground between two points, in metres. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, north + cosines * east)));
}
