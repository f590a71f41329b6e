import { Router, type Request } from 'express';
import {
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  profileForm,
} from '#contract/account/account.ts';
import { ApiError } from '../http/api-error.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { parseInput } from '../http/validation.ts';
import { requireUser, signedInCallerOf, systemCallerOf } from '../session/caller.ts';
import { sessionOf } from '../session/session.ts';
import { emailChangeEmail, passwordChangedEmail, verificationEmail } from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { openFamily } from './refresh-tokens.ts';
import { answerSignedIn, takenEmail } from './sign-in-routes.ts';
import { changeUserMutation, userByEmailQuery, userByIdQuery } from './user-documents.ts';

const linkSent =
  "Si cette adresse est libre, un lien vient d'y être envoyé. Ouvrez-le pour terminer le changement\u00a0; jusque-là, votre adresse reste la même.";

/** An export reads many tables, and an erasure deletes from them. */
const personalDataMs = 60_000;

/** `PATCH /api/auth/me`, `/change-email`, `/change-password`, `/export` and `/delete-account`: what a user does with the account. */
export function profileRoutes(services: AccountServices): Router {
  const { hasura, cookies, limits, publicUrl, personalData } = services;
  const routes = Router();
  const guesses = passwordGuesses(limits);
  const perUser = (times: number) =>
    limits({ times, minutes: 60, per: (request) => sessionOf(request)?.userId });

  routes.patch('/me', requireUser, perUser(30), async (request, response) => {
    const changes = parseInput(profileForm, request.body);
    const { id } = await ownAccount(services, request);
    const { update_users_by_pk: user } = await hasura.query(
      changeUserMutation,
      { id, changes },
      systemCallerOf(request),
    );
    response.json({ user });
  });

  routes.post('/change-email', requireUser, perUser(5), guesses, async (request, response) => {
    const { email, password } = parseInput(changeEmailForm, request.body);
    const account = await ownAccount(services, request, password);
    const system = systemCallerOf(request);
    const background = { log: request.log, system };
    if (account.emailVerified) {
      const { users } = await hasura.query(userByEmailQuery, { email }, system);
      response.json({ message: linkSent });
      if (users.length > 0) return;
      sendInBackground(services, background, async () =>
        emailChangeEmail(
          email,
          publicUrl,
          await storeLink(hasura, system, 'email_change', account.id, email),
        ),
      );
      return;
    }
    const { update_users_by_pk: user } = await hasura
      .query(changeUserMutation, { id: account.id, changes: { email } }, system)
      .catch((error: unknown) => {
        throw takenEmail(error);
      });
    await answerSignedIn(services, response, user!, await openFamily(hasura, system, account.id));
    sendInBackground(services, background, async () =>
      verificationEmail(email, publicUrl, await storeLink(hasura, system, 'email_verification', account.id)),
    );
  });

  routes.post('/change-password', requireUser, guesses, async (request, response) => {
    const { currentPassword, password } = parseInput(changePasswordForm, request.body);
    const { id, email, firstName, lastName } = await ownAccount(services, request, currentPassword);
    await refuseWeakPassword(password, { email, firstName, lastName });
    const system = systemCallerOf(request);
    const changes = { password: await hashPassword(password) };
    const { update_users_by_pk: user } = await hasura.query(changeUserMutation, { id, changes }, system);
    await answerSignedIn(services, response, user!, await openFamily(hasura, system, id));
    sendInBackground(services, { log: request.log, system }, async () =>
      passwordChangedEmail(email, publicUrl),
    );
  });

  routes.get('/export', perUser(10), async (request, response) => {
    const { email } = await ownAccount(services, request);
    response.setHeader('Content-Disposition', 'attachment; filename="mes-donnees-lavoir.json"');
    response.json(await personalData.export(email, systemCallerOf(request, personalDataMs)));
  });

  routes.post('/delete-account', requireUser, guesses, async (request, response) => {
    const { password } = parseInput(deleteAccountForm, request.body);
    const { email } = await ownAccount(services, request, password);
    await personalData.erase(email, systemCallerOf(request, personalDataMs));
    cookies.clear(response);
    response.json({ message: 'Votre compte et vos données ont été supprimés.' });
  });

  return routes;
}

/** One count for all forms that ask for the present password. */
const passwordGuesses = (limits: RateLimits) =>
  limits({ times: 10, minutes: 15, per: (request) => sessionOf(request)?.userId, failuresOnly: true });

/** Returns the caller's account; with `password`, only if it is the account's. */
async function ownAccount({ hasura }: AccountServices, request: Request, password?: string) {
  const { userId: id } = signedInCallerOf(request);
  const { users_by_pk: account } = await hasura.query(userByIdQuery, { id }, systemCallerOf(request));
  if (!account?.isActive) throw new ApiError('sessionExpired');
  if (password !== undefined && !(await isPassword(password, account.password)))
    throw new ApiError('wrongPassword');
  return account;
}
