import { gql } from 'urql';
import type {
  AdminUsersQuery,
  AdminUsersQueryVariables,
  ChangeUserMutation,
  ChangeUserMutationVariables,
} from '#app/graphql/generated/graphql.ts';
import { searchPatterns } from './search-words.ts';

export type AdminUser = AdminUsersQuery['users'][number];
type Where = AdminUsersQueryVariables['where'];

export const userFilters = [
  { value: '', label: 'Tous' },
  { value: 'client', label: 'Clients' },
  { value: 'owner', label: 'Propriétaires' },
  { value: 'admin', label: 'Administrateurs' },
  { value: 'inactifs', label: 'Inactifs' },
] as const;

export function usersWhere(q: string, filter: string): Where {
  const words = searchPatterns(q).map((pattern) => ({
    _or: [
      { email: { _ilike: pattern } },
      { firstName: { _ilike: pattern } },
      { lastName: { _ilike: pattern } },
    ],
  }));
  if (filter === 'inactifs') return { isActive: { _eq: false }, _and: words };
  return filter ? { role: { _eq: filter }, _and: words } : { _and: words };
}

export const usersQuery = gql<AdminUsersQuery, AdminUsersQueryVariables>`
  query AdminUsers($where: users_bool_exp!, $limit: Int!, $offset: Int!) {
    users(where: $where, order_by: [{ createdAt: desc }, { id: asc }], limit: $limit, offset: $offset) {
      id
      email
      firstName
      lastName
      role
      isActive
      createdAt
    }
    users_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

export const changeUserMutation = gql<ChangeUserMutation, ChangeUserMutationVariables>`
  mutation ChangeUser($id: uuid!, $changes: users_set_input!) {
    update_users_by_pk(pk_columns: { id: $id }, _set: $changes) {
      id
      role
      isActive
    }
  }
`;
