import type { Coordinates } from '#contract/laundromat/coordinates.ts';

/** A bounding box in degrees. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface MapView extends Coordinates {
  zoom: number;
}

export const deepestZoom = 19;

/** Metropolitan France with Corsica. */
export const france: Box = { south: 41.3, west: -5.2, north: 51.1, east: 9.6 };

const kmPerDegree = 111.2;

export function boxAround(points: readonly Coordinates[]): Box | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

export function boxOfRadius({ latitude, longitude }: Coordinates, km: number): Box {
  const north = km / kmPerDegree;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east };
}

export function holds({ south, west, north, east }: Box, { latitude, longitude }: Coordinates): boolean {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}
