import type { z } from 'zod';
import type { CurrentUser } from '#contract/account/account.ts';
import type { emailCorrection, Suspension } from '#contract/account/administration.ts';
import type { UserRole } from '#contract/account/roles.ts';
import type { Trx } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { endSessionsAndLinks, storeLink } from './mailed-links.ts';
import { revokeSessions } from './refresh-tokens.ts';

const ownMessage = 'Un administrateur ne change pas son propre compte.';
const reasonMessage = 'Cette adresse est confirmée\u00a0: indiquez le motif de la correction.';

/** Replaces an address, a confirmed one only with a reason. Returns nothing if the account has the address already. */
export async function correctEmail(
  trx: Trx,
  administrator: SignedInCaller,
  { userId, email, reason }: z.infer<typeof emailCorrection>,
) {
  const { user: former, acting } = await lockAdministered(trx, administrator, userId);
  if (former.emailVerified && !reason) throw refusedField('reason', reasonMessage);
  if (former.email === email) return undefined;
  await trx.updateTable('users').set({ email, emailVerified: false }).where('id', '=', userId).execute();
  await endSessionsAndLinks(trx, userId);
  if (reason) await noteReason(trx, acting, former, reason);
  return { former, link: await storeLink(trx, 'email_verification', userId) };
}

/** Suspends an account, and returns it; nothing if it was suspended before. */
export async function suspendUser(
  trx: Trx,
  administrator: SignedInCaller,
  { userId, facts, withdrawsLaundromats }: Suspension,
) {
  const { user, acting } = await lockAdministered(trx, administrator, userId);
  if (!user.isActive) return undefined;
  await trx.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
  await noteReason(trx, acting, user, facts);
  await revokeSessions(trx, { userId });
  if (withdrawsLaundromats)
    await trx
      .updateTable('laundromats')
      .set({ isActive: false, needsApproval: true })
      .where('userId', '=', userId)
      .where('closedAt', 'is', null)
      .execute();
  return user;
}

/** Changes the role of an account or reinstates it. Returns the administrators to notify. */
export async function changeUser(
  trx: Trx,
  administrator: SignedInCaller,
  id: string,
  changes: { role: UserRole } | { isActive: true },
): Promise<{ email: string }[]> {
  await lockAdministered(trx, administrator, id);
  await trx.updateTable('users').set(changes).where('id', '=', id).execute();
  return trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', 'not in', [id, administrator.userId])
    .execute();
}

/** Locks both accounts in the order of their ids: of two administrators who dismiss each other, one remains. */
export async function lockAdministered(trx: Trx, { userId }: SignedInCaller, id: string) {
  if (id === userId) throw new ApiError('conflict', { message: ownMessage });
  const accounts = await trx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'firstName', 'lastName', 'password', 'role', 'isActive'])
    .select('stripeCustomerId')
    .where('id', 'in', [id, userId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const user = accounts.find((account) => account.id === id);
  const acting = accounts.find((account) => account.id === userId);
  if (!user || !acting) throw new ApiError('conflict');
  if (acting.role !== 'admin' || !acting.isActive) throw new ApiError('sessionExpired');
  return { user, acting };
}

type Named = Pick<CurrentUser, 'id' | 'firstName' | 'lastName'>;

const noteReason = (trx: Trx, acting: Named, user: Named, reason: string) =>
  trx
    .insertInto('journalEntries')
    .values({
      userId: acting.id,
      actor: `${acting.firstName} ${acting.lastName}`,
      operation: 'update',
      tableName: 'users',
      rowId: user.id,
      subject: `${user.firstName} ${user.lastName}`,
      after: JSON.stringify({ reason }),
    })
    .execute();
