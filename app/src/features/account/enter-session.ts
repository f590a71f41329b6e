import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import type { Session } from '#app/session/session.ts';
import type { CurrentUser } from '#contract/account/account.ts';

/** Signs in a user whom the server has accepted. Rejects without the cookies, in which the session is stored. */
export function enterSession(session: Session, user: CurrentUser): void {
  if (session.exists()) return session.enter(user);
  const sentence =
    'Votre navigateur refuse les cookies de ce site, sans lesquels nous ne pouvons pas vous garder connecté. Autorisez-les pour ce site dans les réglages du navigateur, puis connectez-vous.';
  throw new ApiFailure('The browser refused the cookies of the session.', { status: 0, sentence });
}
