import type { FieldErrors } from '#contract/http/errors.ts';

/** Names that page and service worker share. */
export const outboxSyncTag = 'lavoir-outbox';
export const outboxChannel = 'lavoir:outbox';

/** A review, message or correction from the moment it is sent until the server has it. */
export interface OutboxItem<Body extends object = object> {
  /** Created by the browser. The server stores two items with one id once. */
  id: string;
  /** The secret that the id is derived from; items of earlier releases lack it. */
  editKey?: string;
  /** An earlier text may have reached the server under this id. */
  isCorrection?: boolean;
  kind: 'review' | 'contact' | 'correction';
  /** Id of the laundromat it belongs to, or empty; the form uses it to show the item again. */
  place: string;
  /** Title in the list of queued items: « Votre avis sur … ». */
  title: string;
  /** The address of its form; items of earlier releases lack it. */
  formAt?: string;
  /** The endpoint and the body of the request. */
  endpoint: string;
  body: Body;
  /** The account that wrote it; null for a visitor. It is never sent as another account. */
  author: string | null;
  writtenAt: number;
  attempts: number;
  /** Earliest time of the next attempt. */
  dueAt: number;
  /** Time at which the server confirmed it. */
  sentAt?: number;
  /** The server's reason for refusing it, until the visitor has dealt with it. */
  refusal?: Refusal;
}

export interface Refusal {
  sentence: string;
  errors: FieldErrors;
}

export type OutboxState = 'waiting' | 'sent' | 'refused';

export function stateOf({ sentAt, refusal }: OutboxItem): OutboxState {
  if (refusal) return 'refused';
  return sentAt === undefined ? 'waiting' : 'sent';
}

export const longestPauseMs = 15 * 60_000;
const firstPauseMs = 5_000;

/** Returns the pause after this many failures; it doubles each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** Returns the request body. The key leaves this device only with a correction. */
export function requestBodyOf({
  id,
  editKey,
  isCorrection,
  body,
}: Pick<OutboxItem, 'id' | 'editKey' | 'isCorrection' | 'body'>) {
  return { ...body, id, ...(isCorrection && { editKey }) };
}

/** Maximum pause that a server may request. */
export const longestServerPauseMs = 60 * 60_000;

/** Returns the pause of a `Retry-After`, given in seconds or as a date; null when it requests none. */
export function serverPause(headers: Headers, now: number): number | null {
  const requested = headers.get('Retry-After')?.trim() ?? '';
  // The date follows the server's clock, which may differ from the device's.
  const serverNow = Date.parse(headers.get('Date') ?? '') || now;
  const pause = /^\d+$/.test(requested) ? Number(requested) * 1000 : Date.parse(requested) - serverNow;
  return pause > 0 ? Math.min(pause, longestServerPauseMs) : null;
}

/** Tells whether the queue is paused. A clock that was set back must not pause it for years. */
export function isPaused(until: number, now: number): boolean {
  return until > now && until <= now + longestServerPauseMs;
}

/** Tells whether an item may be sent. A clock that was set back must not delay it for years. */
export function isDue({ dueAt }: OutboxItem, now: number): boolean {
  return dueAt <= now || dueAt > now + longestPauseMs;
}
