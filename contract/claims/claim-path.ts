/** Not in the app's table of addresses, because that is part of the first view. */
export const claimPath = (slug: string) => `/revendiquer/${encodeURIComponent(slug)}`;
