import { deletePrivateCache } from '#app/graphql/cache/cache-storage.ts';
import { connection } from '#app/lib/device/connection.ts';
import { serviceWorkers } from '#app/lib/device/service-workers.ts';
import { appUpdate } from '#app/offline/installation/app-update.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { deletePrivatePages } from '#app/offline/reading/opened-pages.ts';
import type { Session } from '#app/session/session.ts';
import { probeServer } from './server-probe.ts';

const probeEveryMs = 10_000;

export function startDevice(session: Session): () => void {
  connection.follow();
  const stops = [
    outboxOf(session).start(),
    deleteWithAccount(session),
    probeWhileOffline(),
    confirmSession(session),
  ];
  // Development has no service worker, which would serve outdated code.
  if (import.meta.env.PROD && serviceWorkers()) void appUpdate.start().catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

function deleteWithAccount(session: Session): () => void {
  const deletePrivate = () => {
    if (session.state().status !== 'anonymous') return;
    void deletePrivateCache();
    void deletePrivatePages();
  };
  deletePrivate();
  return session.subscribe(deletePrivate);
}

/** Probes the server while offline: the browser reports when its network is back, but not when the server is. */
function probeWhileOffline(): () => void {
  const timer = setInterval(() => {
    if (connection.isOffline() && document.visibilityState !== 'hidden') void probeServer();
  }, probeEveryMs);
  return () => clearInterval(timer);
}

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
    if (isUnconfirmed && !wasUnconfirmed) void probeServer();
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
