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

/** Returns the point of a laundromat; null while only its commune is known. */
export function exactPointOf(laundromat: LocatedLaundromat): Coordinates | null {
  return laundromat.locationSource === 'commune' ? null : coordinatesOf(laundromat);
}

/** Distance up to which a former pin still fits a changed address: a corrected number, a corner, a car park. */
export const sameDoorMetres = 300;

export const seaMessage = 'Ce point est en mer ou hors de France. Placez le repère devant la laverie.';
export const farPinMessage =
  "Ce point est à plus de 50\u00a0km de la ville indiquée. Placez le repère devant la laverie, ou corrigez l'adresse.";
