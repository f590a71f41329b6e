/** Addresses that the server writes as well: into heads, sitemaps and mails. */
export const laundromatPath = (slug: string) => `/laverie/${encodeURIComponent(slug)}`;
export const regionPath = (region: string) => `/laveries/${encodeURIComponent(region)}`;
export const cityPath = (region: string, city: string) => `${regionPath(region)}/${encodeURIComponent(city)}`;
