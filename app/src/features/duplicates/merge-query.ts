import type { MergedContentFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { laundromatContent } from '#app/graphql/laundromats/laundromat-query.ts';

export const mergeLaundromatsMutation = graphql(`
  mutation MergeLaundromats($id: uuid!, $keptId: uuid!, $keepsOwnerOf: String) {
    mergeLaundromats(id: $id, keptId: $keptId, keepsOwnerOf: $keepsOwnerOf) {
      id
    }
  }
`);

export type MergeSide = MergedContentFragment;

export const mergedContent = graphql(
  `
    fragment MergedContent on laundromats {
      id
      slug
      ...LaundromatContent
      hours: statedHours
      priceFrom: statedPriceFrom
      cycleMinutes
      latitude
      longitude
      locationSource
      isActive
      isPremium
      isFeatured
      reviewCount
      createdAt
      owner {
        id
        email
      }
      redirects(order_by: { slug: asc }) {
        slug
      }
      photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }], limit: 6) {
        id
        url
        alt
      }
      photos_aggregate {
        aggregate {
          count
        }
      }
      machines_aggregate {
        aggregate {
          count
        }
      }
      laundromatServices_aggregate {
        aggregate {
          count
        }
      }
      sourceObjects_aggregate {
        aggregate {
          count
        }
      }
    }
  `,
  [laundromatContent],
);

export const mergeQuery = graphql(
  `
    query MergeCandidates($id: uuid!, $otherId: uuid!, $search: String!) {
      laundromats_by_pk(id: $id) {
        ...MergedContent
      }
      other: laundromats_by_pk(id: $otherId) {
        ...MergedContent
      }
      others: search_all_laundromats(
        args: { search: $search }
        where: { id: { _neq: $id } }
        order_by: [{ name: asc }, { id: asc }]
        limit: 50
      ) {
        ...MergedContent
      }
    }
  `,
  [mergedContent],
);
