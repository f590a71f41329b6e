import type { PendingLaundromat } from './pending-laundromat.ts';
import type { PaymentOutcome } from './confirm-payment.ts';

export interface PaidLaundromat {
  id: string;
  /** False when the plan had no room left for it. */
  published: boolean;
}

/** `failed`: paid, but the laundromat could not be created. `unreadable`: paid, but the saved draft cannot be read. */
export type PaidOutcome =
  | { kind: Exclude<PaymentOutcome['kind'], 'active'> | 'activated' | 'failed' | 'unreadable' }
  | { kind: 'stored'; laundromat: PaidLaundromat };

interface PaidParts {
  payment: PaymentOutcome;
  /** The draft that this browser saved before the payment. */
  pending: PendingLaundromat | 'unreadable' | null;
  create: (pending: PendingLaundromat) => Promise<unknown>;
}

/**
 * Returns the laundromat that was paid for. The server creates it from its draft; if it has not, this browser's draft is
 * sent with the same id, so that no second laundromat is created.
 */
export async function paidLaundromat({ payment, pending, create }: PaidParts): Promise<PaidOutcome> {
  if (payment.kind !== 'active') return { kind: payment.kind };
  const { draft } = payment;
  if (draft && draft.status !== 'waiting') {
    return { kind: 'stored', laundromat: { id: draft.id, published: draft.status === 'published' } };
  }
  if (pending === 'unreadable') return { kind: 'unreadable' };
  if (!pending) return { kind: draft ? 'failed' : 'activated' };
  try {
    await create(pending);
    return { kind: 'stored', laundromat: { id: pending.id, published: true } };
  } catch {
    return { kind: 'failed' };
  }
}
