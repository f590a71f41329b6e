import { z } from 'zod';
import { laundromatDraft } from '#contract/billing/billing.ts';
import type { LaundromatSubmission } from '#contract/laundromat/forms.ts';
import { listingTiers, type ListingTier } from '#contract/laundromat/laundromat.ts';

const key = 'pendingLaundromat';

const pendingLaundromat = laundromatDraft.safeExtend({
  userId: z.guid(),
  submissionType: z.enum(listingTiers),
});
export type PendingLaundromat = z.infer<typeof pendingLaundromat>;

interface Submission {
  id: string;
  userId: string;
  tier: ListingTier;
  form: LaundromatSubmission;
  photosCount: number;
}

/**
 * A paid listing on its way through the payment (spec §3): the form without its files, and what was chosen with it. Its
 * flags are the server's to decide.
 */
export function pendingOf({ id, userId, tier, form, photosCount }: Submission) {
  return { ...form, id, userId, submissionType: tier, photosCount };
}

/** False when this browser keeps nothing; the server has the draft all the same. */
export function keepPending(pending: ReturnType<typeof pendingOf>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

/** The listing this account was paying for. `unreadable` when there is one that nobody can make sense of. */
export function readPending(userId: string): PendingLaundromat | 'unreadable' | null {
  let kept: string | null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    return null;
  }
  if (kept === null) return null;
  const { data } = pendingLaundromat.safeParse(parsed(kept));
  if (!data) return 'unreadable';
  return data.userId === userId ? data : null;
}

export function forgetPending(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can have been kept.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
