import { hasuraRole } from '#contract/account/roles.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from './caller.ts';
import type { Session } from './session-token.ts';

export const currentAccountQuery = graphql(`
  query CurrentAccount($id: uuid!) {
    users_by_pk(id: $id) {
      role
      isActive
    }
  }
`);

/**
 * Compares a session with the current state of its account: while its token is valid, its user may have been disabled,
 * erased or given another role. Such a session may still read its own data but not write.
 */
export async function isCurrentAccount(
  hasura: Hasura,
  { userId, role }: Session,
  system: SystemCaller,
): Promise<boolean> {
  const { users_by_pk: account } = await hasura.query(currentAccountQuery, { id: userId }, system);
  return account !== null && account.isActive && hasuraRole(account.role) === role;
}
