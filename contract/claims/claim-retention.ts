/** Time after which the draft of a claim is deleted, and the offer of a laundromat to another account. */
export const claimDraftRetentionDays = 30;
/** Time for which a claim is stored after its decision; a withdrawn claim is stored as long, from its start. */
export const claimRetentionDays = 365;
/** Time after the decision for which the photo is stored. */
export const claimPhotoRetentionDays = 90;
