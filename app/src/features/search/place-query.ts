import { gql } from 'urql';
import type {
  CityPageQuery,
  CityPageQueryVariables,
  RegionLinkFragment,
  RegionLinksQuery,
  RegionPageQuery,
  RegionPageQueryVariables,
} from '#app/data/generated/graphql.ts';
import { isKnown } from '#app/lib/known.ts';
import { laundromatSummary } from './search-query.ts';

/** Number of laundromats per page of a commune: fills whole rows of one, two and three. */
export const laundromatsPerPage = 12;

/** Number of links to other communes. */
export const shownNeighbours = 40;

const regionLink = gql`
  fragment RegionLink on laundromat_regions {
    name
    slug
    laundromats
  }
`;

const cityLink = gql`
  fragment CityLink on laundromat_cities {
    communeId
    name
    slug
    regionSlug
    laundromats
  }
`;

export const regionLinksQuery = gql<RegionLinksQuery, Record<string, never>>`
  query RegionLinks {
    laundromat_regions {
      ...RegionLink
    }
  }
  ${regionLink}
`;

export const regionPageQuery = gql<RegionPageQuery, RegionPageQueryVariables>`
  query RegionPage($region: String!) {
    laundromat_regions {
      ...RegionLink
    }
    laundromat_cities(
      where: { regionSlug: { _eq: $region } }
      order_by: [{ laundromats: desc }, { name: asc }]
    ) {
      ...CityLink
    }
  }
  ${regionLink}
  ${cityLink}
`;

/** The laundromats of a commune, in an order without paid ranks. */
export const cityPageQuery = gql<CityPageQuery, CityPageQueryVariables>`
  query CityPage($region: String!, $city: String!, $listings: Int!, $offset: Int!, $neighbours: Int!) {
    cities: laundromat_cities(where: { regionSlug: { _eq: $region }, slug: { _eq: $city } }) {
      ...CityLink
      region
      department
      listings(
        order_by: [{ averageRating: desc }, { reviewCount: desc }, { name: asc }, { id: asc }]
        limit: $listings
        offset: $offset
      ) {
        ...LaundromatSummary
      }
    }
    neighbours: laundromat_cities(
      where: { regionSlug: { _eq: $region }, slug: { _neq: $city } }
      order_by: [{ laundromats: desc }, { name: asc }]
      limit: $neighbours
    ) {
      ...CityLink
    }
  }
  ${cityLink}
  ${laundromatSummary}
`;

/** Sorts regions by French rules; the database puts « Île-de-France » last. */
export function regionsByName(regions: readonly RegionLinkFragment[]) {
  return regions.filter(isKnown).toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}
