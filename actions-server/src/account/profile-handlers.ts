import type { Request } from 'express';
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf, type SignedInCaller } from '../session/caller.ts';
import { emailChangeEmail, emailInUseEmail, passwordChangedEmail } from './account-emails.ts';
import {
  personalDataMs,
  sendInBackground,
  type AccountHandlers,
  type AccountServices,
} from './account-services.ts';
import { endSessionsAndLinks, storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { currentUser, findAccount, lockWithPassword } from './queries.ts';
import { storeRefreshToken } from './refresh-tokens.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { signedIn } from './session-handlers.ts';

const linkSent =
  "Un message vient d'être envoyé à cette adresse. Ouvrez son lien pour terminer le changement\u00a0; jusque-là, votre adresse reste la même.";

export function profileHandlers(services: AccountServices) {
  const { db, cookies, publicUrl, personalData } = services;
  return {
    async changeProfile(changes, { userId }, request) {
      const user = await db.transaction(systemCallerOf(request), (trx) =>
        trx
          .updateTable('users')
          .set(changes)
          .where('id', '=', userId)
          .where('isActive', '=', true)
          .returning(currentUser)
          .executeTakeFirst(),
      );
      if (!user) throw new ApiError('sessionExpired');
      return { user };
    },

    async changeEmail({ email, password }, caller, request) {
      const { id } = await ownAccount(services, caller, request, password);
      const holder = await db.transaction(systemCallerOf(request), (trx) => startEmailChange(trx, id, email));
      if (holder !== id)
        sendInBackground(services, request, async (later) => {
          if (holder) return emailInUseEmail(email, publicUrl);
          const token = await db.transaction(later, (trx) => storeLink(trx, 'email_change', id, email));
          return emailChangeEmail(email, publicUrl, token);
        });
      return { message: linkSent };
    },

    async changePassword({ currentPassword, password }, caller, request, response) {
      const account = await ownAccount(services, caller, request, currentPassword);
      await refuseWeakPassword(password, account);
      const hash = await hashPassword(password);
      const { user, refresh } = await db.transaction(systemCallerOf(request), async (trx) => {
        const now = await lockWithPassword(trx, account.id);
        if (!now?.isActive) throw new ApiError('sessionExpired');
        if (now.password !== account.password) throw new ApiError('wrongPassword');
        const changed = await trx
          .updateTable('users')
          .set({ password: hash })
          .where('id', '=', account.id)
          .returning(currentUser)
          .executeTakeFirstOrThrow();
        await endSessionsAndLinks(trx, account.id);
        return { user: changed, refresh: await storeRefreshToken(trx, account.id) };
      });
      const answer = await signedIn(services, response, user, refresh);
      sendInBackground(services, request, passwordChangedEmail(account.email, publicUrl));
      return answer;
    },

    async deleteAccount({ password }, caller, request, response) {
      const { email } = await ownAccount(services, caller, request, password);
      await personalData.erase(email, systemCallerOf(request, personalDataMs));
      cookies.clear(response);
      return { message: 'Votre compte et vos données ont été supprimés.' };
    },
  } satisfies Partial<AccountHandlers>;
}

/**
 * Returns the id of the account that has the address already. Ends the links to an unconfirmed address, which may be
 * another person's.
 */
async function startEmailChange(trx: Trx, id: string, email: string): Promise<string | undefined> {
  const account = await lockWithPassword(trx, id);
  if (!account?.emailVerified)
    await trx
      .updateTable('accountTokens')
      .set({ usedAt: sql`now()` })
      .where('userId', '=', id)
      .where('kind', '=', 'email_verification')
      .where('usedAt', 'is', null)
      .execute();
  const holder = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return holder?.id;
}

export async function ownAccount(
  { db }: AccountServices,
  { userId: id }: SignedInCaller,
  request: Request,
  password?: string,
) {
  const account = await findAccount(db, systemCallerOf(request), { id });
  if (!account?.isActive) throw new ApiError('sessionExpired');
  if (password !== undefined && !(await isPassword(password, account.password)))
    throw new ApiError('wrongPassword');
  return account;
}
