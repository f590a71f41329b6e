import { citySuggestionText, reviewText, suggestionsText } from '#contract/laundromat/fragments.ts';
import type { SearchLaundromatsQuery } from '../hasura/generated/graphql.ts';
import { graphql, laundromatContent } from '../hasura/graphql.ts';

const reviewFragment = graphql(reviewText);
const citySuggestion = graphql(citySuggestionText);

export const summaryFragment = graphql(
  `
    fragment LaundromatSummary on laundromats {
      id
      ...LaundromatContent
      hours
      weeklyHours
      holidayHours
      cycleMinutes
      openingExceptions(order_by: { lastDay: desc }, limit: 50) {
        firstDay
        lastDay
        periods
        reason
      }
      priceFrom
      slug
      latitude
      longitude
      locationSource
      assumedFacts
      isActive
      isPremium
      isFeatured
      featuredUntil
      createdAt
      updatedAt
      averageRating
      reviewCount
      laundromatServices(order_by: [{ service: { position: asc } }, { serviceId: asc }]) {
        service {
          id
          name
          icon
        }
      }
      machines(order_by: [{ kind: desc }, { capacityKg: asc }, { price: asc }, { id: asc }]) {
        kind
        capacityKg
        count
        price
        minutes
      }
      photos(order_by: [{ order: asc }, { id: asc }]) {
        id
        url
        alt
        isPrimary
        order
      }
    }
  `,
  [laundromatContent],
);

/** By id or by slug: the other condition is empty, and then matches every row. */
export const laundromatDetailQuery = graphql(
  `
    query LaundromatDetail($id: uuid_comparison_exp!, $slug: String_comparison_exp!) {
      laundromats(where: { id: $id, slug: $slug }, limit: 1) {
        ...LaundromatSummary
        reviews(order_by: [{ createdAt: desc }, { id: asc }]) {
          ...Review
        }
      }
    }
  `,
  [summaryFragment, reviewFragment],
);

export const searchQuery = graphql(
  `
    query SearchLaundromats($args: search_laundromats_args!) {
      search_laundromats(args: $args, order_by: { position: asc }) {
        distanceKm
        totalCount
        laundromat {
          ...LaundromatSummary
        }
      }
    }
  `,
  [summaryFragment],
);
export type Match = SearchLaundromatsQuery['search_laundromats'][number];

export const suggestionsQuery = graphql(suggestionsText, [citySuggestion]);
