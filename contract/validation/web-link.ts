/** In browsers and in Node; the contract is compiled without the types of either. */
const { URL } = globalThis as unknown as {
  URL: new (address: string) => { protocol: string; href: string; host: string };
};

/**
 * A safe link to an owner's site: http(s) only, named by its host. Null for anything else, because the text comes from
 * an owner.
 */
export function webLink(address: string | null | undefined): { href: string; host: string } | null {
  if (!address) return null;
  try {
    const url = new URL(address.trim());
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return { href: url.href, host: url.host.replace(/^www\./, '') };
  } catch {
    return null;
  }
}
