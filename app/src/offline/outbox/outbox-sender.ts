import { alone } from '#app/lib/device/tab-channel.ts';
import { isDue, isOpen, itemOf, nextPhoto, type OutboxItem } from './outbox-item.ts';
import { attemptItem } from './outbox-request.ts';
import type { OutboxStore } from './outbox-store.ts';
import { type Attempt, transition } from './outbox-transition.ts';

interface SenderOptions {
  store: OutboxStore;
  fetch?: typeof fetch;
  now?: () => number;
  announce: () => void;
  mayBeHere?: (author: string) => boolean;
}

/** Sends queued items and returns the number of those left. `evenIfNotDue` skips only our own pauses, not the server's. */
export type SendItems = (options?: { evenIfNotDue?: boolean }) => Promise<number>;

/**
 * Sends queued items, oldest first, in a page or in the service worker. A lock lets only one of them send at a time,
 * and each reads the store inside the lock, so that no item is sent twice.
 */
export function createSender({
  store,
  announce,
  mayBeHere = () => true,
  fetch: send = (...request) => fetch(...request),
  now = Date.now,
}: SenderOptions): SendItems {
  async function record(item: OutboxItem, attempt: Attempt): Promise<OutboxItem> {
    const change = transition(item, attempt, now());
    await store.change(item.id, change);
    return itemOf({ ...item, ...change });
  }

  async function sendWhole(item: OutboxItem): Promise<Attempt> {
    // Before the request, because the page may be closed before the answer.
    if (navigator.onLine && !nextPhoto(item))
      await store.change(item.id, transition(item, { type: 'leaving' }, now()));
    const attempt = await attemptItem(item, { fetch: send, now });
    const changed = await record(item, attempt);
    announce();
    return attempt.type !== 'later' && isOpen(changed) ? sendWhole(changed) : attempt;
  }

  async function sendAll(evenIfNotDue: boolean): Promise<number> {
    const items = (await store.all()).filter(isOpen);
    const elsewhere = new Set<string>();
    let left = items.length;
    for (const item of items) {
      const { author } = item;
      if (author && (elsewhere.has(author) || !mayBeHere(author))) continue;
      if ((!evenIfNotDue || item.isHeldBack) && !isDue(item, now())) continue;
      const attempt = await sendWhole(item);
      if (attempt.type !== 'later') left -= 1;
      else if (author && attempt.problem === 'account') elsewhere.add(author);
      else if (attempt.stop) break;
    }
    return left;
  }

  return async ({ evenIfNotDue = false } = {}) => outboxLock(() => sendAll(evenIfNotDue));
}

export const outboxLock = <Result>(work: () => Promise<Result>) => alone('outbox', work);
