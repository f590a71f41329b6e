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
  locationSource: string;
}

/** Returns the point where a laundromat stands; null when only its commune is known. */
export function exactPointOf(laundromat: LocatedLaundromat): Coordinates | null {
  return laundromat.locationSource === 'commune' ? null : coordinatesOf(laundromat);
}

/** Distance up to which a former pin still fits a changed address: a corrected number, a corner, a car park. */
export const sameDoorMetres = 300;
