import { gql } from 'urql';
import { pageSize, placementTurn } from '#contract/search.ts';
import type {
  FeaturedOfTheMonthQuery,
  LaundromatSummaryFragment,
  SearchLaundromatsQuery,
} from '#app/graphql/generated/graphql.ts';
import type { SearchCriteria } from './search-params.ts';

/** A laundromat as a result card needs it. Numeric columns arrive as decimal strings. */
export type LaundromatSummary = LaundromatSummaryFragment;
export type ServiceSummary = NonNullable<LaundromatSummary['laundromatServices'][number]['service']>;
export type LaundromatMatch = SearchLaundromatsQuery['search_laundromats'][number];

/** Arguments of `search_laundromats`; an absent one does not filter. */
export interface SearchArguments {
  q?: string;
  city?: string;
  region?: string;
  lat?: number;
  lng?: number;
  radius_km?: number;
  services?: string;
  sort: string;
  page: number;
  page_size: number;
}

export const laundromatSummary = gql`
  fragment LaundromatSummary on laundromats {
    id
    name
    slug
    address
    city
    postalCode
    priceFrom
    hours
    isPremium
    isFeatured
    featuredUntil
    averageRating
    reviewCount
    laundromatServices(order_by: { service: { position: asc } }) {
      service {
        id
        name
        icon
      }
    }
    photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
      id
      url
      alt
    }
  }
`;

export const searchLaundromatsQuery = gql<SearchLaundromatsQuery, { args: SearchArguments }>`
  query SearchLaundromats($args: search_laundromats_args!) {
    search_laundromats(args: $args, order_by: { position: asc }) {
      position
      distanceKm
      totalCount
      laundromat {
        ...LaundromatSummary
      }
    }
  }
  ${laundromatSummary}
`;

export const featuredOfTheMonthQuery = gql<FeaturedOfTheMonthQuery, { args: FeaturedArguments }>`
  query FeaturedOfTheMonth($args: featured_of_the_month_args!) {
    featured_of_the_month(args: $args, order_by: { position: asc }) {
      position
      laundromat {
        ...LaundromatSummary
      }
    }
  }
  ${laundromatSummary}
`;

/** Arguments of `featured_of_the_month`: where, and whose turn. */
interface FeaturedArguments {
  region?: string;
  lat?: number;
  lng?: number;
  moment: string;
}

/**
 * The block of bought placements that goes with a search: around its point, in its region, or everywhere while nothing is
 * searched. Null for searches by words or services, and for a city without a known place.
 */
export function featuredArguments(
  { q, city, centre, region, services }: SearchCriteria,
  now: Date,
): FeaturedArguments | null {
  if (q || services.length > 0 || (city && !centre)) return null;
  const moment = placementTurn(now);
  if (centre) return { lat: centre.lat, lng: centre.lng, moment };
  return region ? { region, moment } : { moment };
}

/**
 * What the home search asks the database. With a centre the radius decides alone, so that a search in Lyon
 * also finds Villeurbanne; a typed city without coordinates is left to the database to place.
 */
export function listingArguments(criteria: SearchCriteria): SearchArguments {
  const { centre, city } = criteria;
  return {
    ...commonArguments(criteria),
    ...(centre ? { lat: centre.lat, lng: centre.lng } : city && { city }),
    ...((centre || city) && { radius_km: criteria.radius }),
  };
}

/** What the directory asks: a city there means the listings of that very city. */
export function directoryArguments(criteria: SearchCriteria): SearchArguments {
  return { ...commonArguments(criteria), ...(criteria.city && { city: criteria.city }) };
}

function commonArguments({ q, region, services, sort, page }: SearchCriteria): SearchArguments {
  return {
    ...(q && { q }),
    ...(region && { region }),
    ...(services.length > 0 && { services: services.join(',') }),
    sort,
    page,
    page_size: pageSize,
  };
}
