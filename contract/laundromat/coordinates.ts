export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Returns the coordinates of a laundromat, which are sent as decimal strings; null when it has none. */
export function coordinatesOf(laundromat: {
  latitude: string | number | null;
  longitude: string | number | null;
}): Coordinates | null {
  const { latitude, longitude } = laundromat;
  if (latitude === null || longitude === null) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two points as the crow flies. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(latitude + cosines * longitude));
}
