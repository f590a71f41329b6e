import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { forgotPasswordForm, resetPasswordForm, verifyEmailForm } from '#contract/account/account.ts';
import { ApiError } from '../http/api-error.ts';
import { signedInCallerOf, systemCallerOf } from '../session/caller.ts';
import { sessionOf } from '../session/session.ts';
import { parseInput } from '../http/validation.ts';
import { violates } from '../hasura/hasura-error.ts';
import {
  emailChangedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, typedEmail, type AccountServices } from './account-services.ts';
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

/** `/api/auth/verify-email`, `/resend-verification`, `/forgot-password` and `/reset-password`. */
export function mailedLinkRoutes(services: AccountServices): Router {
  const { hasura, cookies, limits, mail, publicUrl } = services;
  const routes = Router();
  const perIp = () => limits({ times: 30, minutes: 15, per: 'ip' });

  routes.post('/verify-email', perIp(), async (request, response) => {
    const { token } = parseInput(verifyEmailForm, request.body);
    const caller = systemCallerOf(request);
    const link = await readLink(hasura, caller, ['email_verification', 'email_change'], token);
    if (link.newEmail) {
      const { id: userId, email: oldEmail } = link.user;
      const change = { userId, oldEmail, newEmail: link.newEmail };
      const { update_users } = await hasura
        .query(confirmEmailChangeMutation, change, caller)
        .catch((error: unknown) => {
          throw violates(error, 'users_email_key') ? new ApiError('linkUnusable', { cause: error }) : error;
        });
      if (update_users.affected_rows !== 1) throw new ApiError('linkUnusable');
      cookies.clear(response);
      response.json({ message: 'Votre nouvelle adresse email est confirmée. Connectez-vous avec elle.' });
      sendInBackground(services, { log: request.log, system: caller }, async () =>
        emailChangedEmail(oldEmail, publicUrl),
      );
      return;
    }
    const variables = { id: link.id, userId: link.user.id, now: new Date().toISOString() };
    const { update_account_tokens } = await hasura.query(verifyEmailMutation, variables, caller);
    if (update_account_tokens.affected_rows !== 1) throw new ApiError('linkUnusable');
    response.json({ message: 'Votre adresse email est confirmée.' });
  });

  routes.post(
    '/resend-verification',
    limits({ times: 3, minutes: 15, per: (request) => sessionOf(request)?.userId }),
    async (request, response) => {
      const caller = signedInCallerOf(request);
      const { users_by_pk: user } = await hasura.query(ownUserQuery, { id: caller.userId }, caller);
      if (!user) throw new ApiError('sessionExpired');
      if (user.emailVerified) {
        response.json({ message: 'Votre adresse email est déjà confirmée.' });
        return;
      }
      const system = systemCallerOf(request);
      const token = await storeLink(hasura, system, 'email_verification', user.id);
      const email = verificationEmail(user.email, publicUrl, token);
      const key = randomUUID();
      // The caller's own account, so the limit of its address may be revealed.
      if (!(await mail.allows(email, key, system))) {
        throw new ApiError('tooManyRequests', { message: mailsUsedUp });
      }
      response.json({ message: 'Un nouveau lien de confirmation vient de vous être envoyé.' });
      sendInBackground(services, { log: request.log, system, key }, async () => email);
    },
  );

  routes.post(
    '/forgot-password',
    perIp(),
    limits({ times: 5, minutes: 60, per: typedEmail }),
    async (request, response) => {
      const { email } = parseInput(forgotPasswordForm, request.body);
      const caller = systemCallerOf(request);
      const { users } = await hasura.query(userByEmailQuery, { email }, caller);
      response.json({ message: forgotten });
      const user = users[0];
      if (!user?.isActive) return;
      sendInBackground(services, { log: request.log, system: caller }, async () => {
        const token = await storeLink(hasura, caller, 'password_reset', user.id);
        return passwordResetEmail(user.email, publicUrl, token);
      });
    },
  );

  routes.post('/reset-password', perIp(), async (request, response) => {
    const { token, password } = parseInput(resetPasswordForm, request.body);
    const caller = systemCallerOf(request);
    const { user } = await readLink(hasura, caller, ['password_reset'], token);
    await refuseWeakPassword(password, user);
    const variables = {
      userId: user.id,
      oldHash: user.password,
      newHash: await hashPassword(password),
      now: new Date().toISOString(),
    };
    const { update_users } = await hasura.query(resetPasswordMutation, variables, caller);
    if (update_users.affected_rows !== 1) throw new ApiError('linkUnusable');
    cookies.clear(response);
    response.json({ message: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.' });
    sendInBackground(services, { log: request.log, system: caller }, async () =>
      passwordChangedEmail(user.email, publicUrl),
    );
  });

  return routes;
}
