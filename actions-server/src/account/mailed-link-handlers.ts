import { randomUUID } from 'node:crypto';
import { refuse } from '../hasura/hasura-error.ts';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf } from '../session/caller.ts';
import {
  emailChangedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountHandlers, type AccountServices } from './account-services.ts';
import {
  confirmEmailChangeMutation,
  resetPasswordMutation,
  verifyEmailMutation,
} from './account-token-documents.ts';
import { readLink, storeLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { ownUserQuery, userByEmailQuery } from './user-documents.ts';

const forgotten =
  'Si un compte existe avec cet email, vous allez recevoir un lien pour choisir un nouveau mot de passe.';

const mailsUsedUp =
  "Plusieurs messages ont déjà été envoyés à cette adresse aujourd'hui. Regardez vos courriers indésirables, ou réessayez demain.";

type MailedLinkOperation = 'verifyEmail' | 'resendVerification' | 'forgotPassword' | 'resetPassword';

/** Sending emailed links, and following them. */
export function mailedLinkHandlers(services: AccountServices): Pick<AccountHandlers, MailedLinkOperation> {
  const { hasura, cookies, devices, mail, publicUrl } = services;
  return {
    async verifyEmail({ token }, _visitor, request, response) {
      const system = systemCallerOf(request);
      const link = await readLink(hasura, system, ['email_verification', 'email_change'], token);
      const { id: userId, email: oldEmail } = link.user;
      if (!link.newEmail) {
        const variables = { id: link.id, userId, now: new Date().toISOString() };
        const { update_account_tokens } = await hasura.query(verifyEmailMutation, variables, system);
        if (update_account_tokens.affected_rows !== 1) throw new ApiError('linkUnusable');
        return { message: 'Votre adresse email est confirmée.' };
      }
      const { update_users } = await hasura
        .query(confirmEmailChangeMutation, { userId, oldEmail, newEmail: link.newEmail }, system)
        .catch(refuse({ users_email_key: 'linkUnusable' }));
      if (update_users.affected_rows !== 1) throw new ApiError('linkUnusable');
      cookies.clear(response);
      sendInBackground(services, request, async () => emailChangedEmail(oldEmail, publicUrl));
      return { message: 'Votre nouvelle adresse email est confirmée. Connectez-vous avec elle.' };
    },

    async resendVerification(_nothing, caller, request) {
      const { users_by_pk: user } = await hasura.query(ownUserQuery, { id: caller.userId }, caller);
      if (!user) throw new ApiError('sessionExpired');
      if (user.emailVerified) return { message: 'Votre adresse email est déjà confirmée.' };
      const system = systemCallerOf(request);
      const token = await storeLink(hasura, system, 'email_verification', user.id);
      const email = verificationEmail(user.email, publicUrl, token);
      const key = randomUUID();
      // Callers ask about their own account, so they may learn that its address has reached its limit.
      if (!(await mail.allows(email, key, system)))
        throw new ApiError('tooManyRequests', { message: mailsUsedUp });
      sendInBackground(services, request, async () => email, key);
      return { message: 'Un nouveau lien de confirmation vient de vous être envoyé.' };
    },

    async forgotPassword({ email }, _visitor, request) {
      const { users } = await hasura.query(userByEmailQuery, { email }, systemCallerOf(request));
      const user = users[0];
      if (user?.isActive)
        sendInBackground(services, request, async (later) => {
          const token = await storeLink(hasura, later, 'password_reset', user.id);
          return passwordResetEmail(user.email, publicUrl, token);
        });
      return { message: forgotten };
    },

    async resetPassword({ token, password }, _visitor, request, response) {
      const system = systemCallerOf(request);
      const { user } = await readLink(hasura, system, ['password_reset'], token);
      await refuseWeakPassword(password, user);
      const variables = {
        userId: user.id,
        oldHash: user.password,
        newHash: await hashPassword(password),
        now: new Date().toISOString(),
      };
      const { update_users } = await hasura.query(resetPasswordMutation, variables, system);
      if (update_users.affected_rows !== 1) throw new ApiError('linkUnusable');
      cookies.clear(response);
      cookies.setDevice(response, devices.markFor(request, user.email));
      sendInBackground(services, request, async () => passwordChangedEmail(user.email, publicUrl));
      return { message: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.' };
    },
  };
}
