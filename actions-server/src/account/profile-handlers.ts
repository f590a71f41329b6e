import type { Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/operation.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { systemCallerOf, type SignedInCaller } from '../session/caller.ts';
import { emailChangeEmail, emailInUseEmail, passwordChangedEmail } from './account-emails.ts';
import { personalDataMs, sendInBackground, type AccountServices } from './account-services.ts';
import { changePassword, changeProfile, startEmailChange, storeChangeLink } from './change-account.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findAccount } from './queries.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { signedIn } from './session-handlers.ts';

const linkSent =
  "Un message vient d'être envoyé à cette adresse. Ouvrez son lien pour terminer le changement\u00a0; jusque-là, votre adresse reste la même.";

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
      if (holder !== account.id)
        sendInBackground(services, request, async (later) => {
          if (holder) return emailInUseEmail(email);
          const token = await db.transaction(later, (trx) => storeChangeLink(trx, account, email));
          return emailChangeEmail(email, token);
        });
      return { message: linkSent };
    },

    async changePassword({ currentPassword, password }, caller, request, response) {
      const account = await ownAccount(services, caller, request, currentPassword);
      await refuseWeakPassword(password, account);
      const hash = await hashPassword(password);
      const { user, refresh } = await db.transaction(systemCallerOf(request), (trx) =>
        changePassword(trx, account, hash),
      );
      const answer = await signedIn(services, response, user, refresh);
      sendInBackground(services, request, passwordChangedEmail(account.email));
      return answer;
    },

    async deleteAccount({ password }, caller, request, response) {
      const { email } = await ownAccount(services, caller, request, password);
      const system = systemCallerOf(request, personalDataMs);
      const { stripeCustomerId } = await erasePerson(services, system, email);
      if (stripeCustomerId)
        logger.warn({ stripeCustomerId }, 'delete this customer of an erased account at Stripe');
      cookies.clear(response);
      return { message: 'Votre compte et vos données ont été supprimés.' };
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
