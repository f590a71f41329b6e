import type { Box, MapView } from '#app/map/leaflet/map-shapes.ts';

/** Parameter for the visible part of the map, beside those of the search: « carte=45.7578,4.832,15 ». */
const parameter = 'carte';
const shape = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?),(\d{1,2})$/;

/** Returns the visible part of the map that an address names; null without a usable one. */
export function mapViewOf(search: string): MapView | null {
  const found = shape.exec(new URLSearchParams(search).get(parameter) ?? '');
  if (!found) return null;
  const [latitude = 0, longitude = 0, zoom = 0] = found.slice(1).map(Number);
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude, zoom } : null;
}

export function withMapView(search: string, { latitude, longitude, zoom }: MapView): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  const place = [latitude, longitude].map((degrees) => Number(degrees.toFixed(5)));
  // Commas are not encoded, as in the zone of a search.
  return `?${[params.toString(), `${parameter}=${[...place, zoom].join(',')}`].filter(Boolean).join('&')}`;
}

export function roundZone({ south, west, north, east }: Box): Box {
  const [s, w, n, e] = [south, west, north, east].map((degrees) => Number(degrees.toFixed(4)));
  return { south: s!, west: w!, north: n!, east: e! };
}
