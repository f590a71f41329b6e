import type { RegionLinkFragment } from '#app/data/generated/graphql.ts';
import { isKnown } from '#app/lib/known.ts';
import { graphql } from '#app/data/graphql.ts';
import { laundromatSummary } from '#app/data/laundromat-summary.ts';

/** Number of laundromats per page of a commune: fills whole rows of one, two and three. */
export const laundromatsPerPage = 12;

/** Number of links to other communes. */
export const shownNeighbours = 40;

const regionLink = graphql(`
  fragment RegionLink on laundromat_regions {
    name
    slug
    laundromats
  }
`);

const cityLink = graphql(`
  fragment CityLink on laundromat_cities {
    communeId
    name
    slug
    regionSlug
    laundromats
  }
`);

export const regionLinksQuery = graphql(
  `
    query RegionLinks {
      laundromat_regions {
        ...RegionLink
      }
    }
  `,
  [regionLink],
);

export const regionPageQuery = graphql(
  `
    query RegionPage($region: String!) {
      laundromat_regions {
        ...RegionLink
      }
      laundromat_cities(
        where: { regionSlug: { _eq: $region }, parentCommuneId: { _is_null: true } }
        order_by: [{ laundromats: desc }, { name: asc }]
      ) {
        ...CityLink
      }
    }
  `,
  [regionLink, cityLink],
);

/** The laundromats of a commune, in an order without paid ranks. */
export const cityPageQuery = graphql(
  `
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
        where: { regionSlug: { _eq: $region }, slug: { _neq: $city }, parentCommuneId: { _is_null: true } }
        order_by: [{ laundromats: desc }, { name: asc }]
        limit: $neighbours
      ) {
        ...CityLink
      }
    }
  `,
  [cityLink, laundromatSummary],
);

/** Sorts regions by French rules; the database puts « Île-de-France » last. */
export function regionsByName(regions: readonly RegionLinkFragment[]) {
  return regions.filter(isKnown).toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}
