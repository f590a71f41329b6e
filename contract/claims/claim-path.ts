/**
 * Returns the address of the page where an owner claims a laundromat. It is not among the addresses of the app, which are
 * part of its first view.
 */
export const claimPath = (slug: string) => `/revendiquer/${encodeURIComponent(slug)}`;
