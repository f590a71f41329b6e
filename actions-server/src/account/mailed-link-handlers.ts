import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '../db/database-error.ts';
import { transactionTime, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/operation.ts';
import { systemCallerOf } from '../session/caller.ts';
import {
  emailChangedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { storeLink, endSessionsAndLinks, lockLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, lockWithPassword } from './queries.ts';
import { refuseWeakPassword } from './refused-passwords.ts';

const forgotten =
  'Si un compte existe avec cet email, vous allez recevoir un lien pour choisir un nouveau mot de passe.';

const mailsUsedUp =
  "Plusieurs messages ont déjà été envoyés à cette adresse aujourd'hui. Regardez vos courriers indésirables, ou réessayez demain.";

export function mailedLinkHandlers(services: AccountServices) {
  const { db, cookies, devices, mail } = services;
  return {
    async verifyEmail({ token }, _visitor, request, response) {
      const { formerEmail } = await db.transaction(systemCallerOf(request), (trx) =>
        confirmEmail(trx, token),
      );
      if (formerEmail === undefined) return { message: 'Votre adresse email est confirmée.' };
      cookies.clear(response);
      sendInBackground(services, request, emailChangedEmail(formerEmail));
      return { message: 'Votre nouvelle adresse email est confirmée. Connectez-vous avec elle.' };
    },

    async resendVerification(_nothing, { userId }, request) {
      const system = systemCallerOf(request);
      const { email: to, token } = await db.transaction(system, (trx) => renewVerification(trx, userId));
      if (!token) return { message: 'Votre adresse email est déjà confirmée.' };
      const email = verificationEmail(to, token);
      const key = randomUUID();
      // Callers ask about their own account, so they may learn that its address has reached its limit.
      if (!(await mail.allows(email, key, system)))
        throw new ApiError('tooManyRequests', { message: mailsUsedUp });
      sendInBackground(services, request, email, key);
      return { message: 'Un nouveau lien de confirmation vient de vous être envoyé.' };
    },

    async forgotPassword({ email }, _visitor, request) {
      const user = await findAccount(db, systemCallerOf(request), { email });
      if (user?.isActive)
        sendInBackground(services, request, async (later) => {
          const token = await db.transaction(later, (trx) => storeLink(trx, 'password_reset', user.id));
          return passwordResetEmail(user.email, token);
        });
      return { message: forgotten };
    },

    async resetPassword({ token, password }, _visitor, request, response) {
      const system = systemCallerOf(request);
      const user = await db.transaction(system, (trx) => findResetAccount(trx, token));
      await refuseWeakPassword(password, user);
      const hash = await hashPassword(password);
      await db.transaction(system, (trx) => resetPassword(trx, token, hash));
      cookies.clear(response);
      cookies.setDevice(response, devices.markFor(request, user.email));
      sendInBackground(services, request, passwordChangedEmail(user.email));
      return { message: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.' };
    },
  } satisfies Partial<Handlers>;
}

async function confirmEmail(trx: Trx, token: string): Promise<{ formerEmail?: string }> {
  const { id, newEmail, user } = await lockLink(trx, ['email_verification', 'email_change'], token);
  if (newEmail === null) {
    await trx.updateTable('users').set({ emailVerified: true }).where('id', '=', user.id).execute();
    await trx.updateTable('accountTokens').set({ usedAt: transactionTime }).where('id', '=', id).execute();
    return {};
  }
  if (!user.isActive) throw new ApiError('linkUnusable');
  await trx
    .updateTable('users')
    .set({ email: newEmail, emailVerified: true })
    .where('id', '=', user.id)
    .execute()
    .catch((cause: unknown) => {
      throw violatedConstraint(cause) === 'users_email_key' ? new ApiError('linkUnusable', { cause }) : cause;
    });
  await endSessionsAndLinks(trx, user.id);
  return { formerEmail: user.email };
}

const findResetAccount = async (trx: Trx, token: string) =>
  (await lockLink(trx, ['password_reset'], token)).user;

async function resetPassword(trx: Trx, token: string, password: string): Promise<void> {
  const { id } = await findResetAccount(trx, token);
  await trx.updateTable('users').set({ password, emailVerified: true }).where('id', '=', id).execute();
  await endSessionsAndLinks(trx, id);
}

async function renewVerification(trx: Trx, id: string): Promise<{ email: string; token?: string }> {
  const account = await lockWithPassword(trx, id);
  if (!account) throw new ApiError('sessionExpired');
  const { email } = account;
  return account.emailVerified ? { email } : { email, token: await storeLink(trx, 'email_verification', id) };
}
