import { jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import { timeoutSignal } from '#app/lib/requests/timeout-signal.ts';
import { readSessionAnswer } from '#app/session/session-answer.ts';
import { sessionLock } from '#app/session/session-lock.ts';
import { authorHeader } from '#contract/account/author.ts';
import { errorCatalogue, type ErrorAnswer } from '#contract/http/errors.ts';
import {
  endpointOf,
  isDue,
  isOpen,
  isPaused,
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

/** Timeout of a request, because nothing else is sent until it ends. */
const answerWithinMs = 30_000;

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

/**
 * Sends queued items and returns the number of those left. A pause requested by the server also holds items that are
 * not due.
 */
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
  async function record(item: OutboxItem, attempt: Attempt) {
    const { id, isWithdrawn } = item;
    switch (attempt.outcome) {
      case 'sent':
        return store.change(id, {
          ...{ sentAt: now(), body: {}, isUnanswered: false, isHeld: attempt.isHeld },
          ...(isWithdrawn && { wasStored: attempt.wasStored }),
        });
      case 'refused': {
        // It was too late to withdraw the text, so it stays sent.
        if (isWithdrawn) return store.change(id, { sentAt: now(), isWithdrawn: false, isUnanswered: false });
        const { message, errors = {} } = attempt.answer;
        return store.change(id, { refusal: { sentence: message, errors }, isUnanswered: item.isUnanswered });
      }
      default: {
        const attempts = item.attempts + 1;
        const { problem, isUnanswered, pauseMs } = attempt;
        if (pauseMs) await store.pause(now() + pauseMs);
        const left = isUnanswered ? {} : { isUnanswered: item.isUnanswered };
        return store.change(id, { attempts, dueAt: now() + pauseAfter(attempts), problem, ...left });
      }
    }
  }

  async function sendAll(evenIfNotDue: boolean): Promise<number> {
    const items = (await store.all()).filter(isOpen);
    const elsewhere = new Set<string>();
    let left = items.length;
    if (isPaused(await store.pausedUntil(), now())) return left;
    for (const item of items) {
      const { author } = item;
      if (author && (elsewhere.has(author) || !mayBeHere(author))) continue;
      if (!evenIfNotDue && !isDue(item, now())) continue;
      // Stored before the request, because the page may be closed before the answer. Without a network the browser
      // sends nothing.
      if (navigator.onLine) await store.change(item.id, { isUnanswered: true });
      const attempt = await attemptItem(item, { fetch: send, now });
      await record(item, attempt);
      announce();
      if (attempt.outcome !== 'later') left -= 1;
      else if (author && attempt.problem === 'account') elsewhere.add(author);
      else if (attempt.stop) break;
    }
    return left;
  }

  return async ({ evenIfNotDue = false } = {}) => outboxLock(() => sendAll(evenIfNotDue));
}

type AttemptOptions = Required<Pick<SenderOptions, 'fetch' | 'now'>>;

async function post(item: OutboxItem, { fetch: send, now }: AttemptOptions): Promise<Attempt> {
  const { id, author } = item;
  const isOnline = navigator.onLine;
  let response: Response;
  let answer: Record<string, unknown> | undefined;
  try {
    response = await send(endpointOf(item), {
      method: 'POST',
      // A visitor's item is sent as a visitor's, even after they have signed in.
      credentials: author ? 'include' : 'omit',
      headers: { 'Content-Type': 'application/json', ...(author && { [authorHeader]: author }) },
      body: JSON.stringify(requestBodyOf(item)),
      signal: timeoutSignal(answerWithinMs),
    });
    answer = await jsonObjectOf(response);
  } catch {
    return { outcome: 'later', problem: 'network', isUnanswered: isOnline, stop: true };
  }
  const { status } = response;
  // A pause counts whether the server or a gateway in front of it requests it.
  if (status === 429 || status === 503) {
    const pauseMs = serverPause(response.headers, now());
    return { outcome: 'later', problem: 'server', isUnanswered: status === 503, stop: true, pauseMs };
  }
  // The sign-in page of a captive portal answers 200 as well: only our own body counts.
  if (response.ok && answer?.id === id)
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

/** Sends an item once. The access token is short-lived; its user may still be the author after a renewal. */
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
export async function outboxLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('lavoir:outbox', async () => work()) : work();
}

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
