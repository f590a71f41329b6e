/**
 * Names the user for whom a request was written. An outbox may send it when another user is signed in: the server then
 * refuses it.
 */
export const authorHeader = 'X-Lavoir-Author';

export const replaceableForMs = 60 * 60_000;

export const withdrawableForMs = 24 * 60 * 60_000;

/** Values of `users.role`; `admin` can never be chosen at registration. */
export const userRoles = ['client', 'owner', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** The roles Hasura knows. Its superuser role `admin` is never put in a token: see {@link hasuraRole}. */
export const hasuraRoles = ['anonymous', 'client', 'owner', 'site_admin'] as const;
export type HasuraRole = (typeof hasuraRoles)[number];

export function hasuraRole(role: UserRole): HasuraRole {
  return role === 'admin' ? 'site_admin' : role;
}
