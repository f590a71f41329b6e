import { ApiFailure } from '../rest/api-failure.ts';
import { postJson } from '../rest/api.ts';
import type { Session } from '../session/session.ts';
import { connection } from '../lib/connection.ts';
import {
  isDue,
  isPaused,
  outboxChannel,
  type OutboxItem,
  outboxSyncTag,
  type Refusal,
  requestBodyOf,
  stateOf,
} from './outbox-item.ts';
import { createSender } from './outbox-sender.ts';
import { createOutboxStore } from './outbox-store.ts';
import { takeBackItem, type TakeBackResult } from './outbox-take-back.ts';

/** On a connection that carries nothing, the visitor learns after this time that the item is queued. */
const noticeAfterMs = 8_000;
const refreshEveryMs = 200;

/** Result of sending an item just now. */
export type Delivery =
  | { state: 'sent' }
  /** `wakes` means that the browser sends it without an open page. */
  | { state: 'waiting'; wakes: boolean }
  | { state: 'refused'; refusal: Refusal };

export type Draft = Pick<
  OutboxItem,
  'id' | 'editKey' | 'isCorrection' | 'kind' | 'place' | 'title' | 'endpoint' | 'body'
>;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The outbox of a page, as an external store for React, with the items of this tab's user. A text is written to the
 * disk before it is sent, so that neither a crash nor a dead network can lose it.
 */
function createOutbox(session: Session) {
  const store = createOutboxStore();
  const listeners = new Set<() => void>();
  let items: readonly OutboxItem[] = [];
  let pausedUntil = 0;
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const mine = ({ author }: OutboxItem) => author === session.userId();
  const announce = () => {
    channel?.postMessage('changed');
    refreshSoon();
  };
  const send = createSender({ store, announce, mayBeHere: (author) => author === session.userId() });

  function show(next: readonly OutboxItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  async function refresh() {
    // An item that cannot be read now still exists.
    const all = await store.all().catch(() => items);
    pausedUntil = await store.pausedUntil().catch(() => 0);
    show(all.filter(mine));
    scheduleNext();
  }

  /**
   * Shows a change that the visitor made, before its promise ends: a list that shrank a moment later would move the page
   * under the next click.
   */
  async function showChange() {
    channel?.postMessage('changed');
    await refresh();
  }

  /** Limits refreshes while many items are sent one after the other. */
  function refreshSoon() {
    soon ??= setTimeout(() => {
      soon = undefined;
      void refresh();
    }, refreshEveryMs);
  }

  function scheduleNext() {
    clearTimeout(timer);
    const waiting = items.filter((item) => stateOf(item) === 'waiting');
    if (waiting.length === 0 || connection.isOffline()) return;
    const now = Date.now();
    const due = Math.min(...waiting.map((item) => (isDue(item, now) ? now : item.dueAt)));
    const next = isPaused(pausedUntil, now) ? Math.max(due, pausedUntil) : due;
    timer = setTimeout(() => void replay(), Math.max(next - now, 1_000));
  }

  async function replay(options?: { evenIfNotDue: boolean }) {
    await send(options).catch(() => undefined);
    await refresh();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,

    /** Stores an item and tries to send it. A device that cannot store it sends it all the same. */
    async deliver(draft: Draft): Promise<Delivery> {
      const now = Date.now();
      try {
        const formAt = window.location.pathname;
        await store.add({
          ...draft,
          formAt,
          author: session.userId(),
          writtenAt: now,
          attempts: 0,
          dueAt: now,
        });
      } catch {
        return sendUnkept(session, draft);
      }
      await Promise.race([send().catch(() => undefined), after(noticeAfterMs)]);
      const stored = (await store.all().catch(() => [])).find(({ id }) => id === draft.id);
      if (stored?.refusal) {
        // Its text is still in the form.
        await store.remove(draft.id).catch(() => undefined);
        await showChange();
        return { state: 'refused', refusal: stored.refusal };
      }
      await showChange();
      if (stored && stateOf(stored) === 'waiting') {
        void requestPersistence();
        return { state: 'waiting', wakes: await requestSync() };
      }
      return { state: 'sent' };
    },

    async take(id: string): Promise<TakeBackResult> {
      const taking = await takeBackItem(store, id);
      await showChange();
      return taking;
    },

    /**
     * Starts to send queued items whenever the network allows it. Call it in a browser, once; returns a function that
     * stops it.
     */
    start(): () => void {
      channel = new BroadcastChannel(outboxChannel);
      channel.addEventListener('message', refreshSoon);
      const whenVisible = () => document.visibilityState === 'visible' && void replay();
      const whenReachable = () => !connection.isOffline() && void replay({ evenIfNotDue: true });
      let userId = session.userId();
      const whenUserChanges = () => {
        if (userId === session.userId()) return;
        userId = session.userId();
        show([]);
        void replay({ evenIfNotDue: true });
      };
      const stops = [connection.subscribe(whenReachable), session.subscribe(whenUserChanges)];
      document.addEventListener('visibilitychange', whenVisible);
      void replay({ evenIfNotDue: true });
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', whenVisible);
        clearTimeout(timer);
        channel?.close();
        channel = undefined;
      };
    },
  };
}

async function sendUnkept(session: Session, draft: Draft): Promise<Delivery> {
  try {
    await postJson(session, draft.endpoint, requestBodyOf(draft));
    return { state: 'sent' };
  } catch (failure) {
    const { sentence, errors } =
      failure instanceof ApiFailure ? failure : { sentence: undefined, errors: {} };
    return { state: 'refused', refusal: { sentence: sentence ?? '', errors } };
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const outboxes = new WeakMap<Session, Outbox>();

/** Returns the outbox of this tab. */
export function outboxOf(session: Session): Outbox {
  const outbox = outboxes.get(session) ?? createOutbox(session);
  outboxes.set(session, outbox);
  return outbox;
}

/**
 * Registers a Background Sync where the browser has it: it wakes the service worker once there is a network, even
 * without a page.
 */
async function requestSync(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as SyncingRegistration;
    await sync?.register(outboxSyncTag);
    return sync !== undefined;
  } catch {
    // The visitor has disabled it: the page sends.
    return false;
  }
}

/**
 * Requests storage that the browser does not evict when the device runs out of space. Some browsers ask the visitor.
 */
async function requestPersistence(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // The browser has no such storage or refuses it; the item is queued all the same.
  }
}

interface SyncingRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Explains when a queued item will be sent. Without Background Sync only an open page sends. */
export function queuedNotice(wakes: boolean): string {
  return wakes
    ? 'Il partira tout seul dès que la connexion le permettra.'
    : 'Il partira dès que la connexion le permettra si le site reste ouvert, sinon à la prochaine ouverture.';
}
