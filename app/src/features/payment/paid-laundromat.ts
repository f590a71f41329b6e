import type { TypedDraft } from '#app/features/drafts/laundromat-draft.ts';
import type { DraftStatus } from '#contract/billing/billing.ts';
import type { PaymentOutcome } from './confirm-payment.ts';

export interface PaidLaundromat {
  id: string;
  status: Exclude<DraftStatus, 'waiting'>;
}

/** `failed`: paid, but the laundromat could not be created. `unreadable`: paid, but the saved draft cannot be read. */
export type PaidOutcome =
  | { kind: Exclude<PaymentOutcome['kind'], 'active'> | 'activated' | 'failed' | 'unreadable' }
  | { kind: 'stored'; laundromat: PaidLaundromat };

interface PaidParts {
  payment: PaymentOutcome;
  /** The draft on this device. */
  typed: TypedDraft | 'unreadable' | null;
  /** Resolves with true when the laundromat is published, with false when an administrator checks it first. */
  create: (paying: TypedDraft) => Promise<boolean>;
}

/**
 * Returns the laundromat that was paid for. If the server has not created it, this browser's draft is sent with the
 * same id.
 */
export async function paidLaundromat({ payment, typed, create }: PaidParts): Promise<PaidOutcome> {
  if (payment.kind !== 'active') return { kind: payment.kind };
  const { draft } = payment;
  if (draft && draft.status !== 'waiting') {
    return { kind: 'stored', laundromat: { id: draft.id, status: draft.status } };
  }
  if (typed === 'unreadable') return { kind: 'unreadable' };
  const isOther = draft !== null && typed?.id !== draft.id;
  if (typed?.state !== 'paying' || isOther) return { kind: draft ? 'failed' : 'activated' };
  try {
    const status = (await create(typed)) ? 'published' : 'held';
    return { kind: 'stored', laundromat: { id: typed.id, status } };
  } catch {
    return { kind: 'failed' };
  }
}
