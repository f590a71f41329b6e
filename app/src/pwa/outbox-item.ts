import type { FieldErrors } from '#contract/errors.ts';

/** What page and worker call each other by. */
export const outboxSyncTag = 'lavoir-outbox';
export const outboxChannel = 'lavoir:outbox';

/** Something a visitor wrote, from the moment they sent it until the server has it. */
export interface OutboxItem<Body extends object = object> {
  /** Made by the browser; the server stores what comes twice under one id once. */
  id: string;
  /** The secret that the id was made from; items of earlier releases lack it. */
  editKey?: string;
  /** An earlier text may have arrived under this id. */
  isCorrection?: boolean;
  kind: 'review' | 'contact';
  /** What it belongs to, for the form that shows it again: the id of a laundromat, or nothing. */
  place: string;
  /** For who wonders what is waiting: « Votre avis sur … ». */
  title: string;
  /** The address of the form it was written in; items of earlier releases lack it. */
  formAt?: string;
  /** Where it is posted to, and what. */
  endpoint: string;
  body: Body;
  /** The account it was written by; null for a visitor. It is never sent as anybody else. */
  author: string | null;
  writtenAt: number;
  attempts: number;
  /** Not to be tried before. */
  dueAt: number;
  /** When the server said that it has it. */
  sentAt?: number;
  /** Why the server will not have it, until the visitor has dealt with it. */
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

/** How long to leave a server alone that failed this many times; doubled each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** The body sent to the server. The key leaves this device only with a correction. */
export function requestBodyOf({
  id,
  editKey,
  isCorrection,
  body,
}: Pick<OutboxItem, 'id' | 'editKey' | 'isCorrection' | 'body'>) {
  return { ...body, id, ...(isCorrection && { editKey }) };
}

/** The longest pause that a server may ask for. */
export const longestServerPauseMs = 60 * 60_000;

/** Returns the wait that a `Retry-After` requests, given in seconds or as a date; null when it requests none. */
export function serverPause(headers: Headers, now: number): number | null {
  const asked = headers.get('Retry-After')?.trim() ?? '';
  // The date is by the server's clock, which this device need not share.
  const serverNow = Date.parse(headers.get('Date') ?? '') || now;
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - serverNow;
  return pause > 0 ? Math.min(pause, longestServerPauseMs) : null;
}

/** A clock that was set back must not keep the queue waiting for years either. */
export function isPaused(until: number, now: number): boolean {
  return until > now && until <= now + longestServerPauseMs;
}

/** A clock that was set back must not keep anything waiting for years. */
export function isDue({ dueAt }: OutboxItem, now: number): boolean {
  return dueAt <= now || dueAt > now + longestPauseMs;
}
