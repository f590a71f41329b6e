/** Addresses that the server uses as well: in heads, sitemaps and emails. */
export const laundromatPath = (slug: string) => `/laverie/${encodeURIComponent(slug)}`;
export const regionPath = (region: string) => `/laveries/${encodeURIComponent(region)}`;
export const cityPath = (region: string, city: string) => `${regionPath(region)}/${encodeURIComponent(city)}`;
