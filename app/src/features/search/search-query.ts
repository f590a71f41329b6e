import { gql } from 'urql';
import { pageSize } from '#contract/search.ts';
import type { SearchCriteria } from './search-params.ts';

export interface ServiceSummary {
  id: string;
  name: string;
  icon: string;
}

/** A laundromat as a result card needs it. Numeric columns arrive as decimal strings. */
export interface LaundromatSummary {
  id: string;
  name: string;
  slug: string;
  address: string;
  city: string;
  postalCode: string;
  priceFrom: string | null;
  hours: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  featuredUntil: string | null;
  averageRating: number;
  reviewCount: number;
  laundromatServices: { service: ServiceSummary }[];
  photos: { id: string; url: string; alt: string | null }[];
}

export interface LaundromatMatch {
  position: number;
  distanceKm: number | null;
  totalCount: number;
  laundromat: LaundromatSummary | null;
}

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

const laundromatSummary = gql`
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

export const searchLaundromatsQuery = gql<
  { search_laundromats: LaundromatMatch[] },
  { args: SearchArguments }
>`
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

export const featuredOfTheMonthQuery = gql<
  { laundromats: LaundromatSummary[] },
  { now: string; limit: number }
>`
  query FeaturedOfTheMonth($now: timestamptz!, $limit: Int!) {
    laundromats(
      where: { isFeatured: { _eq: true }, featuredUntil: { _gt: $now }, photos: { id: { _is_null: false } } }
      order_by: [{ averageRating: desc }, { reviewCount: desc }, { id: asc }]
      limit: $limit
    ) {
      ...LaundromatSummary
    }
  }
  ${laundromatSummary}
`;

export const servicesQuery = gql<{ services: ServiceSummary[] }, Record<string, never>>`
  query Services {
    services(order_by: { position: asc }) {
      id
      name
      icon
    }
  }
`;

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
