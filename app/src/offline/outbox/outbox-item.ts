import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import type { FieldErrors } from '#contract/http/errors.ts';

export const outboxSyncTag = 'lavoir-outbox';
export const outboxChannel = 'lavoir:outbox';

/** An item as this device stores it. Other releases read and write the same fields, so its state follows from them. */
export interface StoredItem<Body extends object = object> {
  id: string;
  editKey?: string;
  isCorrection?: boolean;
  kind: 'review' | 'contact' | 'correction';
  /** Id of a laundromat, or empty: where a form shows the item again. */
  place: string;
  title: string;
  formAt: string;
  endpoint: string;
  body: Body;
  photos?: readonly ChosenPhoto[];
  photoRefusals?: readonly string[];
  /** The account that wrote it; null for a visitor. It is never sent as another account. */
  author: string | null;
  writtenAt: number;
  attempts: number;
  dueAt: number;
  /** The server has asked to wait until `dueAt`. */
  isHeldBack?: boolean;
  /** The server may have stored it, but an answer is missing. */
  isUnanswered: boolean;
  problem?: 'network' | 'server' | 'account';
  isWithdrawn?: boolean;
  /** The server had it when it was withdrawn. */
  wasStored?: boolean;
  /** The server has it and publishes it later. */
  isHeld?: boolean;
  /** False until the author has seen that it was sent, refused or withdrawn. */
  isReported: boolean;
  /** Time of the server's answer, or at which a text that may have arrived was taken back. */
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
    | { state: 'photosWaiting'; sentAt: number; photos: readonly ChosenPhoto[] }
    | { state: 'sent'; sentAt: number }
    | { state: 'refused'; refusal: Refusal }
    /** The server may have it, but its text is back in the form. */
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

/** A clock that was set back must not delay an item for years. */
export function isDue({ dueAt, isHeldBack }: OutboxItem, now: number): boolean {
  return dueAt <= now || dueAt > now + (isHeldBack ? longestServerPauseMs : longestPauseMs);
}

export function pausedUntil(item: OutboxItem, now: number): number | undefined {
  return item.isHeldBack && isOpen(item) && item.dueAt > now ? item.dueAt : undefined;
}

export function perhapsArrived(kind: OutboxItem['kind']): string {
  return kind === 'review' ? 'Peut-être déjà publié' : 'Peut-être déjà arrivé';
}
