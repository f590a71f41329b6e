/** Exists in browsers and in Node. The contract is compiled without the types of either, so it is declared here. */
const { URL } = globalThis as unknown as {
  URL: new (address: string) => { protocol: string; href: string; host: string };
};

/**
 * A link to an owner's site that is safe to show: http(s) only, named by its host. Anything else — an address without
 * scheme, `javascript:` — gives null, because the text comes from an owner.
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
