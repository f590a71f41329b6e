import type { SearchPoint } from '#app/features/search/address/search-params.ts';
import type { City } from '#app/graphql/laundromats/city-suggestions.ts';
import { departmentsByRegion, regions, type Region } from '#contract/laundromat/regions.ts';

/** Returns the region of a department; null overseas, which the region field does not list. */
export function regionOfDepartment(code: string): Region | null {
  return regions.find((region) => (departmentsByRegion[region] as readonly string[]).includes(code)) ?? null;
}

/** Returns the point of a search in this commune. */
export function cityPoint(
  city: Pick<City, 'name' | 'departmentCode' | 'latitude' | 'longitude'>,
): SearchPoint {
  return {
    city: city.name,
    department: city.departmentCode,
    place: '',
    centre: roundedCentre(Number(city.latitude), Number(city.longitude)),
  };
}

/** Returns a centre rounded as in the URL. */
export function roundedCentre(latitude: number, longitude: number): SearchPoint['centre'] {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  const [lat, lng] = [round(latitude), round(longitude)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}
