import type { City } from '#app/data/city-suggestions.ts';
import { departmentsByRegion, regions, type Region } from '#contract/laundromat/regions.ts';

/** Returns the region of a department; null overseas, which the region field does not list. */
export function regionOfDepartment(code: string): Region | null {
  return regions.find((region) => (departmentsByRegion[region] as readonly string[]).includes(code)) ?? null;
}

/** Returns the centre of the radius for this commune, rounded as in the URL. */
export function centreOf(city: Pick<City, 'latitude' | 'longitude'>): { lat: number; lng: number } | null {
  const round = (degrees: string) => Math.round(Number(degrees) * 1e4) / 1e4;
  const [lat, lng] = [round(city.latitude), round(city.longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}
