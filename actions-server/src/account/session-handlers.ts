import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '#contract/account/account.ts';
import { refuse, type Refusals } from '../hasura/hasura-error.ts';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf } from '../session/caller.ts';
import { requestCookie } from '../session/request-cookie.ts';
import { verificationEmail } from './account-emails.ts';
import { sendInBackground, type AccountHandlers, type AccountServices } from './account-services.ts';
import { warnOfGuesses } from './guess-warning.ts';
import { newLink } from './mailed-links.ts';
import { recordOwnerNetwork } from './owner-network.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  exchangeRefreshToken,
  newRefreshToken,
  openFamily,
  revokePresented,
  revokeUser,
} from './refresh-tokens.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { registerMutation, userForLoginQuery } from './user-documents.ts';

type SessionOperation = 'register' | 'logIn' | 'renewSession' | 'logOut' | 'logOutEverywhere';

/** Opening, renewing and ending a session. */
export function sessionHandlers(services: AccountServices): Pick<AccountHandlers, SessionOperation> {
  const { hasura, cookies } = services;
  return {
    async logIn({ email, password }, _visitor, request, response) {
      const system = systemCallerOf(request);
      const { users } = await hasura.query(userForLoginQuery, { email }, system);
      const account = users[0];
      const isRight = await isPassword(password, account?.password);
      if (!account || !isRight) {
        if (account) warnOfGuesses(services, request, account);
        throw new ApiError('wrongCredentials');
      }
      // Only a caller with the right password learns that the account exists and is disabled.
      if (!account.isActive) throw new ApiError('accountDisabled');
      const left = requestCookie(request, cookies.names.refresh);
      if (left) await revokePresented(hasura, system, left);
      const { password: _hash, ...user } = account;
      return signedIn(services, response, user, await openFamily(hasura, system, user.id));
    },

    async register({ password: typed, confirmPassword: _, ...form }, _visitor, request, response) {
      await refuseWeakPassword(typed, form);
      const id = randomUUID();
      const refresh = newRefreshToken(id);
      const link = newLink('email_verification', id);
      const variables = {
        user: { ...form, id, password: await hashPassword(typed) },
        refresh: refresh.row,
        link: link.row,
      };
      const { insert_users_one: user } = await hasura
        .query(registerMutation, variables, systemCallerOf(request))
        .catch(refuse(takenEmail));
      const answer = await signedIn(services, response, user!, refresh.token);
      sendInBackground(services, request, async () =>
        verificationEmail(form.email, services.publicUrl, link.token),
      );
      return answer;
    },

    async renewSession(_nothing, _visitor, request, response) {
      const presented = requestCookie(request, cookies.names.refresh);
      try {
        if (!presented) throw new ApiError('unauthenticated');
        const { user, token } = await exchangeRefreshToken(hasura, systemCallerOf(request), presented);
        return await signedIn(services, response, user, token);
      } catch (error) {
        // Only a refusal ends the session: after a fault the same cookie still works.
        if (error instanceof ApiError) cookies.clear(response);
        throw error;
      }
    },

    async logOut(_nothing, _visitor, request, response) {
      // The browser loses the session even if the rest fails.
      cookies.clear(response);
      const presented = requestCookie(request, cookies.names.refresh);
      if (presented) await revokePresented(hasura, systemCallerOf(request), presented);
      return { message: 'Déconnexion réussie' };
    },

    async logOutEverywhere(_nothing, { userId }, request, response) {
      await revokeUser(hasura, systemCallerOf(request), userId);
      cookies.clear(response);
      return { message: 'Toutes vos sessions ont été fermées.' };
    },
  };
}

/** The unique index lets only one of two concurrent requests have the address. */
export const takenEmail: Refusals = { users_email_key: 'emailTaken' };

/** Sets the cookies of a session, and returns the answer with its user. */
export async function signedIn(
  services: AccountServices,
  response: Response,
  user: CurrentUser,
  refresh: string,
): Promise<{ user: CurrentUser }> {
  const { tokens, cookies, devices } = services;
  cookies.set(response, { session: await tokens.sign(user), refresh }, user.role);
  cookies.setDevice(response, devices.markFor(response.req, user.email));
  recordOwnerNetwork(services, response.req, user);
  return { user };
}
