import type { PendingLaundromat } from './pending-laundromat.ts';
import type { SettledPayment } from './settle-payment.ts';

export interface Listing {
  id: string;
  /** False when the plan had no room left for it. */
  published: boolean;
}

/** `failed`: paid, and the listing could not be made. `unreadable`: paid, and what was typed cannot be read. */
export type PaidOutcome =
  | { kind: Exclude<SettledPayment['kind'], 'active'> | 'activated' | 'failed' | 'unreadable' }
  | { kind: 'listed'; listing: Listing };

interface ListingParts {
  payment: SettledPayment;
  /** The draft that this browser kept across the payment. */
  pending: PendingLaundromat | 'unreadable' | null;
  create: (pending: PendingLaundromat) => Promise<unknown>;
}

/**
 * The listing that a payment was made for. The server makes it from its own draft; where it has not, this browser's draft
 * is sent with the same id, so that there is never a second one.
 */
export async function paidListing({ payment, pending, create }: ListingParts): Promise<PaidOutcome> {
  if (payment.kind !== 'active') return { kind: payment.kind };
  const { draft } = payment;
  if (draft && draft.status !== 'waiting') {
    return { kind: 'listed', listing: { id: draft.id, published: draft.status === 'published' } };
  }
  if (pending === 'unreadable') return { kind: 'unreadable' };
  if (!pending) return { kind: draft ? 'failed' : 'activated' };
  try {
    await create(pending);
    return { kind: 'listed', listing: { id: pending.id, published: true } };
  } catch {
    return { kind: 'failed' };
  }
}
