import { alone } from '#app/lib/device/tab-channel.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import { timeoutSignal } from '#app/lib/requests/timeout-signal.ts';
import { readSessionAnswer } from '#app/session/session-answer.ts';
import { sessionLock } from '#app/session/session-lock.ts';
import { authorHeader } from '#contract/account/roles.ts';
import { type ErrorAnswer, errorCatalogue } from '#contract/http/errors.ts';
import {
  endpointOf,
  isDue,
  isOpen,
  nextPhoto,
  type OutboxItem,
  pauseAfter,
  requestBodyOf,
  serverPause,
} from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

interface SenderOptions {
  store: OutboxStore;
  fetch?: typeof fetch;
  now?: () => number;
  /** Called after each change, so that every tab shows it. */
  announce: () => void;
  /** Tells whether this account may be signed in; a service worker cannot know and asks the server. */
  mayBeHere?: (author: string) => boolean;
}

/** Timeouts of a request with a text and of one with a photo, because nothing else is sent until it ends. */
const answerWithinMs = 30_000;
const photoWithinMs = 60_000;

const unreadablePhotoMessage = "Cet appareil n'arrive plus à lire une des photos.";

/** Result of one attempt. `stop` means that nothing else would arrive either. */
export type Attempt =
  /** `wasStored` answers a withdrawal. `isHeld`: it is published later. */
  | { outcome: 'sent'; wasStored?: boolean; isHeld?: boolean }
  | { outcome: 'refused'; answer: ErrorAnswer }
  | {
      outcome: 'later';
      problem: NonNullable<OutboxItem['problem']>;
      /** The server may have stored the item all the same. */
      isUnanswered?: boolean;
      stop?: boolean;
      pauseMs?: number | null;
    };

/** Sends queued items and returns the number of those left. `evenIfNotDue` skips only our own pauses, not the server's. */
export type SendItems = (options?: { evenIfNotDue?: boolean }) => Promise<number>;

/**
 * Creates the function that sends queued items, oldest first. It runs in a page or in the service worker. A lock of
 * the browser lets only one of them send at a time, and each reads the store inside the lock, so that no item is sent
 * twice.
 */
export function createSender({
  store,
  announce,
  mayBeHere = () => true,
  fetch: send = (...request) => fetch(...request),
  now = Date.now,
}: SenderOptions): SendItems {
  /** Stores the result of an attempt and returns the item as it is now. */
  async function record(item: OutboxItem, attempt: Attempt): Promise<OutboxItem> {
    const part = changeAfter(item, attempt, now());
    await store.change(item.id, part);
    return { ...item, ...part };
  }

  /** Sends the text of an item and then its photos, until one cannot be sent. */
  async function sendWhole(item: OutboxItem): Promise<Attempt> {
    // Stored before the request, because the page may be closed before the answer. Without a network the browser
    // sends nothing.
    if (navigator.onLine && !nextPhoto(item)) await store.change(item.id, { isUnanswered: true });
    const attempt = await attemptItem(item, { fetch: send, now });
    const changed = await record(item, attempt);
    announce();
    return attempt.outcome !== 'later' && isOpen(changed) ? sendWhole(changed) : attempt;
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
      if (attempt.outcome !== 'later') left -= 1;
      else if (author && attempt.problem === 'account') elsewhere.add(author);
      else if (attempt.stop) break;
    }
    return left;
  }

  return async ({ evenIfNotDue = false } = {}) => outboxLock(() => sendAll(evenIfNotDue));
}

/** Returns the change of an item after an attempt to send it or its next photo. */
function changeAfter(item: OutboxItem, attempt: Attempt, now: number): Partial<OutboxItem> {
  const { isWithdrawn, isUnanswered } = item;
  if (attempt.outcome === 'later') {
    const attempts = item.attempts + 1;
    const left = attempt.isUnanswered ? {} : { isUnanswered };
    const { problem, pauseMs } = attempt;
    const dueAt = now + (pauseMs ?? pauseAfter(attempts));
    return { attempts, dueAt, isHeldBack: Boolean(pauseMs), problem, ...left };
  }
  if (nextPhoto(item)) {
    const photos = item.photos?.slice(1);
    if (attempt.outcome === 'sent') return { photos };
    return { photos, photoRefusals: [...new Set(item.photoRefusals).add(reasonOf(attempt.answer))] };
  }
  if (attempt.outcome === 'sent')
    return {
      ...{ sentAt: now, body: {}, isUnanswered: false, isHeld: attempt.isHeld },
      ...(isWithdrawn && { wasStored: attempt.wasStored }),
    };
  // It was too late to withdraw the text, so it stays sent.
  if (isWithdrawn) return { sentAt: now, isWithdrawn: false, isUnanswered: false };
  const { message, errors = {} } = attempt.answer;
  return { refusal: { sentence: message, errors }, isUnanswered };
}

/** Returns the sentence of a refused photo. */
export function reasonOf({ message, errors }: ErrorAnswer): string {
  return errors?.photos ?? message;
}

type AttemptOptions = Required<Pick<SenderOptions, 'fetch' | 'now'>>;

async function post(item: OutboxItem, { fetch: send, now }: AttemptOptions): Promise<Attempt> {
  const { author, editKey } = item;
  const photo = nextPhoto(item);
  // A photo that this device cannot read any more would look like a dead network, and hold up all items.
  const bytes = await photo?.file.arrayBuffer().catch(() => null);
  if (bytes === null)
    return { outcome: 'refused', answer: { code: 'invalidInput', message: unreadablePhotoMessage } };
  const isOnline = navigator.onLine;
  let response: Response;
  let answer: Record<string, unknown> | undefined;
  try {
    response = await send(endpointOf(item), {
      method: 'POST',
      // A visitor's item is sent as a visitor's, even after they have signed in.
      credentials: author ? 'include' : 'omit',
      headers: {
        ...(!photo && { 'Content-Type': 'application/json' }),
        ...(author && { [authorHeader]: author }),
      },
      body: photo && bytes ? photoForm(photo, bytes, editKey) : JSON.stringify(requestBodyOf(item)),
      signal: timeoutSignal(photo ? photoWithinMs : answerWithinMs),
    });
    answer = await jsonObjectOf(response);
  } catch {
    return { outcome: 'later', problem: 'network', isUnanswered: isOnline, stop: true };
  }
  const { status } = response;
  // A pause counts whether the server or a gateway in front of it requests it. Each endpoint has a separate limit.
  if (status === 429 || status === 503) {
    const pauseMs = serverPause(response.headers, now());
    const isBusy = status === 503;
    return { outcome: 'later', problem: 'server', isUnanswered: isBusy, stop: isBusy, pauseMs };
  }
  // The sign-in page of a captive portal answers 200 as well: only our own body counts.
  if (response.ok && answer?.id === (photo ?? item).id)
    return { outcome: 'sent', wasStored: answer.wasStored === true, isHeld: status === 202 };
  if (!isErrorAnswer(answer)) {
    const problem = status >= 500 ? 'server' : 'network';
    return { outcome: 'later', problem, isUnanswered: true, stop: true };
  }
  if (answer.code === 'otherAuthor' || status === 401) return { outcome: 'later', problem: 'account' };
  return status >= 500
    ? { outcome: 'later', problem: 'server', isUnanswered: true }
    : { outcome: 'refused', answer };
}

function photoForm(
  { id, name, file }: ChosenPhoto,
  bytes: ArrayBuffer,
  editKey: string | undefined,
): FormData {
  const form = new FormData();
  form.append('id', id);
  if (editKey) form.append('editKey', editKey);
  form.append('photos', new Blob([bytes], { type: file.type }), name);
  return form;
}

/** Sends an item, or its next photo, once. The access token is short-lived; its user may still be the author after a renewal. */
export async function attemptItem(
  item: OutboxItem,
  options: AttemptOptions = { fetch: (...request) => fetch(...request), now: Date.now },
): Promise<Attempt> {
  const attempt = await post(item, options);
  if (attempt.outcome !== 'later' || attempt.problem !== 'account') return attempt;
  const userId = await sessionLock(() => renewedUser(options.fetch)).catch(() => undefined);
  return userId === item.author ? post(item, options) : attempt;
}

/** Runs `work` while no other tab, and no worker, sends. */
export const outboxLock = <Result>(work: () => Promise<Result>) => alone('outbox', work);

async function renewedUser(send: typeof fetch): Promise<string | undefined> {
  const response = await send('/api/auth/refresh', { method: 'POST', credentials: 'include' });
  const answer = await readSessionAnswer(response);
  return typeof answer === 'object' ? answer.user.id : undefined;
}

function isErrorAnswer(
  answer: Record<string, unknown> | undefined,
): answer is Record<string, unknown> & ErrorAnswer {
  return typeof answer?.code === 'string' && Object.hasOwn(errorCatalogue, answer.code);
}
