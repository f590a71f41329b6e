import type { Request, RequestHandler } from 'express';
import { sessionCookie } from '#contract/cookies.ts';
import { ApiError } from './api-error.ts';
import { requestCookie } from './request-cookie.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Session, SessionTokens } from './session-token.ts';

const sessions = new WeakMap<Request, Session | 'unusable'>();

/**
 * Reads the session cookie once, before any route. A token that cannot be used refuses only requests that need to
 * know the caller, and the browser is told to forget it: Hasura would answer nothing but errors to it.
 */
export function readSession(tokens: SessionTokens, cookies: SessionCookies): RequestHandler {
  return async (request, response, next) => {
    const token = requestCookie(request, sessionCookie);
    if (token !== undefined) {
      const session = await tokens.verify(token);
      sessions.set(request, session ?? 'unusable');
      if (!session) cookies.clearSession(response);
    }
    next();
  };
}

/**
 * Who is signed in; undefined for a visitor. An unusable token is refused rather than taken for a visitor, as
 * Hasura does: who is signed in should renew the session and not wonder where their laundromats went.
 */
export function sessionOf(request: Request): Session | undefined {
  const session = sessions.get(request);
  if (session === 'unusable') throw new ApiError('sessionExpired');
  return session;
}
