/** Days in which an owner can reopen a laundromat that is closed for good; the database has the same limit. */
export const reopenableDays = 30;

/** Years for which the page of a closed laundromat stays, before its address leads to the page of the town. */
export const closedYears = 1;
