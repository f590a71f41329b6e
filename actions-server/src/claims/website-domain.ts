import { parse } from 'tldts';

/**
 * Domains at which anybody may have a page or a mailbox. tldts knows site builders that give each site its own suffix.
 */
const sharedDomains: ReadonlySet<string> = new Set(
  `facebook.com fb.com fb.me instagram.com tiktok.com twitter.com x.com youtube.com
  linkedin.com pinterest.com pinterest.fr snapchat.com threads.net whatsapp.com wa.me t.me
  google.com google.fr goo.gl g.page g.co business.site apple.com bing.com waze.com
  pagesjaunes.fr solocal.com mappy.com yelp.com yelp.fr foursquare.com tripadvisor.com
  tripadvisor.fr petitfute.com openstreetmap.org wikipedia.org leboncoin.fr justacote.com
  118000.fr 118712.fr cylex-locale.fr hoodspot.fr societe.com pappers.fr nextdoor.com
  linktr.ee beacons.ai bit.ly tinyurl.com taplink.cc lnk.bio bio.link linkin.bio
  wix.com wixsite.com jimdo.com jimdofree.com jimdosite.com e-monsite.com wordpress.com
  blogspot.com blogspot.fr over-blog.com canalblog.com weebly.com strikingly.com webador.fr
  site123.me sitew.com sitew.fr webnode.fr webnode.page squarespace.com wordpress.org
  godaddysites.com ueniweb.com eatbu.com notion.site canva.com canva.site framer.website
  gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.com live.fr
  msn.com yahoo.com yahoo.fr ymail.com icloud.com me.com mac.com aol.com aol.fr
  proton.me protonmail.com pm.me gmx.com gmx.fr mail.com zoho.com mailo.com tutanota.com
  tuta.com yandex.com yandex.ru mail.ru duck.com free.fr orange.fr wanadoo.fr sfr.fr
  neuf.fr cegetel.net club-internet.fr numericable.fr noos.fr bbox.fr laposte.net aliceadsl.fr
  voila.fr caramail.com yopmail.com ovh.net pagesperso-orange.fr perso.sfr.fr`.split(/\s+/),
);

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
