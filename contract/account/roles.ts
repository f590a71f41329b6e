/** Values of `users.role`; `admin` can never be chosen at registration. */
export const userRoles = ['client', 'owner', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** The roles Hasura knows. Its superuser role `admin` is never put in a token: see {@link hasuraRole}. */
export const hasuraRoles = ['anonymous', 'client', 'owner', 'site_admin'] as const;
export type HasuraRole = (typeof hasuraRoles)[number];

export function hasuraRole(role: UserRole): HasuraRole {
  return role === 'admin' ? 'site_admin' : role;
}
