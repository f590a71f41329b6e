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
