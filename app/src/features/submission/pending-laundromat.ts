import { z } from 'zod';
import { laundromatDraft } from '#contract/billing/billing.ts';
import type { LaundromatSubmission } from '#contract/laundromat/forms.ts';
import { laundromatTiers, type LaundromatTier } from '#contract/laundromat/laundromat.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { deviceDraft } from '#app/lib/device-draft.ts';

const pendingLaundromat = laundromatDraft.safeExtend({
  userId: rowId(),
  city: z.string(),
  postalCode: z.string(),
  submissionType: z.enum(laundromatTiers),
});
export type PendingLaundromat = z.infer<typeof pendingLaundromat>;

/** The draft that an owner is paying for in this browser, under the key of the specification. */
export const pendingDraft = deviceDraft('pendingLaundromat', pendingLaundromat);

interface Submission {
  id: string;
  userId: string;
  tier: LaundromatTier;
  form: LaundromatSubmission;
  photosCount: number;
}

/**
 * A draft while its owner pays (spec §3): the form without its files, and the chosen tier. The server sets the flags.
 */
export function pendingOf({ id, userId, tier, form, photosCount }: Submission) {
  return { ...form, id, userId, submissionType: tier, photosCount };
}

/** Returns the draft that this account was paying for. */
export function readPending(userId: string): PendingLaundromat | 'unreadable' | null {
  const pending = pendingDraft.read();
  return pending === null || pending === 'unreadable' || pending.userId === userId ? pending : null;
}
