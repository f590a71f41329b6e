import { z } from 'zod';
import { requiredLines } from '../validation/form-fields.ts';

export const reasonLength = 1000;
export const reasonMessage = 'Veuillez indiquer le motif.';

export const moderationForm = z.object({
  reason: requiredLines(reasonMessage, reasonLength),
});

export const restorableDays = 30;

export const journalYears = 3;

export const adminTableRows = 10;
export const activeSubscriptionsShown = 3;

/** Days for which a second review from the same network waits, and hashes of networks are stored. */
export const senderDays = 90;
