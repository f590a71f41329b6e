import { z } from 'zod';

const changed = z.object({ updatedAt: z.string() });

export const sitemapExtentQuery = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({
    laundromats_aggregate: z.object({
      aggregate: z.object({ count: z.int(), max: z.object({ updatedAt: z.string().nullable() }) }),
    }),
  }),
};

export const sitemapLaundromatsQuery = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({ laundromats: z.array(changed.extend({ slug: z.string() })) }),
};

export const sitemapPlacesQuery = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({
    laundromat_regions: z.array(changed.extend({ slug: z.string() })),
    laundromat_cities: z.array(changed.extend({ regionSlug: z.string(), slug: z.string() })),
  }),
};
