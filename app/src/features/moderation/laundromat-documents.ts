import type {
  AdminLaundromatQuery,
  AdminLaundromatsQuery,
  AdminLaundromatsQueryVariables,
} from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { editableLaundromat } from '#app/laundromat-form/edit/edited-values.ts';

export const decideLaundromatMutation = graphql(`
  mutation DecideLaundromat(
    $id: uuid!
    $decision: String!
    $reason: String
    $seenAt: String
    $readAt: String
  ) {
    decideLaundromat(id: $id, decision: $decision, reason: $reason, seenAt: $seenAt, readAt: $readAt) {
      id
    }
  }
`);

export type AdminLaundromat = AdminLaundromatsQuery['rows'][number];
export type AdministeredLaundromat = NonNullable<AdminLaundromatQuery['laundromats_by_pk']>;

export const laundromatFilters = [
  { value: '', label: 'Toutes' },
  { value: 'a-moderer', label: 'À modérer' },
  { value: 'doublons', label: 'Doublons possibles' },
  { value: 'publiees', label: 'Publiées' },
  { value: 'premium', label: 'Premium' },
  { value: 'premium-plus', label: 'Premium+' },
  { value: 'refusees', label: 'Refusées' },
  { value: 'supprimees', label: 'Supprimées' },
] as const;

/** Changes by owners come first, the oldest before the others, so that none is overlooked. */
export function laundromatSearch(search: string, filter: string) {
  return { search, ...everything, ...conditions[filter] };
}

const everything = {
  refused: null,
  awaiting: null,
  active: [true, false],
  premium: [true, false],
  featured: [true, false],
};

const conditions: Record<string, Partial<AdminLaundromatsQueryVariables>> = {
  'a-moderer': { awaiting: true },
  publiees: { active: [true] },
  premium: { premium: [true] },
  'premium-plus': { featured: [true] },
  refusees: { refused: true },
};

/** The fields that an administrator reads before a publication. */
export const readLaundromat = graphql(
  `
    fragment ReadLaundromat on laundromats {
      ...EditableLaundromat
      updatedAt
      heldContent
      readingReasons
      possibleDuplicates(where: { status: { _eq: "open" } }, limit: 1) {
        laundromatId
        otherId
      }
    }
  `,
  [editableLaundromat],
);

export const laundromatsQuery = graphql(
  `
    query AdminLaundromats(
      $search: String!
      $refused: Boolean
      $awaiting: Boolean
      $active: [Boolean!]!
      $premium: [Boolean!]!
      $featured: [Boolean!]!
      $limit: Int!
      $offset: Int!
    ) {
      rows: search_all_laundromats(
        args: { search: $search, refused: $refused, awaiting: $awaiting }
        where: { isActive: { _in: $active }, isPremium: { _in: $premium }, isFeatured: { _in: $featured } }
        order_by: [{ changedSince: asc_nulls_last }, { createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        id
        slug
        ...ReadLaundromat
        geocoding {
          latitude
          longitude
          precision
        }
        isActive
        isPremium
        isFeatured
        featuredUntil
        refusedAt
        closedAt
        refusals: moderationActions(
          where: { decision: { _eq: "refused" } }
          order_by: [{ createdAt: desc }]
          limit: 1
        ) {
          id
          reason
        }
        publications: moderationActions(where: { decision: { _eq: "published" } }, limit: 1) {
          id
        }
        draft {
          refund
        }
        approvedContent
        changedAt
        averageRating
        reviewCount
        factsCheckedAt
        owner {
          id
          email
          emailVerified
          isActive
        }
      }
      total: search_all_laundromats_aggregate(
        args: { search: $search, refused: $refused, awaiting: $awaiting }
        where: { isActive: { _in: $active }, isPremium: { _in: $premium }, isFeatured: { _in: $featured } }
      ) {
        aggregate {
          count
        }
      }
    }
  `,
  [readLaundromat],
);

/** Fetches the current values of one laundromat, for a form that still shows older ones. */
export const adminLaundromatQuery = graphql(
  `
    query AdminLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        ...EditableLaundromat
        isPremium
        isFeatured
        featuredUntil
      }
    }
  `,
  [editableLaundromat],
);

export const deletedLaundromatsQuery = graphql(`
  query DeletedLaundromats($limit: Int!, $offset: Int!) {
    rows: moderation_actions(
      where: { isRestorable: { _eq: true } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      laundromatId
      name: seen(path: "$.name")
      city: seen(path: "$.city")
      createdAt
    }
    total: moderation_actions_aggregate(where: { isRestorable: { _eq: true } }) {
      aggregate {
        count
      }
    }
  }
`);
