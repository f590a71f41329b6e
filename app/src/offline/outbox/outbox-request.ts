import { alone } from '#app/lib/device/tab-channel.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { requestedPauseMs } from '#app/lib/requests/api-failure.ts';
import { jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import { readSessionAnswer } from '#app/session/session-answer.ts';
import { authorHeader } from '#contract/account/roles.ts';
import { type ErrorAnswer, errorCatalogue } from '#contract/http/errors.ts';
import { longestServerPauseMs, nextPhoto, type OutboxItem } from './outbox-item.ts';
import type { Attempt } from './outbox-transition.ts';

/** Timeouts of a request with a text and of one with a photo, because nothing else is sent until it ends. */
const answerWithinMs = 30_000;
const photoWithinMs = 60_000;

const unreadablePhotoMessage = "Cet appareil n'arrive plus à lire une des photos.";

function endpointOf(item: OutboxItem): string {
  const { id, endpoint, state } = item;
  if (state === 'photosWaiting') return `${endpoint}/${id}/photos`;
  return state === 'withdrawing' ? `${endpoint}/${id}/withdraw` : endpoint;
}

export function requestBodyOf({ id, editKey, isCorrection, state, body }: OutboxItem) {
  return state === 'withdrawing' ? { editKey } : { ...body, id, ...(isCorrection && { editKey }) };
}

interface RequestOptions {
  fetch: typeof fetch;
  now: () => number;
}

async function post(item: OutboxItem, { fetch: send, now }: RequestOptions): Promise<Attempt> {
  const { author, editKey } = item;
  const photo = nextPhoto(item);
  // An unreadable photo would look like a dead network and hold up all items.
  const bytes = await photo?.file.arrayBuffer().catch(() => null);
  if (bytes === null)
    return { type: 'refused', answer: { code: 'invalidInput', message: unreadablePhotoMessage } };
  const isOnline = navigator.onLine;
  let response: Response;
  let answer: Record<string, unknown> | undefined;
  try {
    response = await send(endpointOf(item), {
      method: 'POST',
      credentials: author ? 'include' : 'omit',
      headers: {
        ...(!photo && { 'Content-Type': 'application/json' }),
        ...(author && { [authorHeader]: author }),
      },
      body: photo && bytes ? photoForm(photo, bytes, editKey) : JSON.stringify(requestBodyOf(item)),
      signal: AbortSignal.timeout(photo ? photoWithinMs : answerWithinMs),
    });
    answer = await jsonObjectOf(response);
  } catch {
    return { type: 'later', problem: 'network', isUnanswered: isOnline, stop: true };
  }
  const { status } = response;
  // A gateway may ask for a pause, too. Each endpoint has its own limit.
  if (status === 429 || status === 503) {
    const pauseMs = requestedPauseMs(response.headers, now());
    const isBusy = status === 503;
    return {
      type: 'later',
      problem: 'server',
      isUnanswered: isBusy,
      stop: isBusy,
      pauseMs: pauseMs && Math.min(pauseMs, longestServerPauseMs),
    };
  }
  // The sign-in page of a captive portal answers 200 as well: only our own body counts.
  if (response.ok && answer?.id === (photo ?? item).id)
    return { type: 'sent', wasStored: answer.wasStored === true, isHeld: status === 202 };
  if (!isErrorAnswer(answer)) {
    const problem = status >= 500 ? 'server' : 'network';
    return { type: 'later', problem, isUnanswered: true, stop: true };
  }
  if (answer.code === 'otherAuthor' || status === 401) return { type: 'later', problem: 'account' };
  return status >= 500
    ? { type: 'later', problem: 'server', isUnanswered: true }
    : { type: 'refused', answer };
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

/** Sends an item or its next photo once. The user may still be the author after a renewal of the session. */
export async function attemptItem(
  item: OutboxItem,
  options: RequestOptions = { fetch: (...request) => fetch(...request), now: Date.now },
): Promise<Attempt> {
  const attempt = await post(item, options);
  if (attempt.type !== 'later' || attempt.problem !== 'account') return attempt;
  const userId = await alone('session', () => renewedUser(options.fetch)).catch(() => undefined);
  return userId === item.author ? post(item, options) : attempt;
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
