import type { Request, RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { requestCookie } from './request-cookie.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Session, SessionTokens } from './session-token.ts';

/** Why a request has no session although it carries a token. */
const unusable = new WeakMap<Request, Error>();
const sessions = new WeakMap<Request, Session>();

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Reads the session cookie once, before any route. A token that cannot be used refuses only requests that need to
 * know the caller, and the browser is told to forget it: Hasura would answer nothing but errors to it. For a request
 * that may write, `isCurrent` compares the token with the account as it is now.
 */
export function readSession(
  tokens: SessionTokens,
  cookies: SessionCookies,
  isCurrent: (session: Session, request: Request) => Promise<boolean>,
): RequestHandler {
  return async (request, response, next) => {
    const token = requestCookie(request, cookies.names.session);
    if (token === undefined) return next();
    const session = await tokens.verify(token);
    try {
      const isUsable = session && (readingMethods.has(request.method) || (await isCurrent(session, request)));
      if (isUsable) {
        sessions.set(request, session);
      } else {
        unusable.set(request, new ApiError('sessionExpired'));
        cookies.clearSession(response);
      }
    } catch (error) {
      // Signing out needs no session: a fault is the answer of those routes only that do.
      unusable.set(request, error instanceof Error ? error : new Error(String(error)));
    }
    next();
  };
}

/**
 * Who is signed in; undefined for a visitor. An unusable token is refused rather than taken for a visitor, as
 * Hasura does: who is signed in should renew the session and not wonder where their laundromats went.
 */
export function sessionOf(request: Request): Session | undefined {
  const error = unusable.get(request);
  if (error) throw error;
  return sessions.get(request);
}
