import { readItem, writeItem } from '#app/lib/device/device-item.ts';
import { alone, openTabChannel } from '#app/lib/device/tab-channel.ts';
import { parseObject } from '#app/lib/requests/json-answer.ts';
import type { CurrentUser } from '#contract/account/account.ts';
import { cookieNames } from '#contract/account/cookies.ts';
import { isUser } from './session-answer.ts';

export interface SessionBrowser {
  fetch: typeof fetch;
  now(): number;
  hasSession(): boolean;
  renewal(): number | null;
  storeRenewal(at: number | null): void;
  lastUser(): CurrentUser | null;
  storeUser(user: CurrentUser | null): void;
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  notifyTabs(change: TabChange): void;
  onChange(listener: (change: TabChange) => void): () => void;
}

type TabChange = 'changed' | 'signedOut';

const renewalKey = 'lavoir:session-renewed';
const identityKey = 'lavoir:session-identity';
const channelName = 'lavoir:session';

export function createSessionBrowser(): SessionBrowser {
  // Also in memory, where storage is forbidden: each tab then renews for itself.
  let ownRenewal: number | null = null;
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= openTabChannel(channelName));

  return {
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    hasSession: () =>
      typeof document !== 'undefined' &&
      document.cookie
        .split('; ')
        .some((cookie) => cookie.startsWith(`${cookieNames(location.href).signedIn}=`)),
    renewal() {
      const stored = readItem(renewalKey);
      return Number(stored === undefined ? ownRenewal : stored) || null;
    },
    storeRenewal(at) {
      ownRenewal = at;
      writeItem(renewalKey, at === null ? null : String(at));
    },
    lastUser() {
      const user = parseObject(readItem(identityKey) ?? '');
      return isUser(user) ? user : null;
    },
    storeUser: (user) => void writeItem(identityKey, user && JSON.stringify(user)),
    alone: (work) => alone('session', work),
    notifyTabs: (change) => open()?.postMessage(change),
    onChange(listener) {
      const heard = ({ data }: MessageEvent<TabChange>) => listener(data);
      const reconnected = () => listener('changed');
      const restored = (event: PageTransitionEvent) => event.persisted && listener('changed');
      open()?.addEventListener('message', heard);
      window.addEventListener('pageshow', restored);
      window.addEventListener('online', reconnected);
      return () => {
        channel?.close();
        channel = undefined;
        window.removeEventListener('pageshow', restored);
        window.removeEventListener('online', reconnected);
      };
    },
  };
}
