import { graphql } from '../hasura/graphql.ts';
import { laundromatContent } from '../hasura/laundromat-content.ts';
import { openingFragment } from '../hasura/opening-fragment.ts';

/** Reads the laundromat of a page's head, with the reviews that the page shows first. */
export const headLaundromatQuery = graphql(
  `
    query HeadLaundromat($slug: String!, $reviews: Int!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        slug
        ...LaundromatContent
        priceFrom: statedPriceFrom
        ...Opening
        region
        latitude
        longitude
        locationSource
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
  [laundromatContent, openingFragment],
);

export const headRegionQuery = graphql(`
  query HeadRegion($region: String!) {
    laundromat_regions(where: { slug: { _eq: $region } }) {
      name
      slug
      laundromats
    }
  }
`);

export const headCityQuery = graphql(`
  query HeadCity($region: String!, $city: String!, $first: search_laundromats_args!) {
    laundromat_cities(where: { regionSlug: { _eq: $region }, slug: { _eq: $city } }) {
      name
      slug
      region
      regionSlug
      department
      laundromats
      parent {
        name
        slug
      }
    }
    matches: search_laundromats(args: $first) {
      laundromat {
        photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
          url
        }
      }
    }
  }
`);
