import type { City } from '#app/graphql/city-suggestions.ts';
import { departmentsByRegion, regions, type Region } from '#contract/regions.ts';

/** The region a department belongs to; null overseas, which the region field does not list. */
export function regionOfDepartment(code: string): Region | null {
  return regions.find((region) => (departmentsByRegion[region] as readonly string[]).includes(code)) ?? null;
}

/** Where the radius turns when this commune is chosen, rounded as the URL keeps it. */
export function centreOf(city: Pick<City, 'latitude' | 'longitude'>): { lat: number; lng: number } | null {
  const round = (degrees: string) => Math.round(Number(degrees) * 1e4) / 1e4;
  const [lat, lng] = [round(city.latitude), round(city.longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}
