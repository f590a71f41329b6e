import { connection } from '#app/lib/device/connection.ts';
import { openTabChannel } from '#app/lib/device/tab-channel.ts';
import type { Session } from '#app/session/session.ts';
import { isDue, isOpen, outboxChannel, type OutboxItem } from './outbox-item.ts';

const refreshEveryMs = 200;

interface PageWork {
  refresh: () => Promise<void>;
  replay: (options?: { evenIfNotDue: boolean }) => Promise<void>;
  hideItems: () => void;
}

export function createSchedule(session: Session, { refresh, replay, hideItems }: PageWork) {
  let isStarted = false;
  let channel: BroadcastChannel | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const replayAll = () => replay({ evenIfNotDue: true });

  /** Joins the refreshes of many items into one. */
  function refreshSoon() {
    if (!isStarted) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      void refresh();
    }, refreshEveryMs);
  }

  return {
    refreshSoon,
    notifyTabs: () => channel?.postMessage('changed'),

    sendWhenDue(items: readonly OutboxItem[]) {
      clearTimeout(next);
      const open = items.filter(isOpen);
      if (!isStarted || open.length === 0 || connection.isOffline()) return;
      const now = Date.now();
      const dueAt = Math.min(...open.map((item) => (isDue(item, now) ? now : item.dueAt)));
      next = setTimeout(() => void replay(), Math.max(dueAt - now, 1_000));
    },

    start(): () => void {
      isStarted = true;
      channel = openTabChannel(outboxChannel);
      channel?.addEventListener('message', refreshSoon);
      const stop = followOccasions(session, {
        onVisible: () => void replay(),
        onReachable: () => void replayAll(),
        onOtherUser: () => {
          hideItems();
          void replayAll();
        },
      });
      // The page must know the waiting items before they are sent.
      void refresh().then(replayAll);
      return () => {
        stop();
        isStarted = false;
        clearTimeout(next);
        clearTimeout(soon);
        soon = undefined;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

interface Occasions {
  onVisible: () => void;
  onReachable: () => void;
  onOtherUser: () => void;
}

function followOccasions(session: Session, { onVisible, onReachable, onOtherUser }: Occasions): () => void {
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
