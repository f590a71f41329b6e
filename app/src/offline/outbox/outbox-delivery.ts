import { requestPersistence } from '#app/lib/device/device-item.ts';
import type { Session } from '#app/session/session.ts';
import { type Problem, unsavedNotice } from './delivery-notice.ts';
import {
  pausedUntil,
  itemOf,
  type OutboxItem,
  outboxSyncTag,
  type Refusal,
  type StoredItem,
} from './outbox-item.ts';
import type { createReports } from './outbox-reports.ts';
import { attemptItem } from './outbox-request.ts';
import type { SendItems } from './outbox-sender.ts';
import type { OutboxStore } from './outbox-store.ts';
import { reasonOf } from './outbox-transition.ts';

/** After this time without an answer, the visitor learns that the item is queued. */
const noticeAfterMs = 2_500;

export type Delivery =
  /** `hasPhotosLeft`: the text was sent, and its photos follow. */
  | { state: 'sent'; isHeld?: boolean; hasPhotosLeft?: boolean; photoRefusals?: readonly string[] }
  /** `wakes`: the browser sends it without an open page. `until`: the server has asked to wait. */
  | { state: 'waiting'; wakes: boolean; problem: Problem; until?: number }
  /** `isUnsaved`: this device cannot store the text. It stays in the form. */
  | { state: 'refused'; refusal: Refusal; isUnsaved?: boolean };

export type Draft = Pick<
  StoredItem,
  'id' | 'editKey' | 'isCorrection' | 'kind' | 'place' | 'title' | 'endpoint' | 'body' | 'photos'
>;

interface DeliveryOptions {
  session: Session;
  store: OutboxStore;
  reports: ReturnType<typeof createReports>;
  send: SendItems;
  showChange: () => Promise<void>;
}

export function createDelivery({ session, store, reports, send, showChange }: DeliveryOptions) {
  return async (draft: Draft): Promise<Delivery> => {
    const item = newItem(draft, session.userId());
    const storing = store.add(item).then(
      () => true,
      () => false,
    );
    if (!(await within(storing))) return sendWithoutStoring(item);
    reports.delivering.add(item.id);
    const isSlow = (await within(send().catch(() => 0))) === undefined;
    const queue = await store.all().catch(() => []);
    const stored = queue.find(({ id }) => id === item.id);
    reports.delivering.delete(item.id);
    if (stored?.state === 'refused') await store.remove(item.id).catch(() => undefined);
    if (stored?.state === 'sent') reports.mark(item.id);
    await showChange();
    return deliveryOf(stored, queue, isSlow);
  };
}

function newItem(draft: Draft, author: string | null): StoredItem {
  const now = Date.now();
  return {
    ...draft,
    formAt: window.location.pathname,
    author,
    writtenAt: now,
    attempts: 0,
    dueAt: now,
    // A corrected text may have reached the server before.
    isUnanswered: draft.isCorrection === true,
    isReported: false,
  };
}

/** `isSlow`: an attempt still runs. */
async function deliveryOf(
  item: OutboxItem | undefined,
  queue: readonly OutboxItem[],
  isSlow: boolean,
): Promise<Delivery> {
  if (item?.state === 'refused') return { state: 'refused', refusal: item.refusal };
  if (item?.state === 'sent' || item?.state === 'photosWaiting') {
    const hasPhotosLeft = item.state === 'photosWaiting';
    if (hasPhotosLeft) {
      void requestPersistence();
      void requestSync();
    }
    return { state: 'sent', isHeld: item.isHeld, hasPhotosLeft, photoRefusals: item.photoRefusals };
  }
  void requestPersistence();
  // An item behind others has no attempt, and waits for their reason.
  const problem = isSlow ? 'slow' : (item?.problem ?? queue.find((each) => each.problem)?.problem);
  const until = item && pausedUntil(item, Date.now());
  return { state: 'waiting', wakes: await requestSync(), problem, until };
}

async function sendWithoutStoring(item: StoredItem): Promise<Delivery> {
  const unsaved = (problem?: Problem): Delivery => ({
    state: 'refused',
    refusal: { sentence: unsavedNotice(problem), errors: {} },
    isUnsaved: true,
  });
  const attempt = await within(attemptItem(itemOf(item)));
  if (attempt?.type === 'sent') {
    const photoRefusals: string[] = [];
    for (const photo of item.photos ?? []) {
      const sent = itemOf({ ...item, sentAt: Date.now(), isUnanswered: false, photos: [photo] });
      const next = await attemptItem(sent);
      // Text and photos stay in the form. Sent again, they have the same ids.
      if (next.type === 'later') return unsaved(next.problem);
      if (next.type === 'refused') photoRefusals.push(reasonOf(next.answer));
    }
    return { state: 'sent', isHeld: attempt.isHeld, photoRefusals };
  }
  if (attempt?.type !== 'refused') return unsaved(attempt?.problem);
  const { message, errors = {} } = attempt.answer;
  return { state: 'refused', refusal: { sentence: message, errors } };
}

export function within<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, noticeAfterMs))]);
}

async function requestSync(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as SyncingRegistration;
    await sync?.register(outboxSyncTag);
    return sync !== undefined;
  } catch {
    return false;
  }
}

interface SyncingRegistration {
  sync?: { register(tag: string): Promise<void> };
}
