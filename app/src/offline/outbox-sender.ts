import { authorHeader } from '#contract/account/author.ts';
import { errorCatalogue, type ErrorAnswer } from '#contract/http/errors.ts';
import { readSessionAnswer } from '../session/session-answer.ts';
import { sessionLock } from '../session/session-lock.ts';
import { jsonObjectOf } from '../lib/json-answer.ts';
import { timeoutSignal } from '../lib/timeout-signal.ts';
import {
  isDue,
  isPaused,
  type OutboxItem,
  pauseAfter,
  requestBodyOf,
  serverPause,
  stateOf,
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

/** Nothing else is sent meanwhile, so a request must end. */
const answerWithinMs = 30_000;

/** Result of one attempt. `stop` means that nothing else would arrive either. */
type Attempt =
  | { outcome: 'sent' }
  | { outcome: 'refused'; answer: ErrorAnswer }
  | { outcome: 'otherAuthor' | 'later'; stop?: boolean; pauseMs?: number | null };

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
  async function post(item: OutboxItem): Promise<Attempt> {
    const { id, endpoint, author } = item;
    let response: Response;
    let answer: Record<string, unknown> | undefined;
    try {
      response = await send(endpoint, {
        method: 'POST',
        // A visitor's item stays a visitor's, even after signing in.
        credentials: author ? 'include' : 'omit',
        headers: { 'Content-Type': 'application/json', ...(author && { [authorHeader]: author }) },
        body: JSON.stringify(requestBodyOf(item)),
        signal: timeoutSignal(answerWithinMs),
      });
      answer = await jsonObjectOf(response);
    } catch {
      return { outcome: 'later', stop: true };
    }
    const { status } = response;
    // A pause counts whether the server or a gateway in front of it requests it.
    if (status === 429 || status === 503) {
      return { outcome: 'later', stop: true, pauseMs: serverPause(response.headers, now()) };
    }
    // The sign-in page of a captive portal answers 200 as well: only our own body counts.
    if (response.ok && answer?.id === id) return { outcome: 'sent' };
    if (!isErrorAnswer(answer)) return { outcome: 'later', stop: true };
    if (answer.code === 'otherAuthor' || status === 401) return { outcome: 'otherAuthor' };
    return status >= 500 ? { outcome: 'later' } : { outcome: 'refused', answer };
  }

  /** The access token is short-lived; its user may still be the author after a renewal. */
  async function postAsAuthor(item: OutboxItem): Promise<Attempt> {
    const attempt = await post(item);
    if (attempt.outcome !== 'otherAuthor') return attempt;
    const userId = await sessionLock(() => renewedUser(send)).catch(() => undefined);
    return userId === item.author ? post(item) : attempt;
  }

  async function record(item: OutboxItem, attempt: Attempt) {
    switch (attempt.outcome) {
      case 'sent':
        return store.change(item.id, { sentAt: now(), body: {} });
      case 'refused': {
        const { message, errors = {} } = attempt.answer;
        return store.change(item.id, { refusal: { sentence: message, errors } });
      }
      default: {
        const attempts = item.attempts + 1;
        if (attempt.pauseMs) await store.pause(now() + attempt.pauseMs);
        return store.change(item.id, { attempts, dueAt: now() + pauseAfter(attempts) });
      }
    }
  }

  async function sendAll(evenIfNotDue: boolean): Promise<number> {
    const items = (await store.all()).filter((item) => stateOf(item) === 'waiting');
    const elsewhere = new Set<string>();
    let left = items.length;
    if (isPaused(await store.pausedUntil(), now())) return left;
    for (const item of items) {
      const { author } = item;
      if (author && (elsewhere.has(author) || !mayBeHere(author))) continue;
      if (!evenIfNotDue && !isDue(item, now())) continue;
      const attempt = await postAsAuthor(item);
      await record(item, attempt);
      announce();
      if (author && attempt.outcome === 'otherAuthor') elsewhere.add(author);
      if (attempt.outcome === 'sent' || attempt.outcome === 'refused') left -= 1;
      else if (attempt.outcome === 'later' && attempt.stop) break;
    }
    return left;
  }

  return async ({ evenIfNotDue = false } = {}) => outboxLock(() => sendAll(evenIfNotDue));
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
