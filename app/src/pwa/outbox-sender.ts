import { authorHeader } from '#contract/author.ts';
import { errorCatalogue, type ErrorAnswer } from '#contract/errors.ts';
import { readSessionAnswer } from '../graphql/session-answer.ts';
import { sessionLock } from '../graphql/session-lock.ts';
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
  /** Told after each change, so that every tab shows it. */
  announce: () => void;
  /** Whether this account may be the one that is signed in; a worker cannot know and asks the server. */
  mayBeHere?: (author: string) => boolean;
}

/** Nothing else is sent meanwhile, so a request must end. */
const answerWithinMs = 30_000;

/** What came of one attempt. `stop` means that nothing else would arrive either. */
type Attempt =
  | { outcome: 'sent' }
  | { outcome: 'refused'; answer: ErrorAnswer }
  | { outcome: 'otherAuthor' | 'later'; stop?: boolean; pauseMs?: number | null };

/** Returns the number of items still to be sent. A pause requested by the server also holds items that are not due. */
export type SendItems = (options?: { evenIfNotDue?: boolean }) => Promise<number>;

/**
 * Sends what waits, oldest first. Runs in a page or in the worker; a lock of the browser lets only one of them send at
 * a time, and each looks at the store when its turn comes, so that no item is sent by two.
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
        // A visitor's item stays a visitor's, whoever has signed in meanwhile.
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
    // A pause is kept whether the server or a gateway before it asks for one.
    if (status === 429 || status === 503) {
      return { outcome: 'later', stop: true, pauseMs: serverPause(response.headers, now()) };
    }
    // A hotel's sign-in page answers 200 as well: only our own words count.
    if (response.ok && answer?.id === id) return { outcome: 'sent' };
    if (!isErrorAnswer(answer)) return { outcome: 'later', stop: true };
    if (answer.code === 'otherAuthor' || status === 401) return { outcome: 'otherAuthor' };
    return status >= 500 ? { outcome: 'later' } : { outcome: 'refused', answer };
  }

  /** The token that says who is signed in lives shortly; whoever it is may still be the author. */
  async function postAsAuthor(item: OutboxItem): Promise<Attempt> {
    const attempt = await post(item);
    if (attempt.outcome !== 'otherAuthor') return attempt;
    const userId = await sessionLock(() => renewedUser(send)).catch(() => undefined);
    return userId === item.author ? post(item) : attempt;
  }

  async function keep(item: OutboxItem, attempt: Attempt) {
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
      await keep(item, attempt);
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
