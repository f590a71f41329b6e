import { gql } from 'urql';
import type { Photo } from './laundromat-query.ts';

export interface NearbyLaundromat {
  id: string;
  slug: string;
  name: string;
  city: string;
  averageRating: number;
  reviewCount: number;
  photos: Photo[];
}

interface NearbyResult {
  search_laundromats: { distanceKm: number | null; laundromat: NearbyLaundromat | null }[];
}

interface NearbyVariables {
  args: { lat: number; lng: number; radius_km: number; sort: 'distance'; page: 1; page_size: number };
  except: string;
  limit: number;
}

export const nearbyQuery = gql<NearbyResult, NearbyVariables>`
  query NearbyLaundromats($args: search_laundromats_args!, $except: uuid!, $limit: Int!) {
    search_laundromats(
      args: $args
      where: { laundromatId: { _neq: $except } }
      order_by: { position: asc }
      limit: $limit
    ) {
      distanceKm
      laundromat {
        id
        slug
        name
        city
        averageRating
        reviewCount
        photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }], limit: 1) {
          id
          url
          alt
        }
      }
    }
  }
`;
