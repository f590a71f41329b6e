import type { Request } from 'express';
import type { z } from 'zod';
import { accountDeleted, type CurrentUser, type profileForm } from '#contract/account/account.ts';
import type { Trx } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Handlers } from '../http/operation.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { systemCallerOf, type SignedInCaller } from '../session/caller.ts';
import { emailChangeEmail, emailInUseEmail, passwordChangedEmail } from './account-emails.ts';
import { personalDataMs, sendInBackground, type AccountServices } from './account-services.ts';
import { endSessionsAndLinks, storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findAccount, currentUser, lockWithPassword } from './queries.ts';
import { storeRefreshToken } from './refresh-tokens.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { enterAccount, signedIn } from './session-handlers.ts';

const linkSent =
  "Un message vient d'être envoyé à cette adresse. Ouvrez son lien pour terminer le changement\u00a0; jusque-là, votre adresse reste la même.";
const presentMessage = "C'est déjà l'adresse de votre compte.";

export function profileHandlers(services: AccountServices) {
  const { db, cookies, logger } = services;
  return {
    changeProfile: async (changes, { userId }, request) => ({
      user: await db.transaction(systemCallerOf(request), (trx) => changeProfile(trx, userId, changes)),
    }),

    async changeEmail({ email, password }, caller, request) {
      const account = await ownAccount(services, caller, request, password);
      const holder = await db.transaction(systemCallerOf(request), (trx) =>
        startEmailChange(trx, account, email),
      );
      sendInBackground(services, request, async (later) => {
        if (holder) return emailInUseEmail(email);
        const token = await db.transaction(later, (trx) => storeChangeLink(trx, account, email));
        return emailChangeEmail(email, token);
      });
      return { message: linkSent };
    },

    async changePassword({ currentPassword, password }, caller, request, response) {
      const system = systemCallerOf(request);
      const account = await ownAccount(services, caller, request);
      if (!(await isPassword(currentPassword, account.password))) {
        // The same change again: the first has ended the session of the browser, which got no other.
        if (!(await isPassword(password, account.password))) throw new ApiError('wrongPassword');
        return enterAccount(services, response, account);
      }
      await refuseWeakPassword(password, account);
      const hash = await hashPassword(password);
      const { user, refresh } = await db.transaction(system, (trx) => changePassword(trx, account, hash));
      const answer = await signedIn(services, response, user, refresh);
      sendInBackground(services, request, passwordChangedEmail(account.email));
      return answer;
    },

    async deleteAccount({ password }, caller, request, response) {
      const account = await ownAccount(services, caller, request, password);
      const system = systemCallerOf(request, personalDataMs);
      const { stripeCustomerId } = await erasePerson(services, system, account.email);
      if (stripeCustomerId)
        logger.warn({ stripeCustomerId }, 'delete this customer of an erased account at Stripe');
      cookies.clear(response);
      return { message: accountDeleted };
    },
  } satisfies Partial<Handlers>;
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

async function changeProfile(
  trx: Trx,
  id: string,
  changes: z.infer<typeof profileForm>,
): Promise<CurrentUser> {
  const user = await trx
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('isActive', '=', true)
    .returning(currentUser)
    .executeTakeFirst();
  if (!user) throw new ApiError('sessionExpired');
  return user;
}

interface CheckedAccount {
  id: string;
  /** The hash that the typed password was compared with. */
  password: string;
}

async function lockUnchanged(trx: Trx, { id, password }: CheckedAccount) {
  const account = await lockWithPassword(trx, id);
  if (!account?.isActive) throw new ApiError('sessionExpired');
  if (account.password !== password) throw new ApiError('wrongPassword');
  return account;
}

async function changePassword(
  trx: Trx,
  account: CheckedAccount,
  password: string,
): Promise<{ user: CurrentUser; refresh: string }> {
  const { id } = await lockUnchanged(trx, account);
  const user = await trx
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .returning(currentUser)
    .executeTakeFirstOrThrow();
  await endSessionsAndLinks(trx, id);
  return { user, refresh: await storeRefreshToken(trx, id) };
}

/**
 * Returns the id of the account that has the address already. Ends the links to an unconfirmed address, which may be
 * another person's.
 */
async function startEmailChange(
  trx: Trx,
  account: CheckedAccount,
  email: string,
): Promise<string | undefined> {
  const { id, email: present, emailVerified } = await lockUnchanged(trx, account);
  if (email === present) throw refusedField('email', presentMessage);
  if (!emailVerified)
    await trx
      .deleteFrom('accountTokens')
      .where('userId', '=', id)
      .where('kind', '=', 'email_verification')
      .where('usedAt', 'is', null)
      .execute();
  const holder = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return holder?.id;
}

async function storeChangeLink(trx: Trx, account: CheckedAccount, email: string): Promise<string> {
  const { id } = await lockUnchanged(trx, account);
  return storeLink(trx, 'email_change', id, email);
}
