import type { CookieOptions, Response } from 'express';
import { cookieNames, sessionSeconds } from '#contract/account/cookies.ts';
import type { UserRole } from '#contract/account/roles.ts';

export const refreshSeconds = 30 * 24 * 60 * 60;
const deviceSeconds = 180 * 24 * 60 * 60;

/** Hasura refuses an expired token instead of treating the request as anonymous, so the cookie expires before the token. */
const cookieEndsEarlySeconds = 30;

export type SessionCookies = ReturnType<typeof createSessionCookies>;

export function createSessionCookies(publicUrl: string) {
  const names = cookieNames(publicUrl);
  const secure = publicUrl.startsWith('https:');
  const base: CookieOptions = { sameSite: 'lax', secure, path: '/' };
  const secret: CookieOptions = { ...base, httpOnly: true };
  const renewal: CookieOptions = secure ? secret : { ...secret, path: '/api/auth' };
  const lasting = { maxAge: refreshSeconds * 1000 };
  return {
    names,
    set(response: Response, { session, refresh }: { session: string; refresh: string }, role: UserRole) {
      const maxAge = (sessionSeconds(role) - cookieEndsEarlySeconds) * 1000;
      response.cookie(names.session, session, { ...secret, maxAge });
      response.cookie(names.refresh, refresh, { ...renewal, ...lasting });
      response.cookie(names.signedIn, '1', { ...base, ...lasting });
    },
    clear(response: Response) {
      response.clearCookie(names.session, secret);
      response.clearCookie(names.refresh, renewal);
      response.clearCookie(names.signedIn, base);
    },
    setDevice: (response: Response, mark: string) =>
      void response.cookie(names.device, mark, { ...renewal, maxAge: deviceSeconds * 1000 }),
    clearSession: (response: Response) => void response.clearCookie(names.session, secret),
  };
}
