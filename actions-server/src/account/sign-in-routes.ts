import { randomUUID } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { loginForm, registerForm, type CurrentUser } from '#contract/account/account.ts';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf } from '../session/caller.ts';
import type { RegisterMutationVariables } from '../hasura/generated/graphql.ts';
import { violates } from '../hasura/hasura-error.ts';
import { requestCookie } from '../session/request-cookie.ts';
import { parseInput } from '../http/validation.ts';
import { verificationEmail } from './account-emails.ts';
import { sendInBackground, typedEmail, type AccountServices } from './account-services.ts';
import { newLink } from './mailed-links.ts';
import { recordOwnerNetwork } from './owner-network.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { newRefreshToken, openFamily, revokePresented } from './refresh-tokens.ts';
import { registerMutation, userForLoginQuery } from './user-documents.ts';

/** `/api/auth/login` and `/register`. */
export function signInRoutes(services: AccountServices): Router {
  const { hasura, limits } = services;
  const routes = Router();

  routes.post(
    '/login',
    limits({ times: 50, minutes: 15, per: 'ip', failuresOnly: true }),
    limits({ times: 10, minutes: 15, per: typedEmail, failuresOnly: true }),
    async (request, response) => {
      const { email, password } = parseInput(loginForm, request.body);
      const caller = systemCallerOf(request);
      const { users } = await hasura.query(userForLoginQuery, { email }, caller);
      const account = users[0];
      const isRight = await isPassword(password, account?.password);
      if (!account || !isRight) throw new ApiError('wrongCredentials');
      // Only a caller with the right password learns that the account exists and is disabled.
      if (!account.isActive) throw new ApiError('accountDisabled');
      const left = requestCookie(request, services.cookies.names.refresh);
      if (left) await revokePresented(hasura, caller, left);
      const { password: _hash, ...user } = account;
      await answerSignedIn(services, response, user, await openFamily(hasura, caller, user.id));
    },
  );

  routes.post('/register', limits({ times: 20, minutes: 60, per: 'ip' }), async (request, response) => {
    const form = parseInput(registerForm, request.body);
    await refuseWeakPassword(form.password, form);
    const id = randomUUID();
    const refresh = newRefreshToken(id);
    const link = newLink('email_verification', id);
    const { firstName, lastName, email, role } = form;
    const password = await hashPassword(form.password);
    const user = await register(services, request, {
      user: { id, firstName, lastName, email, role, password },
      refresh: refresh.row,
      link: link.row,
    });
    await answerSignedIn(services, response.status(201), user, refresh.token);
    sendInBackground(services, { log: request.log, system: systemCallerOf(request) }, async () =>
      verificationEmail(user.email, services.publicUrl, link.token),
    );
  });

  return routes;
}

/** Stores a registration; the unique index decides between two at once. */
async function register({ hasura }: AccountServices, request: Request, variables: RegisterMutationVariables) {
  try {
    const answer = await hasura.query(registerMutation, variables, systemCallerOf(request));
    return answer.insert_users_one!;
  } catch (error) {
    throw takenEmail(error);
  }
}

/** Returns the error unchanged, unless the address belongs to another account. */
export function takenEmail(error: unknown): unknown {
  return violates(error, 'users_email_key') ? new ApiError('emailTaken', { cause: error }) : error;
}

/** Sets the cookies of a session and answers with its user. */
export async function answerSignedIn(
  services: AccountServices,
  response: Response,
  user: CurrentUser,
  refresh: string,
): Promise<void> {
  const { tokens, cookies } = services;
  cookies.set(response, { session: await tokens.sign(user), refresh }, user.role);
  recordOwnerNetwork(services, response.req, user);
  response.json({ user });
}
