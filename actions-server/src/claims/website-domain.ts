import { parse } from 'tldts';
import { sharedDomains } from './shared-domains.ts';

/**
 * Returns the registrable domain of a website; null for hosts that many people share, such as social networks and free
 * mail.
 */
export function websiteDomain(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  // With private suffixes, each site of a site builder is its own domain, and tldts marks it as not ICANN.
  const { domain, isIcann, isIp } = parse(new URL(website).hostname, { allowPrivateDomains: true });
  if (!domain || !isIcann || isIp || sharedDomains.has(domain)) return null;
  return domain;
}

export function provesOwnership(
  email: string,
  laundromat: { email: string | null; website: string | null },
): boolean {
  if (email === laundromat.email?.trim().toLowerCase()) return true;
  return email.split('@').at(-1) === (websiteDomain(laundromat.website) ?? undefined);
}
