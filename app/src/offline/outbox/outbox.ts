import { createStore } from '#app/lib/listeners.ts';
import type { Session } from '#app/session/session.ts';
import { createDelivery, within } from './outbox-delivery.ts';
import { isOpen, type OutboxItem } from './outbox-item.ts';
import { createReports } from './outbox-reports.ts';
import { createSchedule } from './outbox-schedule.ts';
import { createSender } from './outbox-sender.ts';
import { createOutboxStore } from './outbox-store.ts';
import { discardItem, takeBackItem, type TakeBackResult } from './outbox-take-back.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The outbox of a page. A text is written to the disk before it is sent, so that neither a crash nor a dead network can
 * lose it.
 */
function createOutbox(session: Session) {
  const store = createOutboxStore();
  const reports = createReports(store);
  const schedule = createSchedule(session, { refresh, replay, hideItems: () => show([]) });
  const shown = createStore<readonly OutboxItem[]>([]);

  const isMine = (author: string | null) => author === session.userId();
  const announce = () => {
    schedule.notifyTabs();
    schedule.refreshSoon();
  };
  const send = createSender({ store, announce, mayBeHere: isMine });

  function show(items: readonly OutboxItem[]) {
    reports.see(items);
    shown.set(items);
  }

  async function refresh() {
    // Items that cannot be read now still exist.
    const all = await store.all().catch(shown.get);
    show(all.filter(({ author }) => isMine(author)));
    schedule.sendWhenDue(shown.get());
  }

  async function replay(options?: { evenIfNotDue: boolean }) {
    await send(options).catch(() => undefined);
    await refresh();
  }

  /** A list that shrank a moment later would move the page under the next click. */
  async function showChange() {
    schedule.notifyTabs();
    await refresh();
  }

  return {
    subscribe: shown.subscribe,
    items: shown.get,
    deliver: createDelivery({ session, store, reports, send, showChange }),
    take: (id: string, hasRoom?: () => boolean): Promise<TakeBackResult> =>
      takeBackItem(store, id, hasRoom).finally(showChange),

    async discard(id: string): Promise<TakeBackResult> {
      const discarding = await discardItem(store, id);
      if (discarding.state === 'withdrawing') await within(send({ evenIfNotDue: true }).catch(() => 0));
      await showChange();
      const isLeft = shown.get().some((item) => item.id === id && isOpen(item));
      return discarding.state === 'withdrawing' && !isLeft ? { state: 'gone' } : discarding;
    },

    /** Deletes the items of a deleted account, which nobody can send. */
    async deleteOf(author: string): Promise<void> {
      const items = (await store.all().catch(() => [])).filter((item) => item.author === author);
      await Promise.all(items.map(({ id }) => store.remove(id).catch(() => undefined)));
      await showChange();
    },

    takeEnded: () => reports.takeEnded(shown.get()),
    start: schedule.start,
  };
}

const outboxes = new WeakMap<Session, Outbox>();

export function outboxOf(session: Session): Outbox {
  const outbox = outboxes.get(session) ?? createOutbox(session);
  outboxes.set(session, outbox);
  return outbox;
}
