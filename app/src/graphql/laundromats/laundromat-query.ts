import type { LaundromatPageQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { CompleteRow } from '#app/lib/laundromats/card-laundromat.ts';
import { laundromatContentText, reviewText } from '#contract/laundromat/fragments.ts';
import { laundromatMachines } from './laundromat-machines.ts';
import { openingFragment } from './laundromat-summary.ts';

/** A query that refetches photos includes these too, so that the cache shows nothing outdated. */
export const shownPhotos = graphql(`
  fragment ShownPhotos on laundromats {
    cardPhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
      id
    }
    pagePhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
      id
    }
  }
`);

export const reviewFragment = graphql(reviewText);

export const laundromatContent = graphql(laundromatContentText);

export type Laundromat = LaundromatPageQuery['laundromats'][number];
export type CommuneLink = CompleteRow<NonNullable<Laundromat['place']>>;
export type Photo = Laundromat['photos'][number];
export type Service = Laundromat['laundromatServices'][number]['service'];

export const newestReviews = 10;

export const laundromatQuery = graphql(
  `
    query LaundromatPage($slug: String!, $reviews: Int!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        id
        slug
        ...LaundromatContent
        priceFrom: statedPriceFrom
        ...LaundromatMachines
        ...Opening
        region
        latitude
        longitude
        locationSource
        isActive
        closedAt
        hasOwner
        isPremium
        isFeatured
        featuredUntil
        averageRating
        reviewCount
        factsCheckedAt
        reportedFacts {
          laundromatId
          kind
        }
        sourceObjects {
          type
          id
          seenAt
          goneAt
        }
        place {
          communeId
          name
          slug
          region
          regionSlug
        }
        photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
          id
          url
          alt
        }
        reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $reviews) {
          ...Review
        }
        laundromatServices(order_by: { service: { position: asc } }) {
          laundromatId
          serviceId
          service {
            id
            name
            icon
          }
        }
      }
    }
  `,
  [laundromatContent, laundromatMachines, openingFragment, reviewFragment],
);
