import type { CookieOptions, Response } from 'express';
import { refreshCookie, sessionCookie, signedInCookie } from '#contract/cookies.ts';
import { sessionSeconds } from './session-token.ts';

/** How long a browser that is not used stays signed in. */
export const refreshSeconds = 30 * 24 * 60 * 60;

/** Hasura refuses an expired token instead of taking its bearer for a visitor: the cookie goes before the token does. */
const cookieEndsEarlySeconds = 30;

/** Writes and removes the cookies of a session, all with the same attributes. */
export interface SessionCookies {
  set(response: Response, tokens: { session: string; refresh: string }): void;
  clear(response: Response): void;
  /** Removes a session token that cannot be used; what renews the session stays. */
  clearSession(response: Response): void;
}

export function createSessionCookies(publicUrl: string): SessionCookies {
  const base: CookieOptions = { sameSite: 'lax', secure: publicUrl.startsWith('https:'), path: '/' };
  const secret: CookieOptions = { ...base, httpOnly: true };
  const renewal: CookieOptions = { ...secret, path: '/api/auth' };
  const lasting = { maxAge: refreshSeconds * 1000 };
  return {
    set(response, { session, refresh }) {
      const maxAge = (sessionSeconds - cookieEndsEarlySeconds) * 1000;
      response.cookie(sessionCookie, session, { ...secret, maxAge });
      response.cookie(refreshCookie, refresh, { ...renewal, ...lasting });
      response.cookie(signedInCookie, '1', { ...base, ...lasting });
    },
    clear(response) {
      response.clearCookie(sessionCookie, secret);
      response.clearCookie(refreshCookie, renewal);
      response.clearCookie(signedInCookie, base);
    },
    clearSession: (response) => void response.clearCookie(sessionCookie, secret),
  };
}
