import type { CurrentUser } from '#contract/account/account.ts';
import { administrationOperations as declared } from '#contract/account/administration.ts';
import type { UserRole } from '#contract/account/roles.ts';
import type { Trx } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { handle } from '../http/operation.ts';
import type { SignedInCaller } from '../session/caller.ts';
import {
  emailCorrectedEmail,
  newAdministratorEmail,
  suspensionEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { endSessionsAndLinks, storeLink } from './mailed-links.ts';
import { isPassword } from './passwords.ts';
import { revokeSessions } from './refresh-tokens.ts';

const ownMessage = 'Un administrateur ne change pas son propre compte.';
const reasonMessage = 'Cette adresse est confirmée\u00a0: indiquez le motif de la correction.';
const passwordMessage = 'Votre mot de passe est nécessaire pour nommer un administrateur.';

export function administrationOperations(services: AccountServices) {
  const { db, publicUrl } = services;
  const read = (administrator: SignedInCaller, id: string) =>
    db.transaction(administrator, (trx) => lockAdministered(trx, administrator, id));

  return handle(declared, {
    async correctUserEmail({ userId, email, reason }, administrator, request) {
      const corrected = await db.transaction(administrator, async (trx) => {
        const { user: former, acting } = await lockAdministered(trx, administrator, userId);
        if (former.emailVerified && !reason) throw refusedField('reason', reasonMessage);
        if (former.email === email) return undefined;
        await trx
          .updateTable('users')
          .set({ email, emailVerified: false })
          .where('id', '=', userId)
          .execute();
        await endSessionsAndLinks(trx, userId);
        if (reason) await noteReason(trx, acting, former, reason);
        return { former, link: await storeLink(trx, 'email_verification', userId) };
      });
      if (!corrected) return { userId };
      const { former, link } = corrected;
      // The reason may name the person, so only a confirmed mailbox gets it.
      const shown = former.emailVerified ? reason : undefined;
      sendInBackground(services, request, emailCorrectedEmail(former.email, publicUrl, shown));
      sendInBackground(services, request, verificationEmail(email, publicUrl, link));
      return { userId };
    },

    async suspendUser(input, administrator, request) {
      const { userId, facts, withdrawsLaundromats } = input;
      const { user } = await read(administrator, userId);
      if (!user.isActive) return { userId };
      if (input.endsSubscription && user.stripeCustomerId)
        await services.endAtPeriodEnd(user.stripeCustomerId);
      const isSuspended = await db.transaction(administrator, async (trx) => {
        const { user: now, acting } = await lockAdministered(trx, administrator, userId);
        if (!now.isActive) return false;
        await trx.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
        await noteReason(trx, acting, now, facts);
        await revokeSessions(trx, { userId });
        if (withdrawsLaundromats)
          await trx
            .updateTable('laundromats')
            .set({ isActive: false, needsApproval: true })
            .where('userId', '=', userId)
            .where('isActive', '=', true)
            .execute();
        return true;
      });
      if (isSuspended) sendInBackground(services, request, suspensionEmail(user, publicUrl, input));
      return { userId };
    },

    async reinstateUser({ userId }, administrator) {
      await db.transaction(administrator, (trx) =>
        changeUser(trx, administrator, userId, { isActive: true }),
      );
      return { userId };
    },

    async changeUserRole({ userId, role, password }, administrator, request) {
      const { user, acting } = await read(administrator, userId);
      if (role === user.role) return { userId };
      if (role === 'admin') {
        if (!password) throw refusedField('password', passwordMessage);
        if (!(await isPassword(password, acting.password))) throw new ApiError('wrongPassword');
      }
      const others = await db.transaction(administrator, (trx) =>
        changeUser(trx, administrator, userId, { role }),
      );
      if (role === 'admin')
        for (const { email } of others)
          sendInBackground(services, request, newAdministratorEmail(email, publicUrl, user));
      return { userId };
    },
  });
}

/** Changes the role of an account or reinstates it. Returns the administrators to notify. */
async function changeUser(
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
async function lockAdministered(trx: Trx, { userId }: SignedInCaller, id: string) {
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
