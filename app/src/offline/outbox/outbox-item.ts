import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import type { FieldErrors } from '#contract/http/errors.ts';

export const outboxSyncTag = 'lavoir-outbox';
export const outboxChannel = 'lavoir:outbox';

/**
 * A review, message or correction as this device stores it. Other releases read and write the same fields, so its state
 * follows from them.
 */
export interface StoredItem<Body extends object = object> {
  id: string;
  /** The secret that the id is derived from. A page over plain HTTP cannot derive ids. */
  editKey?: string;
  /** An earlier text may have reached the server under this id. */
  isCorrection?: boolean;
  kind: 'review' | 'contact' | 'correction';
  /** Id of the laundromat it belongs to, or empty; the form uses it to show the item again. */
  place: string;
  title: string;
  formAt: string;
  endpoint: string;
  body: Body;
  /** Photos still to be sent, after the text; empty once all are answered. Only reviews have them. */
  photos?: readonly ChosenPhoto[];
  photoRefusals?: readonly string[];
  /** The account that wrote it; null for a visitor. It is never sent as another account. */
  author: string | null;
  writtenAt: number;
  attempts: number;
  dueAt: number;
  /** The server has asked to wait until then, so nothing may shorten it. */
  isHeldBack?: boolean;
  /** An attempt got no answer of the server, which may have stored it. */
  isUnanswered: boolean;
  problem?: 'network' | 'server' | 'account';
  isWithdrawn?: boolean;
  wasStored?: boolean;
  /** The server has it, but publishes it only after an administrator has looked at it. */
  isHeld?: boolean;
  /** False until its end (sent, refused, withdrawn) was reported to its author. */
  isReported: boolean;
  /** Time at which the server confirmed it, or at which the visitor took back a text that may have arrived. */
  sentAt?: number;
  refusal?: Refusal;
}

export interface Refusal {
  sentence: string;
  errors: FieldErrors;
}

export type OutboxItem<Body extends object = object> = StoredItem<Body> &
  (
    | { state: 'waiting' }
    /** The server has the text, but not all photos. */
    | { state: 'photosWaiting'; sentAt: number; photos: readonly ChosenPhoto[] }
    | { state: 'sent'; sentAt: number }
    | { state: 'refused'; refusal: Refusal }
    /** Its text returned to the form, but the server may have it. */
    | { state: 'unsure'; sentAt: number }
    | { state: 'withdrawing' }
    | { state: 'withdrawn'; sentAt: number }
  );

export type OutboxState = OutboxItem['state'];

export function stateOf({ sentAt, refusal, isWithdrawn, isUnanswered, photos }: StoredItem): OutboxState {
  if (isWithdrawn) return sentAt === undefined ? 'withdrawing' : 'withdrawn';
  if (refusal) return 'refused';
  if (sentAt === undefined) return 'waiting';
  if (isUnanswered) return 'unsure';
  return photos?.length ? 'photosWaiting' : 'sent';
}

export const itemOf = (stored: StoredItem) => ({ ...stored, state: stateOf(stored) }) as OutboxItem;

export function isOpen({ state }: OutboxItem): boolean {
  return state === 'waiting' || state === 'photosWaiting' || state === 'withdrawing';
}

export function isTextSent({ state }: OutboxItem): boolean {
  return state === 'photosWaiting' || state === 'sent';
}

export function nextPhoto(item: OutboxItem): ChosenPhoto | undefined {
  return item.state === 'photosWaiting' ? item.photos[0] : undefined;
}

export const longestPauseMs = 15 * 60_000;
const firstPauseMs = 5_000;
export const longestServerPauseMs = 60 * 60_000;

export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** Tells whether an item may be sent. A clock that was set back must not delay it for years. */
export function isDue({ dueAt, isHeldBack }: OutboxItem, now: number): boolean {
  return dueAt <= now || dueAt > now + (isHeldBack ? longestServerPauseMs : longestPauseMs);
}

export function pausedUntil(item: OutboxItem, now: number): number | undefined {
  return item.isHeldBack && isOpen(item) && item.dueAt > now ? item.dueAt : undefined;
}

export function perhapsArrived(kind: OutboxItem['kind']): string {
  return kind === 'review' ? 'Peut-être déjà publié' : 'Peut-être déjà arrivé';
}
