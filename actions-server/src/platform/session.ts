import type { Request, RequestHandler } from 'express';
import { sessionCookie } from '#contract/cookies.ts';
import { ApiError } from './api-error.ts';
import { requestCookie } from './request-cookie.ts';
import type { Session, SessionTokens } from './session-token.ts';

const sessions = new WeakMap<Request, Session | 'unusable'>();

/** Reads the session cookie once, before any route. A token that cannot be used refuses only who needs to know the caller. */
export function readSession(tokens: SessionTokens): RequestHandler {
  return async (request, _response, next) => {
    const token = requestCookie(request, sessionCookie);
    if (token !== undefined) sessions.set(request, (await tokens.verify(token)) ?? 'unusable');
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
