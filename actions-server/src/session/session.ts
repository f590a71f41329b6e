import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../http/api-error.ts';
import { readingMethods } from '../http/origin-check.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Session, SessionTokens } from './session-token.ts';

/** The session of a request, or the error of its token. */
const sessions = new WeakMap<Request, Session | Error>();

/**
 * Reads the session cookie once, before any route, and deletes an unusable one. `isCurrent` compares the token with the
 * account for requests that may write, and for every request of an administrator.
 */
export function readSession(
  tokens: SessionTokens,
  cookies: SessionCookies,
  isCurrent: (session: Session) => Promise<boolean>,
): RequestHandler {
  return async (request, response, next) => {
    const token = requestCookie(request, cookies.names.session);
    if (token === undefined) return next();
    const session = await tokens.verify(token);
    try {
      const readsOwnData = readingMethods.has(request.method) && session?.role !== 'site_admin';
      const isUsable = session && (readsOwnData || (await isCurrent(session)));
      sessions.set(request, isUsable ? session : new ApiError('sessionExpired'));
      if (!isUsable) cookies.clearSession(response);
    } catch (error) {
      sessions.set(request, error instanceof Error ? error : new Error(String(error)));
    }
    next();
  };
}

/**
 * Returns the session of a request; undefined for a visitor. Throws for an unusable token, as Hasura does: a member
 * should renew the session instead of seeing an anonymous page.
 */
export function sessionOf(request: Request): Session | undefined {
  const session = sessions.get(request);
  if (session instanceof Error) throw session;
  return session;
}

/** Returns the value of one of our cookies. They hold tokens in base64url, so nothing is decoded. */
export function requestCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value !== undefined) return value.trim();
  }
  return undefined;
}
