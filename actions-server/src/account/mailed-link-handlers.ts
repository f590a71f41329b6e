import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '../db/database-error.ts';
import type { Trx } from '../db/database.ts';
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
import { endSessionsAndLinks, lockLink, markUsed, storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
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
      const { isNew, formerEmail } = await db.transaction(systemCallerOf(request), (trx) =>
        confirmEmail(trx, token),
      );
      if (!isNew) return { message: 'Votre adresse email est confirmée.' };
      if (formerEmail) {
        cookies.clear(response);
        sendInBackground(services, request, emailChangedEmail(formerEmail));
      }
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
      const { usedAt, user } = await db.transaction(system, (trx) => findReset(trx, token));
      // The same link again changes nothing while the account has the password that it set.
      if (usedAt && !(await isPassword(password, user.password))) throw new ApiError('linkUnusable');
      if (!usedAt) {
        await refuseWeakPassword(password, user);
        const hash = await hashPassword(password);
        await db.transaction(system, (trx) => resetPassword(trx, token, hash));
        sendInBackground(services, request, passwordChangedEmail(user.email));
      }
      cookies.clear(response);
      cookies.setDevice(response, devices.markFor(request, user.email));
      return { message: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.' };
    },
  } satisfies Partial<Handlers>;
}

/** Confirms an address. The same link again changes nothing while the account has the address that it confirmed. */
async function confirmEmail(trx: Trx, token: string): Promise<{ isNew: boolean; formerEmail?: string }> {
  const { id, newEmail, usedAt, user } = await lockLink(trx, ['email_verification', 'email_change'], token);
  const isNew = newEmail !== null;
  if (usedAt) {
    if (!user.emailVerified || (isNew && newEmail !== user.email)) throw new ApiError('linkUnusable');
    return { isNew };
  }
  await markUsed(trx, id);
  if (!isNew) {
    await trx.updateTable('users').set({ emailVerified: true }).where('id', '=', user.id).execute();
    return { isNew };
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
  return { isNew, formerEmail: user.email };
}

const findReset = (trx: Trx, token: string) => lockLink(trx, ['password_reset'], token);

async function resetPassword(trx: Trx, token: string, password: string): Promise<void> {
  const { id, usedAt, user } = await findReset(trx, token);
  if (usedAt) throw new ApiError('linkUnusable');
  await markUsed(trx, id);
  await trx.updateTable('users').set({ password, emailVerified: true }).where('id', '=', user.id).execute();
  await endSessionsAndLinks(trx, user.id);
}

async function renewVerification(trx: Trx, id: string): Promise<{ email: string; token?: string }> {
  const account = await lockWithPassword(trx, id);
  if (!account) throw new ApiError('sessionExpired');
  const { email } = account;
  return account.emailVerified ? { email } : { email, token: await storeLink(trx, 'email_verification', id) };
}
