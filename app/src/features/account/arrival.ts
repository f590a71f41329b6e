import type { CurrentUser } from '#contract/account.ts';
import { returnPath } from '#app/lib/return-path.ts';
import { dashboardOf, paths } from '#app/paths.ts';

interface Place {
  search: string;
  state: unknown;
}

/**
 * Where somebody wanted to go before they were asked to sign in: the address says so when a link did, the history
 * entry when a guard did (which keeps the address plain). Only addresses of ours, and none that asks to sign in.
 */
export function wantedPath({ search, state }: Place): string | null {
  const asked = new URLSearchParams(search).get('returnTo');
  const wanted = returnPath(asked ?? (isRecord(state) ? state.returnTo : null));
  return wanted && !isSignIn(wanted) ? wanted : null;
}

/** Where to go once signed in. */
export function arrivalOf(place: Place, user: Pick<CurrentUser, 'role'>): string {
  return wantedPath(place) ?? dashboardOf(user.role);
}

function isSignIn(path: string): boolean {
  return [paths.login, paths.register].some((page) => new RegExp(`^${page}/*([?#]|$)`, 'i').test(path));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
