export interface Coordinates {
  latitude: number;
  longitude: number;
}

export function coordinatesOf(laundromat: {
  latitude?: string | number | null;
  longitude?: string | number | null;
}): Coordinates | null {
  const { latitude, longitude } = laundromat;
  if (latitude == null || longitude == null) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null;
}

/** As `earth()` in the database, so that pages and lists show the same distance. */
const earthRadius = 6_378_168;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function metresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, north + cosines * east)));
}

export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  return Math.round(metresBetween(one, other)) / 1000;
}

/** Distances here are straight lines; streets make the way about a third longer (docs/decisions/014). */
export const detour = 1.3;
const walkedKmPerHour = 4.8;

export const minutesOnFoot = (km: number) => ((km * detour) / walkedKmPerHour) * 60;

const kmOnFoot = (minutes: number) => (minutes / 60) * (walkedKmPerHour / detour);

/** In kilometres, in the order of relevance; `read_search` in SQL has the same. */
export const distanceClassEnds = [...[3, 6, 10, 15, 25].map(kmOnFoot), 5, 10, 20, 50, 100];
