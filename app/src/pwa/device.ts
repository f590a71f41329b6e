import { forgetPrivateCache } from '../graphql/cache-storage.ts';
import type { Session } from '../graphql/session.ts';
import { connection } from '../lib/connection.ts';
import { appUpdate } from './app-update.ts';
import { outboxOf } from './outbox.ts';
import { forgetPrivatePages } from './remembered-pages.ts';
import { askForSignOfLife } from './sign-of-life.ts';

const probeEveryMs = 10_000;

/** Begins everything that makes the site an app of this device. Call it in a browser, once; returns how to stop. */
export function startDevice(session: Session): () => void {
  connection.follow();
  const stops = [outboxOf(session).start(), forgetWithAccount(session), probeWhileOffline()];
  // Development has no worker: it would serve yesterday's code.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void appUpdate.start().catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Once nobody is signed in, nothing of the last account stays readable here; what visitors saw does. */
function forgetWithAccount(session: Session): () => void {
  const forget = () => {
    if (session.state().status !== 'anonymous') return;
    void forgetPrivateCache();
    void forgetPrivatePages();
  };
  forget();
  return session.subscribe(forget);
}

/** The browser tells when its network is back, but not when the server is. */
function probeWhileOffline(): () => void {
  const timer = setInterval(() => {
    if (connection.isOffline() && document.visibilityState !== 'hidden') void askForSignOfLife();
  }, probeEveryMs);
  return () => clearInterval(timer);
}
