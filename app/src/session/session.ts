import { createListeners } from '#app/lib/listeners.ts';
import type { CurrentUser } from '#contract/account/account.ts';
import { sessionSeconds } from '#contract/account/cookies.ts';
import { readSessionAnswer } from './session-answer.ts';
import type { SessionBrowser } from './session-browser.ts';

/**
 * `unknown` before the first check. When the server does not answer, the user is `lastKnown`, or `unreachable` if this
 * device does not know one.
 */
export type SessionState =
  | { status: 'unknown' | 'checking' | 'unreachable' }
  | { status: 'anonymous'; isEnded?: true }
  | { status: 'signedIn'; user: CurrentUser; lastKnown?: true };

/** One object for all visitors, so that React need not render again. */
export const anonymous: SessionState = { status: 'anonymous' };

/** The server ended the session: nobody signed out. */
const ended: SessionState = { status: 'anonymous', isEnded: true };

export type Session = ReturnType<typeof createSession>;

export type Renewal = 'renewed' | 'ended' | 'unreachable';

/** The cookie ends half a minute early, and a request may be slow. */
const renewEarlyMs = 60_000;

const answerWithinMs = 8_000;

/** The session of this tab as an external store for React. Its secrets stay in cookies that no script can read. */
export function createSession(browser: SessionBrowser) {
  const tab = createTabUser(browser);
  const server = createServerCheck(browser, tab);

  const session = {
    subscribe: tab.subscribe,
    state: tab.state,

    /** Changes with the identity: data loaded for one must not be shown to the next. */
    epoch: tab.epoch,

    /**
     * The identity whose data this tab may show and store: `''` for a visitor, else account and role; null while
     * unknown. Without a connection it is the last user who did not sign out.
     */
    identity: tab.identity,

    userId: () => tab.identity()?.split(' ')[0] || null,

    async check(): Promise<void> {
      // Signing out forgets the user.
      if (!browser.hasSession()) return tab.leave(browser.lastUser() ? ended : anonymous);
      const { status } = tab.state();
      if (status === 'unknown' || status === 'anonymous') tab.become({ status: 'checking' });
      if (isFresh(browser) && (await server.ask('/api/auth/me', 'GET')) !== 'refused') return;
      await server.renew();
    },

    /** Checks the session in all tabs, after a change of the account. */
    checkEverywhere(): Promise<void> {
      browser.notifyTabs('changed');
      return session.check();
    },

    isUnconfirmed() {
      const state = tab.state();
      return state.status === 'unreachable' || (state.status === 'signedIn' && state.lastKnown === true);
    },

    exists: () => browser.hasSession(),

    needsRenewal: () => browser.hasSession() && !isFresh(browser),

    /** Renews the session; all requests of all tabs share one renewal. */
    renew: server.renew,

    enter(user: CurrentUser) {
      server.ignoreEarlierAnswers();
      browser.storeRenewal(browser.now());
      tab.become({ status: 'signedIn', user });
      browser.notifyTabs('changed');
    },

    exit() {
      server.ignoreEarlierAnswers();
      tab.leave();
      browser.notifyTabs('signedOut');
    },

    /** Called when the server takes a signed-in user for a visitor. */
    end() {
      if (tab.state().status === 'signedIn' && !browser.hasSession()) void session.check();
    },

    follow: (): (() => void) =>
      browser.onChange((change) => {
        // The message of another tab may arrive before what that tab has stored.
        if (change === 'signedOut' && !browser.hasSession()) tab.leave();
        else void session.check();
      }),
  };
  return session;
}

type TabUser = ReturnType<typeof createTabUser>;

function createTabUser(browser: SessionBrowser) {
  let state: SessionState = browser.hasSession() ? { status: 'unknown' } : anonymous;
  let identity: string | null = presumedIdentity(browser);
  let epoch = 0;
  const listeners = createListeners();

  function become(next: SessionState) {
    const lastEpoch = epoch;
    if (next.status === 'signedIn' || next.status === 'anonymous') {
      const user = next.status === 'signedIn' ? next.user : null;
      const nextIdentity = user ? identityOf(user) : '';
      if (identity !== null && identity !== nextIdentity) epoch += 1;
      identity = nextIdentity;
      browser.storeUser(user);
    }
    if (state === next && epoch === lastEpoch) return;
    state = next;
    listeners.notify();
  }

  return {
    subscribe: listeners.subscribe,
    state: () => state,
    epoch: () => epoch,
    identity: () => identity,
    become,
    leave(next = anonymous) {
      browser.storeRenewal(null);
      become(next);
    },
    showLastKnown() {
      if (state.status === 'signedIn') return;
      const user = browser.hasSession() ? browser.lastUser() : null;
      become(user ? { status: 'signedIn', user, lastKnown: true } : { status: 'unreachable' });
    },
  };
}

function createServerCheck(browser: SessionBrowser, tab: TabUser) {
  /** After a sign-in or sign-out, answers to earlier questions are ignored. */
  let changes = 0;
  let renewing: Promise<Renewal> | undefined;

  async function ask(path: string, method: 'GET' | 'POST'): Promise<'signedIn' | 'refused' | 'unclear'> {
    const started = changes;
    const slow = setTimeout(() => started === changes && tab.showLastKnown(), answerWithinMs);
    try {
      const response = await browser.fetch(path, { method, credentials: 'include' });
      const answer = await readSessionAnswer(response);
      if (started !== changes) return 'unclear';
      if (answer === 'refused') return 'refused';
      if (!answer) throw new Error(`${response.status}`);
      if (method === 'POST') browser.storeRenewal(browser.now());
      tab.become({ status: 'signedIn', user: answer.user });
      return 'signedIn';
    } catch {
      if (started === changes) tab.showLastKnown();
      return 'unclear';
    } finally {
      clearTimeout(slow);
    }
  }

  async function renewOnce(known: number | null): Promise<Renewal> {
    if (browser.renewal() !== known && isFresh(browser)) return 'renewed';
    const started = changes;
    const answer = await ask('/api/auth/refresh', 'POST');
    if (started !== changes) return tab.state().status === 'signedIn' ? 'renewed' : 'ended';
    if (answer === 'refused') tab.leave(ended);
    return answer === 'signedIn' ? 'renewed' : answer === 'refused' ? 'ended' : 'unreachable';
  }

  return {
    ask,
    renew(): Promise<Renewal> {
      const known = browser.renewal();
      renewing ??= browser.alone(() => renewOnce(known)).finally(() => (renewing = undefined));
      return renewing;
    },
    ignoreEarlierAnswers() {
      changes += 1;
    },
  };
}

function isFresh(browser: SessionBrowser): boolean {
  const age = browser.now() - (browser.renewal() ?? 0);
  // The session cookie of an unknown user is assumed to be as short-lived as an administrator's.
  const role = browser.lastUser()?.role ?? 'admin';
  return age >= 0 && age < sessionSeconds(role) * 1000 - renewEarlyMs;
}

function presumedIdentity(browser: SessionBrowser): string | null {
  if (!browser.hasSession()) return '';
  const user = browser.lastUser();
  return user && identityOf(user);
}

function identityOf({ id, role }: CurrentUser): string {
  return `${id} ${role}`;
}
