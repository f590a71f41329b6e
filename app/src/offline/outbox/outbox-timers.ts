import { connection } from '#app/lib/device/connection.ts';
import type { Session } from '#app/session/session.ts';
import { isDue, isOpen, type OutboxItem } from './outbox-item.ts';

const refreshEveryMs = 200;

/** The timers of a page that sends by itself; they do nothing before `start` and after `stop`. */
export function createTimers({ refresh, send }: { refresh: () => void; send: () => void }) {
  let isStarted = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      isStarted = true;
    },
    stop() {
      isStarted = false;
      clearTimeout(next);
      clearTimeout(soon);
      soon = undefined;
    },
    /** Limits refreshes while many items are sent one after the other. */
    refreshSoon() {
      if (!isStarted) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        refresh();
      }, refreshEveryMs);
    },
    /** Sends when the first of these items is due. */
    sendWhenDue(items: readonly OutboxItem[]) {
      clearTimeout(next);
      const open = items.filter(isOpen);
      if (!isStarted || open.length === 0 || connection.isOffline()) return;
      const now = Date.now();
      const dueAt = Math.min(...open.map((item) => (isDue(item, now) ? now : item.dueAt)));
      next = setTimeout(send, Math.max(dueAt - now, 1_000));
    },
  };
}

interface Occasions {
  onVisible: () => void;
  onReachable: () => void;
  onOtherUser: () => void;
}

/** Calls back when sending may succeed again. Returns a function that stops it. */
export function followOccasions(session: Session, occasions: Occasions): () => void {
  const { onVisible, onReachable, onOtherUser } = occasions;
  let userId = session.userId();
  const whenVisible = () => document.visibilityState === 'visible' && onVisible();
  document.addEventListener('visibilitychange', whenVisible);
  const stops = [
    connection.subscribe(() => connection.isOffline() || onReachable()),
    session.subscribe(() => {
      if (userId === session.userId()) return;
      userId = session.userId();
      onOtherUser();
    }),
    () => document.removeEventListener('visibilitychange', whenVisible),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
