import type { CurrentUser } from '#contract/account.ts';
import type { SessionBrowser } from './session-browser.ts';

/**
 * Who is using this tab. `unknown` until the browser has been asked; `unreachable` when there is a session but nobody
 * could tell whose.
 */
export type SessionState =
  | { status: 'unknown' | 'checking' | 'anonymous' | 'unreachable' }
  | { status: 'signedIn'; user: CurrentUser };

export type Session = ReturnType<typeof createSession>;

/** The token lives for fifteen minutes and its cookie for half a minute less; a request may be slow. */
const freshMs = 14 * 60_000;

/** The session of this tab as an external store for React. Its secrets stay in cookies that no script can read. */
export function createSession(browser: SessionBrowser) {
  let state: SessionState = { status: 'unknown' };
  // Until somebody has been asked, this tab belongs to whoever was here last.
  let settled: string | null = presumedIdentity(browser);
  let epoch = 0;
  let turn = 0;
  let renewing: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    if (next.status === 'signedIn' || next.status === 'anonymous') {
      const identity = next.status === 'signedIn' ? `${next.user.id} ${next.user.role}` : '';
      if (settled !== null && settled !== identity) epoch += 1;
      settled = identity;
      browser.storeIdentity(identity || null);
    }
    state = next;
    for (const listener of listeners) listener();
  }

  function leave() {
    browser.storeRenewal(null);
    become({ status: 'anonymous' });
  }

  /** Asks who is signed in. An answer that comes after this tab signed in or out means nothing any more. */
  async function ask(path: string, method: 'GET' | 'POST'): Promise<'signedIn' | 'refused' | 'unclear'> {
    const asked = turn;
    try {
      const response = await browser.fetch(path, { method, credentials: 'include' });
      if (response.status === 401 || response.status === 403) return asked === turn ? 'refused' : 'unclear';
      if (!response.ok) throw new Error(`${response.status}`);
      const { user } = (await response.json()) as { user: CurrentUser };
      if (asked !== turn) return 'unclear';
      if (method === 'POST') browser.storeRenewal(browser.now());
      become({ status: 'signedIn', user });
      return 'signedIn';
    } catch {
      if (asked === turn && state.status !== 'signedIn') become({ status: 'unreachable' });
      return 'unclear';
    }
  }

  function isFresh() {
    const age = browser.now() - (browser.renewal() ?? 0);
    return age >= 0 && age < freshMs;
  }

  async function renewOnce(known: number | null): Promise<boolean> {
    // Another tab did it while this one waited for its turn.
    if (browser.renewal() !== known && isFresh()) return true;
    const answer = await ask('/api/auth/refresh', 'POST');
    // A refusal ends the session; a fault does not.
    if (answer === 'refused') leave();
    return answer === 'signedIn';
  }

  const session = {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,

    /** Counts changes of identity: what was loaded for one must not be shown to the next. */
    epoch: () => epoch,

    /**
     * Whose data this tab may show and keep: `''` for a visitor, else the account and its role. Null while nobody can
     * tell; without a connection it is whoever was here last and did not sign out.
     */
    identity: () => settled,

    /** The account of that identity. */
    userId: () => settled?.split(' ')[0] || null,

    /** Looks who is signed in; a visitor without a session costs no request. Call it from an effect. */
    async check(): Promise<void> {
      if (!browser.hasSession()) return leave();
      if (state.status !== 'signedIn') become({ status: 'checking' });
      if (isFresh() && (await ask('/api/auth/me', 'GET')) !== 'refused') return;
      await session.renew();
    },

    /** Whether there is something to renew; it may turn out to be refused. */
    exists: () => browser.hasSession(),

    /** Whether the next request would silently be a visitor's, because the session's cookie died of age. */
    needsRenewal: () => browser.hasSession() && !isFresh(),

    /** Renews the session; all requests of all tabs share one renewal. False when there is no session any more. */
    renew(): Promise<boolean> {
      const known = browser.renewal();
      renewing ??= browser.alone(() => renewOnce(known)).finally(() => (renewing = undefined));
      return renewing;
    },

    /** The server has just signed this user in. */
    enter(user: CurrentUser) {
      turn += 1;
      browser.storeRenewal(browser.now());
      become({ status: 'signedIn', user });
      browser.tellOthers();
    },

    /** The server has just ended the session. */
    exit() {
      turn += 1;
      leave();
      browser.tellOthers();
    },

    /** Follows what other tabs do; returns how to stop. */
    follow: (): (() => void) => browser.onNews(() => void session.check()),
  };
  return session;
}

function presumedIdentity(browser: SessionBrowser): string | null {
  return browser.hasSession() ? browser.identity() : '';
}
