import type { FieldErrors } from '#contract/errors.ts';

/** What page and worker call each other by. */
export const outboxSyncTag = 'lavoir-outbox';
export const outboxChannel = 'lavoir:outbox';

/** Something a visitor wrote, from the moment they sent it until the server has it. */
export interface OutboxItem<Body extends object = object> {
  /** Made by the browser; the server stores what comes twice under one id once. */
  id: string;
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

/** A clock that was set back must not keep anything waiting for years. */
export function isDue({ dueAt }: OutboxItem, now: number): boolean {
  return dueAt <= now || dueAt > now + longestPauseMs;
}
