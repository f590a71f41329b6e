export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The point of a listing, whose coordinates travel as decimal strings; null when it has none. */
export function coordinatesOf(listing: {
  latitude: string | number | null;
  longitude: string | number | null;
}): Coordinates | null {
  const { latitude, longitude } = listing;
  if (latitude === null || longitude === null) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null;
}
