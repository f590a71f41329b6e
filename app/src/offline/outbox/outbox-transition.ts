import type { ErrorAnswer } from '#contract/http/errors.ts';
import { type OutboxItem, type OutboxState, pauseAfter, type StoredItem } from './outbox-item.ts';

/** `stop`: the network is gone, so further items would not arrive either. */
export type Attempt =
  /** `wasStored` answers a withdrawal. `isHeld`: it is published later. */
  | { type: 'sent'; wasStored?: boolean; isHeld?: boolean }
  | { type: 'refused'; answer: ErrorAnswer }
  | {
      type: 'later';
      problem: NonNullable<StoredItem['problem']>;
      isUnanswered?: boolean;
      stop?: boolean;
      pauseMs?: number | null;
    };

export type OutboxEvent =
  /** `leaving`: from now on nobody knows whether it arrives. */
  { type: 'leaving' } | Attempt | { type: 'takenBack' } | { type: 'discarded' };

const open: readonly OutboxState[] = ['waiting', 'photosWaiting', 'withdrawing'];

export const possibleIn: Record<OutboxEvent['type'], readonly OutboxState[]> = {
  leaving: ['waiting', 'withdrawing'],
  sent: open,
  refused: open,
  later: open,
  takenBack: ['waiting', 'refused'],
  discarded: ['waiting', 'photosWaiting', 'sent', 'refused', 'unsure', 'withdrawing', 'withdrawn'],
};

type Change = Partial<StoredItem>;

/**
 * Returns what an event changes in an item; null if it leaves the device. The result of an attempt applies to the item
 * as it was before the request. Throws if the event cannot happen in this state.
 */
export function transition(item: OutboxItem, event: Attempt | { type: 'leaving' }, now: number): Change;
export function transition(item: OutboxItem, event: OutboxEvent, now: number): Change | null;
export function transition(item: OutboxItem, event: OutboxEvent, now: number): Change | null {
  const { state, isUnanswered, editKey } = item;
  if (!possibleIn[event.type].includes(state)) throw new Error(`${state}: ${event.type} is impossible.`);
  switch (event.type) {
    case 'leaving':
      return { isUnanswered: true };
    case 'later':
      return postponed(item, event, now);
    case 'sent':
    case 'refused':
      return answered(item, event, now);
    case 'takenBack':
      return isUnanswered && editKey ? { ...emptied, sentAt: now, isReported: true } : null;
    case 'discarded': {
      const mayBeStored = isUnanswered || state === 'photosWaiting' || state === 'sent';
      return mayBeStored && editKey ? withdrawing : null;
    }
  }
}

const emptied: Change = { body: {}, photos: undefined, refusal: undefined, isUnanswered: true };

const withdrawing: Change = {
  ...emptied,
  isWithdrawn: true,
  sentAt: undefined,
  attempts: 0,
  dueAt: 0,
  isHeldBack: false,
  isReported: false,
};

function postponed(item: OutboxItem, attempt: Attempt & { type: 'later' }, now: number): Change {
  const { problem, pauseMs } = attempt;
  const attempts = item.attempts + 1;
  const dueAt = now + (pauseMs ?? pauseAfter(attempts));
  const change = { attempts, dueAt, isHeldBack: Boolean(pauseMs), problem };
  return attempt.isUnanswered ? change : { ...change, isUnanswered: item.isUnanswered };
}

function answered(item: OutboxItem, attempt: Exclude<Attempt, { type: 'later' }>, now: number): Change {
  if (item.state === 'photosWaiting') {
    const photos = item.photos.slice(1);
    if (attempt.type === 'sent') return { photos };
    return { photos, photoRefusals: [...new Set(item.photoRefusals).add(reasonOf(attempt.answer))] };
  }
  const isWithdrawal = item.state === 'withdrawing';
  if (attempt.type === 'sent') {
    const { isHeld, wasStored } = attempt;
    const change = { sentAt: now, body: {}, isUnanswered: false, isHeld };
    return isWithdrawal ? { ...change, wasStored } : change;
  }
  // The server refused the withdrawal as too late: the text stays sent.
  if (isWithdrawal) return { sentAt: now, isWithdrawn: false, isUnanswered: false };
  const { message, errors = {} } = attempt.answer;
  return { refusal: { sentence: message, errors }, isUnanswered: item.isUnanswered };
}

export function reasonOf({ message, errors }: ErrorAnswer): string {
  return errors?.photos ?? message;
}
