import { gql } from 'urql';
import { departmentsByRegion, regions, type Region } from '#contract/regions.ts';

/** A commune as the city field suggests it. */
export interface City {
  id: string;
  name: string;
  postalCode: string;
  department: string;
  departmentCode: string;
  latitude: string;
  longitude: string;
}

export const searchCitiesQuery = gql<
  { search_cities: { position: number; city: City | null }[] },
  { q: string }
>`
  query SearchCities($q: String!) {
    search_cities(args: { q: $q }, order_by: { position: asc }) {
      position
      city {
        id
        name
        postalCode
        department
        departmentCode
        latitude
        longitude
      }
    }
  }
`;

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
