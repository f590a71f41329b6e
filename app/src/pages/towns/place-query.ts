import { regionLink } from '#app/features/search/region-links.ts';
import { formatSearch, type SearchCriteria } from '#app/features/search/search-params.ts';
import type {
  CityLinkFragment,
  CityPageQueryVariables,
  RegionPageQueryVariables,
} from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { laundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { isCompleteRow } from '#app/lib/laundromats/card-laundromat.ts';
import { paths } from '#app/paths.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import { cityPoint } from '#contract/places/found-places.ts';

/** Number of laundromats per page of a commune: fills whole rows of one, two and three. */
export const laundromatsPerPage = 12;

const cityLink = graphql(`
  fragment CityLink on laundromat_cities {
    communeId
    name
    slug
    regionSlug
    departmentCode
    laundromats
  }
`);

export const regionPageQuery = graphql(
  `
    query RegionPage($region: String!, $department: String!, $offset: Int!) {
      laundromat_regions {
        ...RegionLink
      }
      laundromat_cities(
        where: {
          regionSlug: { _eq: $region }
          department: { _like: $department }
          parentCommuneId: { _is_null: true }
        }
        order_by: [{ laundromats: desc }, { name: asc }, { communeId: asc }]
        limit: 100
        offset: $offset
      ) {
        ...CityLink
        city {
          id
          latitude
          longitude
        }
      }
    }
  `,
  [regionLink, cityLink],
);

/** Number of communes per page of a region or department. */
export const townsPerPage = 100;

/** Returns the variables of a page of the communes of a region, or of one of its departments. */
export function regionPageVariables(region: string, department: string, page = 1): RegionPageQueryVariables {
  const offset = (page - 1) * townsPerPage;
  return { region, offset, department: department.replace(/[\\%_]/g, '\\$&') || '%' };
}

/**
 * The page of a commune or arrondissement: its laundromats in an order without paid ranks, the cheapest wash, the places
 * below it and around it.
 */
export const cityPageQuery = graphql(
  `
    query CityPage(
      $region: String!
      $city: String!
      $place: String!
      $matches: search_laundromats_args!
      $cheapest: search_laundromats_args!
    ) {
      cities: laundromat_cities(where: { regionSlug: { _eq: $region }, slug: { _eq: $city } }) {
        ...CityLink
        region
        department
        parent {
          communeId
          name
          slug
        }
        arrondissements {
          ...CityLink
        }
      }
      matches: search_laundromats(args: $matches, order_by: { position: asc }) {
        position
        laundromat {
          ...LaundromatSummary
        }
      }
      cheapest: search_laundromats(args: $cheapest, order_by: { position: asc }) {
        position
        laundromat {
          id
          name
          slug
          washPrice7kg
        }
      }
      neighbours: neighbours_of_place(args: { place: $place }) {
        ...CityLink
      }
    }
  `,
  [cityLink, laundromatSummary],
);

export function cityPageVariables(region: string, city: string, page: number): CityPageQueryVariables {
  const place = `${region}/${city}`;
  return {
    region,
    city,
    place,
    matches: { place, sort: 'rating', page, page_size: laundromatsPerPage },
    cheapest: { place, sort: 'wash_price', page_size: 1 },
  };
}

export const openInPlaceQuery = graphql(`
  query OpenInPlace($args: search_laundromats_args!) {
    search_laundromats(args: $args) {
      totalCount
    }
  }
`);

type LinkedCity = CityLinkFragment & { city?: { latitude: string; longitude: string } };

/** Returns links to communes and arrondissements: to their pages, or to the search around them with these filters. */
export function cityLinks(cities: readonly LinkedCity[], filters?: SearchCriteria) {
  return cities
    .filter(isCompleteRow)
    .map(({ name, slug, regionSlug, departmentCode, laundromats, city }) => ({
      name,
      path:
        filters && city
          ? `${paths.home}?${formatSearch({ ...filters, ...cityPoint({ name, departmentCode, ...city }) }, homeSorts[0])}`
          : paths.city(regionSlug, slug),
      laundromats,
    }));
}
