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
  const stops = [
    outboxOf(session).start(),
    forgetWithAccount(session),
    probeWhileOffline(),
    confirmSession(session),
  ];
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

/** Asks again who is signed in, as long as the server has not said so. */
function confirmSession(session: Session): () => void {
  let asking = false;
  let wasUnconfirmed = false;
  const confirm = async () => {
    if (asking || !session.isUnconfirmed() || document.visibilityState === 'hidden') return;
    asking = true;
    await session.check();
    asking = false;
  };
  const whenReachable = () => void (connection.isOffline() || confirm());
  const whenUnconfirmed = () => {
    const isUnconfirmed = session.isUnconfirmed();
    if (isUnconfirmed && !wasUnconfirmed) void askForSignOfLife();
    wasUnconfirmed = isUnconfirmed;
  };
  whenUnconfirmed();
  const stops = [connection.subscribe(whenReachable), session.subscribe(whenUnconfirmed)];
  const timer = setInterval(() => void confirm(), probeEveryMs);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
