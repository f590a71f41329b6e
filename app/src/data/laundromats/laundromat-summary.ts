import type { LaundromatSummaryFragment } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';
import { openingFragment } from './opening-fragment.ts';

/** A laundromat with the fields of a result card. Numeric columns are decimal strings. */
export type LaundromatSummary = LaundromatSummaryFragment;

/** Selects what a result card shows, and the point, so that directions also work with the data stored on the device. */
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
