/** The columns of a published laundromat that no administrator has read: nothing of it is approved. */
export const neverRead = (now = new Date().toISOString()) => ({
  approvedContent: {},
  changedAt: now,
  changedSince: now,
});
