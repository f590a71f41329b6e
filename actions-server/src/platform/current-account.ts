import { z } from 'zod';
import { hasuraRole, userRoles } from '#contract/roles.ts';
import type { SystemCaller } from './caller.ts';
import type { Hasura } from './hasura.ts';
import type { Session } from './session-token.ts';

const currentAccountQuery = {
  document: /* GraphQL */ `
    query CurrentAccount($id: uuid!) {
      users_by_pk(id: $id) {
        role
        isActive
      }
    }
  `,
  answer: z.object({
    users_by_pk: z.object({ role: z.enum(userRoles), isActive: z.boolean() }).nullable(),
  }),
};

/**
 * Compares a session with its account as it is now. A token says for 15 minutes what the account was: its user may
 * have been dismissed, demoted or erased since. Reading may go on with it, writing may not.
 */
export async function isCurrentAccount(
  hasura: Hasura,
  { userId, role }: Session,
  system: SystemCaller,
): Promise<boolean> {
  const asked = { ...currentAccountQuery, variables: { id: userId } };
  const { users_by_pk: account } = await hasura.query(asked, system);
  return account !== null && account.isActive && hasuraRole(account.role) === role;
}
