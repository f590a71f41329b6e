import { graphql } from '../hasura/graphql.ts';

export const sitemapExtentQuery = graphql(`
  query SitemapExtent {
    laundromats_aggregate(where: { isActive: { _eq: true } }) {
      aggregate {
        count
        max {
          updatedAt
        }
      }
    }
  }
`);

export const sitemapLaundromatsQuery = graphql(`
  query SitemapLaundromats($limit: Int!, $offset: Int!) {
    laundromats(
      where: { isActive: { _eq: true } }
      order_by: [{ createdAt: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      slug
      updatedAt
    }
  }
`);

export const sitemapPlacesQuery = graphql(`
  query SitemapPlaces {
    laundromat_regions(order_by: { slug: asc }) {
      slug
      updatedAt
    }
    laundromat_cities(order_by: [{ regionSlug: asc }, { slug: asc }]) {
      regionSlug
      slug
      updatedAt
    }
  }
`);
