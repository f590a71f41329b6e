/** What the dashboard of administrators shows before it is asked for all (spec §9). */
export const adminTableRows = 10;
export const activeSubscriptionsShown = 3;
