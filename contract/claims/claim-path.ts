/**
 * Returns the address of the page where an owner claims a laundromat. It is not in the app's table of addresses,
 * because that is part of the first view.
 */
export const claimPath = (slug: string) => `/revendiquer/${encodeURIComponent(slug)}`;
