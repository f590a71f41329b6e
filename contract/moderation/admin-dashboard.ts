/** Limits of the administrators' dashboard until all rows are requested (spec §9). */
export const adminTableRows = 10;
export const activeSubscriptionsShown = 3;
