import { returnPath } from '#app/features/account/return-path.ts';
import { discardTexts } from '#app/lib/device/device-draft.ts';
import { readItem, writeItem } from '#app/lib/device/device-item.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import type { Session } from '#app/session/session.ts';
import type { CurrentUser } from '#contract/account/account.ts';

interface SignInLocation {
  search: string;
  state: unknown;
}

/**
 * Returns the page that a visitor tried to open before signing in, from the address or the history entry. Only pages of
 * this site, no sign-in page.
 */
export function requestedPath({ search, state }: SignInLocation): string | null {
  const fromAddress = new URLSearchParams(search).get('returnTo');
  const path = returnPath(fromAddress ?? (isRecord(state) ? state.returnTo : null));
  return path && !isSignIn(path) ? path : null;
}

export function arrivalOf(location: SignInLocation, user: Pick<CurrentUser, 'role'>): string {
  return requestedPath(location) ?? dashboardOf(user.role);
}

function isSignIn(path: string): boolean {
  return [paths.login, paths.register].some((page) => new RegExp(`^${page}/*([?#]|$)`, 'i').test(path));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Holds the account whose begun texts the device keeps, and is deleted with them. */
const textsAccount = 'lavoir:text:account';

/** Starts the session in this tab. Throws if the browser has refused its cookies. */
export function enterSession(session: Session, user: CurrentUser): void {
  if (session.exists()) {
    // The former session may have ended.
    const former = readItem(textsAccount) ?? session.userId();
    session.enter(user);
    if (former && former !== user.id) discardTexts();
    writeItem(textsAccount, user.id);
    return;
  }
  const sentence =
    'Votre navigateur refuse les cookies de ce site, sans lesquels nous ne pouvons pas vous garder connecté. Autorisez-les pour ce site dans les réglages du navigateur, puis connectez-vous.';
  throw new ApiFailure('The browser refused the cookies of the session.', { status: 0, sentence });
}
