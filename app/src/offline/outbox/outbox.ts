import { openTabChannel } from '#app/lib/device/tab-channel.ts';
import { createListeners } from '#app/lib/listeners.ts';
import type { Session } from '#app/session/session.ts';
import {
  type Delivery,
  deliveryOf,
  type Draft,
  newItem,
  sendWithoutStoring,
  within,
} from './outbox-delivery.ts';
import { isOpen, outboxChannel, type OutboxItem } from './outbox-item.ts';
import { createReports } from './outbox-reports.ts';
import { createSender } from './outbox-sender.ts';
import { createOutboxStore } from './outbox-store.ts';
import { discardItem, takeBackItem, type TakeBackResult } from './outbox-take-back.ts';
import { createTimers, followOccasions } from './outbox-timers.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The outbox of a page, as an external store for React, with the items of this tab's user. A text is written to the
 * disk before it is sent, so that neither a crash nor a dead network can lose it.
 */
function createOutbox(session: Session) {
  const store = createOutboxStore();
  const reports = createReports(store);
  const listeners = createListeners();
  const timers = createTimers({ refresh: () => void refresh(), send: () => void replay() });
  let items: readonly OutboxItem[] = [];
  let channel: BroadcastChannel | undefined;

  const announce = () => {
    channel?.postMessage('changed');
    timers.refreshSoon();
  };
  const isMine = (author: string | null) => author === session.userId();
  const send = createSender({ store, announce, mayBeHere: isMine });
  const sendAll = () => replay({ evenIfNotDue: true });

  function show(next: readonly OutboxItem[]) {
    items = next;
    reports.see(items);
    listeners.notify();
  }

  async function refresh() {
    // An item that cannot be read now still exists.
    const all = await store.all().catch(() => items);
    show(all.filter(({ author }) => isMine(author)));
    timers.sendWhenDue(items);
  }

  /**
   * Shows a change that the visitor made before its promise resolves: a list that shrank a moment later would move the
   * page under the next click.
   */
  async function showChange() {
    channel?.postMessage('changed');
    await refresh();
  }

  async function replay(options?: { evenIfNotDue: boolean }) {
    await send(options).catch(() => undefined);
    await refresh();
  }

  return {
    subscribe: listeners.subscribe,
    items: () => items,

    /** Stores an item and tries to send it. A device that cannot store it sends it all the same. */
    async deliver(draft: Draft): Promise<Delivery> {
      const item = newItem(draft, session.userId());
      const storing = store.add(item).then(
        () => true,
        () => false,
      );
      if (!(await within(storing))) return sendWithoutStoring(item);
      reports.delivering.add(item.id);
      const sending = send().catch(() => 0);
      const isSlow = (await within(sending)) === undefined;
      const queue = await store.all().catch(() => []);
      const stored = queue.find(({ id }) => id === item.id);
      reports.delivering.delete(item.id);
      // The text of a refused item is still in the form.
      if (stored?.state === 'refused') await store.remove(item.id).catch(() => undefined);
      if (stored?.state === 'sent') reports.mark(item.id);
      await showChange();
      return deliveryOf(stored, queue, isSlow);
    },

    async take(id: string): Promise<TakeBackResult> {
      const taking = await takeBackItem(store, id);
      await showChange();
      return taking;
    },

    /** Deletes an item here and, where it may have arrived, on the server. A toast follows when the server answers. */
    async discard(id: string): Promise<TakeBackResult> {
      const discarding = await discardItem(store, id);
      if (discarding.state === 'withdrawing') await within(send({ evenIfNotDue: true }).catch(() => 0));
      await showChange();
      const isAnswered =
        discarding.state === 'withdrawing' && !items.some((item) => item.id === id && isOpen(item));
      return isAnswered ? { state: 'gone' } : discarding;
    },

    /** Returns the items that were sent, refused or withdrawn, each once; not those that their form reports. */
    takeEnded: () => reports.takeEnded(items),

    /**
     * Starts to send queued items whenever the network allows it. Call it in a browser, once; returns a function that
     * stops it.
     */
    start(): () => void {
      timers.start();
      channel = openTabChannel(outboxChannel);
      channel?.addEventListener('message', timers.refreshSoon);
      const stop = followOccasions(session, {
        onVisible: () => void replay(),
        onReachable: () => void sendAll(),
        onOtherUser: () => {
          show([]);
          void sendAll();
        },
      });
      // The queue is read before anything is sent, so that the page knows which items were waiting when they have been
      // sent.
      void refresh().then(sendAll);
      return () => {
        stop();
        timers.stop();
        channel?.close();
        channel = undefined;
      };
    },
  };
}

const outboxes = new WeakMap<Session, Outbox>();

/** Returns the outbox of this tab. */
export function outboxOf(session: Session): Outbox {
  const outbox = outboxes.get(session) ?? createOutbox(session);
  outboxes.set(session, outbox);
  return outbox;
}
