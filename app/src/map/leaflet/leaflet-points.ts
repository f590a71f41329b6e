import { latLngBounds, type LatLngBounds } from 'leaflet';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { Box } from './map-shapes.ts';

export const leafletPoint = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];

export const boundsOf = ({ south, west, north, east }: Box): LatLngBounds =>
  latLngBounds([
    [south, west],
    [north, east],
  ]);

/** Returns the part of the world in these bounds, which may go around the globe. */
export function boxOf(bounds: LatLngBounds): Box {
  return {
    south: within(bounds.getSouth(), 90),
    west: within(bounds.getWest(), 180),
    north: within(bounds.getNorth(), 90),
    east: within(bounds.getEast(), 180),
  };
}

const within = (degrees: number, limit: number) => Math.min(limit, Math.max(-limit, degrees));
