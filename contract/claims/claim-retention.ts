/** Time after which a draft is deleted, and an offer to give a laundromat away. */
export const claimDraftRetentionDays = 30;
/** Time after the decision for which a claim is stored; a withdrawn one for as long from its start. */
export const claimRetentionDays = 365;
/** Time after the decision for which the photo is stored. */
export const claimPhotoRetentionDays = 90;
