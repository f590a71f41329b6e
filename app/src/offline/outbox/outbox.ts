import { connection } from '#app/lib/device/connection.ts';
import { requestPersistence } from '#app/lib/device/favorites-marker.ts';
import { openTabChannel } from '#app/lib/device/tab-channel.ts';
import { createListeners } from '#app/lib/listeners.ts';
import type { Session } from '#app/session/session.ts';
import { type Problem, unkeptNotice } from './delivery-notice.ts';
import {
  heldBackUntil,
  isDue,
  isOpen,
  isTextSent,
  nextPhoto,
  outboxChannel,
  type OutboxItem,
  outboxSyncTag,
  type Refusal,
  stateOf,
} from './outbox-item.ts';
import { attemptItem, createSender, reasonOf } from './outbox-sender.ts';
import { createOutboxStore } from './outbox-store.ts';
import { discardItem, takeBackItem, type TakeBackResult } from './outbox-take-back.ts';

/** On a connection that carries nothing, the visitor learns after this time that the item is queued. */
const noticeAfterMs = 2_500;
const refreshEveryMs = 200;

/** Result of sending an item just now. */
export type Delivery =
  /** `hasPhotosLeft`: the text was sent, and its photos follow. */
  | { state: 'sent'; isHeld?: boolean; hasPhotosLeft?: boolean; photoRefusals?: readonly string[] }
  /** `wakes` means that the browser sends it without an open page. `until`: the server has asked to wait. */
  | { state: 'waiting'; wakes: boolean; problem: Problem; until?: number }
  /** `isUnkept`: refused because this device cannot store the text, not by the server. The text stays in the form. */
  | { state: 'refused'; refusal: Refusal; isUnkept?: boolean };

export type Draft = Pick<
  OutboxItem,
  'id' | 'editKey' | 'isCorrection' | 'kind' | 'place' | 'title' | 'endpoint' | 'body' | 'photos'
>;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The outbox of a page, as an external store for React, with the items of this tab's user. A text is written to the
 * disk before it is sent, so that neither a crash nor a dead network can lose it.
 */
function createOutbox(session: Session) {
  const store = createOutboxStore();
  const listeners = createListeners();
  let items: readonly OutboxItem[] = [];
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  /** Ids of items whose form reports the result; of those whose end was reported; and of those that were to be sent. */
  const delivering = new Set<string>();
  const reported = new Set<string>();
  const seenOpen = new Set<string>();

  const mine = ({ author }: OutboxItem) => author === session.userId();
  const announce = () => {
    channel?.postMessage('changed');
    refreshSoon();
  };
  const send = createSender({ store, announce, mayBeHere: (author) => author === session.userId() });

  function show(next: readonly OutboxItem[]) {
    items = next;
    for (const { id } of items.filter(isOpen)) {
      seenOpen.add(id);
      reported.delete(id);
    }
    listeners.notify();
  }

  function markReported(id: string) {
    reported.add(id);
    void store.change(id, { isReported: true });
  }

  async function refresh() {
    // An item that cannot be read now still exists.
    const all = await store.all().catch(() => items);
    show(all.filter(mine));
    scheduleNext();
  }

  /**
   * Shows a change that the visitor made before its promise resolves: a list that shrank a moment later would move the
   * page under the next click.
   */
  async function showChange() {
    channel?.postMessage('changed');
    await refresh();
  }

  /** Limits refreshes while many items are sent one after the other. */
  function refreshSoon() {
    if (!isStarted) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      void refresh();
    }, refreshEveryMs);
  }

  function scheduleNext() {
    clearTimeout(timer);
    if (!isStarted) return;
    const waiting = items.filter(isOpen);
    if (waiting.length === 0 || connection.isOffline()) return;
    const now = Date.now();
    const next = Math.min(...waiting.map((item) => (isDue(item, now) ? now : item.dueAt)));
    timer = setTimeout(() => void replay(), Math.max(next - now, 1_000));
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
      const now = Date.now();
      const item: OutboxItem = {
        ...draft,
        formAt: window.location.pathname,
        author: session.userId(),
        writtenAt: now,
        attempts: 0,
        dueAt: now,
        // A correction may replace a text that has arrived.
        isUnanswered: draft.isCorrection === true,
        isReported: false,
      };
      const isStored = store
        .add(item)
        .then(() => true)
        .catch(() => false);
      if (!(await within(isStored))) return sendWithoutStoring(item);
      delivering.add(item.id);
      const isDone = await within(
        send()
          .catch(() => undefined)
          .then(() => true),
      );
      const all = await store.all().catch(() => []);
      const stored = all.find(({ id }) => id === item.id);
      delivering.delete(item.id);
      if (stored?.refusal) {
        // Its text is still in the form.
        await store.remove(item.id).catch(() => undefined);
        await showChange();
        return { state: 'refused', refusal: stored.refusal };
      }
      const hasPhotosLeft = stored !== undefined && nextPhoto(stored) !== undefined;
      const isSent = stored !== undefined && isTextSent(stored);
      if (isSent && !hasPhotosLeft) markReported(item.id);
      await showChange();
      if (hasPhotosLeft || !isSent) void requestPersistence();
      if (isSent) {
        if (hasPhotosLeft) void requestSync();
        return { state: 'sent', isHeld: stored.isHeld, hasPhotosLeft, photoRefusals: stored.photoRefusals };
      }
      // An item without an attempt waits for the same reason as the items before it.
      const problem = stored?.problem ?? all.find((each) => each.problem)?.problem;
      const until = stored && heldBackUntil(stored, Date.now());
      return { state: 'waiting', wakes: await requestSync(), problem: isDone ? problem : 'slow', until };
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
      const isAsked =
        discarding.state === 'withdrawing' && !items.some((item) => item.id === id && isOpen(item));
      return isAsked ? { state: 'gone' } : discarding;
    },

    /** Returns the items that were sent, refused or withdrawn, each once; not those that their form reports. */
    takeEnded(): OutboxItem[] {
      const ended = items.filter((item) => {
        const { id, isReported } = item;
        const isUnreported = (!isReported || seenOpen.has(id)) && !reported.has(id) && !delivering.has(id);
        return isUnreported && !isOpen(item) && stateOf(item) !== 'unsure';
      });
      for (const { id } of ended) markReported(id);
      return ended;
    },

    /**
     * Starts to send queued items whenever the network allows it. Call it in a browser, once; returns a function that
     * stops it.
     */
    start(): () => void {
      isStarted = true;
      channel = openTabChannel(outboxChannel);
      channel?.addEventListener('message', refreshSoon);
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
      // The queue is read before anything is sent, so that the page knows which items were waiting when they have been
      // sent.
      void refresh().then(() => replay({ evenIfNotDue: true }));
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', whenVisible);
        isStarted = false;
        clearTimeout(timer);
        clearTimeout(soon);
        soon = undefined;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

async function sendWithoutStoring(item: OutboxItem): Promise<Delivery> {
  const unkept = (problem?: Problem): Delivery => ({
    state: 'refused',
    refusal: { sentence: unkeptNotice(problem), errors: {} },
    isUnkept: true,
  });
  const attempt = await within(attemptItem(item));
  if (attempt?.outcome === 'sent') {
    const photoRefusals: string[] = [];
    for (const photo of item.photos ?? []) {
      const sent = { ...item, sentAt: Date.now(), isUnanswered: false, photos: [photo] };
      const next = await attemptItem(sent);
      // Text and photos stay in the form. Sent again, they have the same ids.
      if (next.outcome === 'later') return unkept(next.problem);
      if (next.outcome === 'refused') photoRefusals.push(reasonOf(next.answer));
    }
    return { state: 'sent', isHeld: attempt.isHeld, photoRefusals };
  }
  if (attempt?.outcome !== 'refused') return unkept(attempt?.problem);
  const { message, errors = {} } = attempt.answer;
  return { state: 'refused', refusal: { sentence: message, errors } };
}

/** Returns the result, or undefined when the visitor has waited long enough. */
function within<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, noticeAfterMs))]);
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

interface SyncingRegistration {
  sync?: { register(tag: string): Promise<void> };
}
