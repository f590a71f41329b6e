import { z } from 'zod';

const nullableText = z.string().nullable();

/** Reads the laundromat of a page's head, with the reviews that the page shows first. */
export const headLaundromatQuery = {
  document: /* GraphQL */ `
    query HeadLaundromat($slug: String!, $reviews: Int!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        slug
        name
        address
        postalCode
        city
        region
        phone
        email
        description
        latitude
        longitude
        priceFrom
        hours
        website
        facebook
        instagram
        averageRating
        reviewCount
        photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
          url
          alt
        }
        reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $reviews) {
          authorName
          rating
          comment
          createdAt
        }
        laundromatServices(order_by: { service: { position: asc } }) {
          service {
            name
          }
        }
      }
    }
  `,
  answer: z.object({
    laundromats: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        address: z.string(),
        postalCode: z.string(),
        city: z.string(),
        region: nullableText,
        phone: nullableText,
        email: nullableText,
        description: nullableText,
        latitude: nullableText,
        longitude: nullableText,
        priceFrom: nullableText,
        hours: nullableText,
        website: nullableText,
        facebook: nullableText,
        instagram: nullableText,
        averageRating: z.number(),
        reviewCount: z.int(),
        photos: z.array(z.object({ url: z.string(), alt: nullableText })),
        reviews: z.array(
          z.object({
            authorName: z.string(),
            rating: z.int(),
            comment: z.string(),
            createdAt: z.string(),
          }),
        ),
        laundromatServices: z.array(z.object({ service: z.object({ name: z.string() }) })),
      }),
    ),
  }),
};

const regionPlace = z.object({ name: z.string(), slug: z.string(), laundromats: z.int() });

export const headRegionQuery = {
  document: /* GraphQL */ `
    query HeadRegion($region: String!) {
      laundromat_regions(where: { slug: { _eq: $region } }) {
        name
        slug
        laundromats
      }
    }
  `,
  answer: z.object({ laundromat_regions: z.array(regionPlace) }),
};

const cityPlace = regionPlace.extend({
  region: z.string(),
  regionSlug: z.string(),
  department: z.string(),
  /** The first that the page shows. */
  listings: z.array(z.object({ photos: z.array(z.object({ url: z.string() })) })),
});

export const headCityQuery = {
  document: /* GraphQL */ `
    query HeadCity($region: String!, $city: String!) {
      laundromat_cities(where: { regionSlug: { _eq: $region }, slug: { _eq: $city } }) {
        name
        slug
        region
        regionSlug
        department
        laundromats
        listings(
          order_by: [{ averageRating: desc }, { reviewCount: desc }, { name: asc }, { id: asc }]
          limit: 1
        ) {
          photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
            url
          }
        }
      }
    }
  `,
  answer: z.object({ laundromat_cities: z.array(cityPlace) }),
};
