import type {
  LaundromatSummaryFragment,
  SearchLaundromatsQuery,
  SearchLaundromatsQueryVariables,
} from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { openingText } from '#contract/laundromat/fragments.ts';

export const openingFragment = graphql(openingText);

export type LaundromatSummary = LaundromatSummaryFragment;

/** Includes the point, so that directions work with stored data. */
export const laundromatSummary = graphql(
  `
    fragment LaundromatSummary on laundromats {
      id
      name
      slug
      address
      city
      latitude
      longitude
      locationSource
      priceFrom: statedPriceFrom
      ...Opening
      isPremium
      isFeatured
      featuredUntil
      averageRating
      reviewCount
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
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
  `,
  [openingFragment],
);

export type LaundromatMatch = SearchLaundromatsQuery['search_laundromats'][number];

export type SearchArguments = SearchLaundromatsQueryVariables['args'];

export const searchLaundromatsQuery = graphql(
  `
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
  `,
  [laundromatSummary],
);
