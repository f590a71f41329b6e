import type { Request, Response } from 'express';
import type { CurrentUser, RegisterForm } from '#contract/account/account.ts';
import { transactionTime, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { ownerNetwork } from '../http/network-hash.ts';
import type { Handlers } from '../http/operation.ts';
import { systemCallerOf, type SystemCaller } from '../session/caller.ts';
import { requestCookie } from '../session/session.ts';
import { guessesEmail, verificationEmail } from './account-emails.ts';
import { type AccountServices, sendInBackground } from './account-services.ts';
import { storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findAccount, currentUser, lockWithPassword } from './queries.ts';
import {
  exchangeRefreshToken,
  revokePresented,
  revokeSessions,
  storeRefreshToken,
} from './refresh-tokens.ts';
import { refuseWeakPassword } from './refused-passwords.ts';

/** Wrong passwords within a day, from all networks, after which the holder of the account is warned. */
const warnedAfter = 10;

/** Time within which a registration may be repeated. Later its password could be guessed that way. */
const repeatedWithinMs = 60 * 60_000;

type TypedAccount = Omit<RegisterForm, 'password' | 'confirmPassword'>;

export function sessionHandlers(services: AccountServices) {
  const { db, cookies } = services;
  return {
    async logIn({ email, password: typed }, _visitor, request, response) {
      const account = await findAccount(db, systemCallerOf(request), { email });
      const isRight = await isPassword(typed, account?.password);
      if (!account || !isRight) {
        if (account) warnOfGuesses(services, request, account);
        throw new ApiError('wrongCredentials');
      }
      return enterAccount(services, response, account);
    },

    async register({ password, confirmPassword: _, ...form }, _visitor, request, response) {
      await refuseWeakPassword(password, form);
      const present = await findAccount(db, systemCallerOf(request), { email: form.email });
      if (present && isRepeated(form, present) && (await isPassword(password, present.password)))
        return enterAccount(services, response, present);
      const hash = await hashPassword(password);
      const { user, refresh, link } = await db.transaction(systemCallerOf(request), (trx) =>
        registerAccount(trx, form, hash),
      );
      const answer = await signedIn(services, response, user, refresh);
      sendInBackground(services, request, verificationEmail(form.email, link));
      return answer;
    },

    async renewSession(_nothing, _visitor, request, response) {
      const presented = requestCookie(request, cookies.names.refresh);
      try {
        if (!presented) throw new ApiError('unauthenticated');
        const { user, token } = await exchangeRefreshToken(db, systemCallerOf(request), presented);
        return await signedIn(services, response, user, token);
      } catch (error) {
        // Only a refusal ends the session: after a fault the same cookie still works.
        if (error instanceof ApiError) cookies.clear(response);
        throw error;
      }
    },

    async logOut(_nothing, _visitor, request, response) {
      cookies.clear(response);
      const presented = requestCookie(request, cookies.names.refresh);
      if (presented) await db.transaction(systemCallerOf(request), (trx) => revokePresented(trx, presented));
      return { message: 'Déconnexion réussie' };
    },

    async logOutEverywhere(_nothing, { userId }, request, response) {
      await db.transaction(systemCallerOf(request), (trx) => revokeSessions(trx, { userId }));
      cookies.clear(response);
      return { message: 'Toutes vos sessions ont été fermées.' };
    },
  } satisfies Partial<Handlers>;
}

/** Sets the cookies of a session, marks the device, and answers with the user. */
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

function warnOfGuesses(
  services: AccountServices,
  request: Request,
  { id, email: to, isActive, emailVerified }: CurrentUser,
): void {
  // The count of the last rule of `signIns`: wrong passwords from all networks.
  const { used = 0 } = (request as Request & { rateLimit?: { used: number } }).rateLimit ?? {};
  if (used < warnedAfter || !isActive || !emailVerified) return;
  const key = `guesses.${id}.${new Date().toISOString().slice(0, 10)}`;
  const email = async (system: SystemCaller) => {
    const sent = await services.db.transaction(system, (trx) =>
      trx.selectFrom('sentEmails').select('key').where('key', '=', key).executeTakeFirst(),
    );
    return sent ? undefined : guessesEmail(to);
  };
  sendInBackground(services, request, email, key);
}

/** Opens a session of an account whose password was right, and ends the session that the browser had. */
export async function enterAccount(
  services: AccountServices,
  response: Response,
  { password, ...user }: CurrentUser & { password: string },
): Promise<{ user: CurrentUser }> {
  const { db, cookies } = services;
  const presented = requestCookie(response.req, cookies.names.refresh);
  const refresh = await db.transaction(systemCallerOf(response.req), async (trx) => {
    const account = await lockWithPassword(trx, user.id);
    if (account?.password !== password) throw new ApiError('wrongCredentials');
    // Only a caller with the right password learns that the account exists and is disabled.
    if (!account.isActive) throw new ApiError('accountDisabled');
    if (presented) await revokePresented(trx, presented);
    return storeRefreshToken(trx, user.id);
  });
  return signedIn(services, response, user, refresh);
}

/** Tells whether a registration is that of a new account, sent again because its answer was lost. */
function isRepeated(form: TypedAccount, { createdAt, ...account }: CurrentUser): boolean {
  const isNew = Date.now() - Date.parse(createdAt) < repeatedWithinMs;
  return isNew && (['firstName', 'lastName', 'role'] as const).every((name) => form[name] === account[name]);
}

async function registerAccount(
  trx: Trx,
  form: TypedAccount,
  password: string,
): Promise<{ user: CurrentUser; refresh: string; link: string }> {
  const user = await trx
    .insertInto('users')
    .values({ ...form, password })
    .returning(currentUser)
    .executeTakeFirstOrThrow();
  const refresh = await storeRefreshToken(trx, user.id);
  return { user, refresh, link: await storeLink(trx, 'email_verification', user.id) };
}

/**
 * Stores a hash of the network from which an owner is signed in, for 30 days, to recognize reviews that owners write
 * themselves. Never delays a session.
 */
function recordOwnerNetwork(
  { db, secret, background }: AccountServices,
  request: Request,
  { id: userId, role }: CurrentUser,
): void {
  if (role !== 'owner') return;
  const networkHash = ownerNetwork(secret, request);
  const recorded = db.transaction(systemCallerOf(request), (trx) =>
    trx
      .insertInto('ownerNetworks')
      .values({ userId, networkHash })
      .onConflict((network) =>
        network.columns(['userId', 'networkHash']).doUpdateSet({ seenAt: transactionTime }),
      )
      .execute(),
  );
  background.add(
    recorded.catch((error: unknown) =>
      request.log.error({ err: error }, 'the network of an owner was not recorded'),
    ),
  );
}
