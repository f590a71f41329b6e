import { gql } from 'urql';
import type {
  AdminLaundromatsQuery,
  AdminLaundromatsQueryVariables,
  DeletedLaundromatsQuery,
  DeletedLaundromatsQueryVariables,
} from '#app/graphql/generated/graphql.ts';
import { searchPatterns, slugPattern } from './search-words.ts';

export type AdminLaundromat = AdminLaundromatsQuery['laundromats'][number];
export type DeletedLaundromat = DeletedLaundromatsQuery['deleted_laundromats'][number];
type Where = AdminLaundromatsQueryVariables['where'];

export const laundromatFilters = [
  { value: '', label: 'Toutes' },
  { value: 'a-moderer', label: 'À modérer' },
  { value: 'publiees', label: 'Publiées' },
  { value: 'premium', label: 'Premium' },
  { value: 'vedette', label: 'En vedette' },
  { value: 'refusees', label: 'Refusées' },
  { value: 'supprimees', label: 'Supprimées' },
] as const;

const conditions: Record<string, Where> = {
  'a-moderer': { isActive: { _eq: false }, refusedAt: { _is_null: true } },
  publiees: { isActive: { _eq: true } },
  premium: { isPremium: { _eq: true } },
  vedette: { isFeatured: { _eq: true } },
  refusees: { refusedAt: { _is_null: false } },
};

/** The laundromats of a filter whose name, town, postal code, address or owner's e-mail holds what was typed. */
export function laundromatsWhere(q: string, filter: string): Where {
  const slug = slugPattern(q);
  const words = searchPatterns(q).map((pattern) => ({
    _or: [
      { name: { _ilike: pattern } },
      { city: { _ilike: pattern } },
      { postalCode: { _ilike: pattern } },
      { address: { _ilike: pattern } },
      { owner: { email: { _ilike: pattern } } },
    ],
  }));
  const search =
    words.length > 0 ? { _or: [{ _and: words }, ...(slug ? [{ slug: { _like: slug } }] : [])] } : {};
  return { _and: [conditions[filter] ?? {}, search] };
}

export const laundromatsQuery = gql<AdminLaundromatsQuery, AdminLaundromatsQueryVariables>`
  query AdminLaundromats($where: laundromats_bool_exp!, $limit: Int!, $offset: Int!) {
    laundromats(where: $where, order_by: [{ createdAt: desc }, { id: asc }], limit: $limit, offset: $offset) {
      id
      slug
      name
      address
      postalCode
      city
      phone
      email
      description
      hours
      priceFrom
      website
      facebook
      instagram
      isActive
      isPremium
      isFeatured
      featuredUntil
      refusedAt
      refusalReason
      averageRating
      reviewCount
      createdAt
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
      }
      owner {
        id
        email
      }
    }
    laundromats_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

export const deletedLaundromatsQuery = gql<DeletedLaundromatsQuery, DeletedLaundromatsQueryVariables>`
  query DeletedLaundromats {
    deleted_laundromats(order_by: [{ deletedAt: desc }]) {
      id
      name
      city
      deletedAt
    }
  }
`;
