import { signedInCookie } from '#contract/cookies.ts';

/** What a session needs of the browser; tests and servers bring their own. */
export interface SessionBrowser {
  fetch: typeof fetch;
  now(): number;
  /** Whether the readable cookie says that a session can be renewed. */
  hasSession(): boolean;
  /** When a tab of this browser renewed the session, by the browser's own clock. */
  renewal(): number | null;
  storeRenewal(at: number | null): void;
  /** Runs `work` while no other tab runs its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  tellOthers(): void;
  /** Calls back when another tab signed in or out, or when this one may have slept through it. */
  onNews(listener: () => void): () => void;
}

const renewalKey = 'lavoir:session-renewed';
const lockName = 'lavoir:session';
const channelName = 'lavoir:session';

export function createSessionBrowser(): SessionBrowser {
  // Kept here as well: storage may be forbidden, and then each tab renews for itself.
  let ownRenewal: number | null = null;
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= new BroadcastChannel(channelName));

  return {
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    hasSession: () =>
      typeof document !== 'undefined' &&
      document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`)),
    renewal() {
      try {
        return Number(localStorage.getItem(renewalKey)) || null;
      } catch {
        return ownRenewal;
      }
    },
    storeRenewal(at) {
      ownRenewal = at;
      try {
        if (at === null) localStorage.removeItem(renewalKey);
        else localStorage.setItem(renewalKey, String(at));
      } catch {
        // Storage is full or forbidden.
      }
    },
    alone: (work) => ('locks' in navigator ? navigator.locks.request(lockName, async () => work()) : work()),
    tellOthers: () => open().postMessage('changed'),
    onNews(listener) {
      const restored = (event: PageTransitionEvent) => event.persisted && listener();
      open().addEventListener('message', listener);
      window.addEventListener('pageshow', restored);
      window.addEventListener('online', listener);
      return () => {
        channel?.close();
        channel = undefined;
        window.removeEventListener('pageshow', restored);
        window.removeEventListener('online', listener);
      };
    },
  };
}
