import { z } from 'zod';
import { laundromatFields, photo, review } from '#contract/laundromat/laundromats.ts';
import { service } from '#contract/laundromat/services.ts';

export const summaryFragment = /* GraphQL */ `
  fragment LaundromatSummary on laundromats {
    id
    name
    address
    city
    postalCode
    slug
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
    photos(order_by: [{ order: asc }, { id: asc }]) {
      id
      url
      alt
      isPrimary
      order
    }
  }
`;

const detailFragment = /* GraphQL */ `
  fragment LaundromatDetail on laundromats {
    ...LaundromatSummary
    reviews(order_by: [{ createdAt: desc }, { id: asc }]) {
      id
      authorName
      rating
      comment
      createdAt
      visitedOn
      answer
      answeredAt
    }
  }
  ${summaryFragment}
`;

export const summaryRow = laundromatFields.extend({
  laundromatServices: z.array(z.object({ service })),
  photos: z.array(photo),
});
export type SummaryRow = z.infer<typeof summaryRow>;

const detailRow = summaryRow.extend({ reviews: z.array(review) });
export type DetailRow = z.infer<typeof detailRow>;

export const searchQuery = {
  document: /* GraphQL */ `
    query SearchLaundromats($args: search_laundromats_args!) {
      search_laundromats(args: $args, order_by: { position: asc }) {
        distanceKm
        totalCount
        laundromat {
          ...LaundromatSummary
        }
      }
    }
    ${summaryFragment}
  `,
  answer: z.object({
    search_laundromats: z.array(
      z.object({
        distanceKm: z.number().nullable(),
        totalCount: z.int(),
        // Null when the laundromat was unpublished between the search and the reading of its row.
        laundromat: summaryRow.nullable(),
      }),
    ),
  }),
};
export type Match = z.infer<typeof searchQuery.answer>['search_laundromats'][number];

export const laundromatByIdQuery = {
  document: /* GraphQL */ `
    query LaundromatById($id: uuid!) {
      laundromats_by_pk(id: $id) {
        ...LaundromatDetail
      }
    }
    ${detailFragment}
  `,
  answer: z.object({ laundromats_by_pk: detailRow.nullable() }),
};

export const laundromatBySlugQuery = {
  document: /* GraphQL */ `
    query LaundromatBySlug($slug: String!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        ...LaundromatDetail
      }
    }
    ${detailFragment}
  `,
  answer: z.object({ laundromats: z.array(detailRow) }),
};
