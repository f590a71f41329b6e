import { requiredText } from '../validation/form-fields.ts';

/** Longest reason of a refusal or of a removal; it is mailed as it stands. */
export const reasonLength = 1000;

/** Why an administrator refuses a listing or removes a review. */
export const moderationReason = requiredText('Veuillez indiquer le motif.', reasonLength);

/** How long a deleted laundromat can be brought back. */
export const restorableDays = 30;

/** How long the journal of administrators is kept. */
export const journalYears = 3;
