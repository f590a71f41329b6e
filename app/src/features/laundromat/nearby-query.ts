import type { NearbyLaundromatsQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type NearbyLaundromat = NonNullable<
  NearbyLaundromatsQuery['search_laundromats'][number]['laundromat']
>;

export const nearbyQuery = graphql(`
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
        locationSource
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
`);
