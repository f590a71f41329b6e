import type { AdminUsersQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type AdminUser = AdminUsersQuery['rows'][number];

export const userFilters = [
  { value: '', label: 'Tous' },
  { value: 'client', label: 'Clients' },
  { value: 'owner', label: 'Propriétaires' },
  { value: 'admin', label: 'Administrateurs' },
  { value: 'inactifs', label: 'Inactifs' },
] as const;

export function userSearch(search: string, filter: string) {
  const roles = filter && filter !== 'inactifs' ? [filter] : ['client', 'owner', 'admin'];
  return { search, roles, active: filter === 'inactifs' ? [false] : [true, false] };
}

export const usersQuery = graphql(`
  query AdminUsers($search: String!, $roles: [String!]!, $active: [Boolean!]!, $limit: Int!, $offset: Int!) {
    rows: search_users(
      args: { search: $search }
      where: { role: { _in: $roles }, isActive: { _in: $active } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      email
      emailVerified
      firstName
      lastName
      role
      isActive
      createdAt
    }
    total: search_users_aggregate(
      args: { search: $search }
      where: { role: { _in: $roles }, isActive: { _in: $active } }
    ) {
      aggregate {
        count
      }
    }
  }
`);

export const correctUserEmailMutation = graphql(`
  mutation CorrectUserEmail($userId: uuid!, $email: String!, $reason: String) {
    correctUserEmail(userId: $userId, email: $email, reason: $reason) {
      userId
    }
  }
`);

export const suspendUserMutation = graphql(`
  mutation SuspendAccount(
    $userId: uuid!
    $facts: String!
    $ground: String!
    $withdrawsLaundromats: Boolean!
    $endsSubscription: Boolean!
  ) {
    suspendUser(
      userId: $userId
      facts: $facts
      ground: $ground
      withdrawsLaundromats: $withdrawsLaundromats
      endsSubscription: $endsSubscription
    ) {
      userId
    }
  }
`);

export const reinstateUserMutation = graphql(`
  mutation ReinstateUser($userId: uuid!) {
    reinstateUser(userId: $userId) {
      userId
    }
  }
`);

export const changeUserRoleMutation = graphql(`
  mutation ChangeUserRole($userId: uuid!, $role: String!, $password: String) {
    changeUserRole(userId: $userId, role: $role, password: $password) {
      userId
    }
  }
`);
