const domains =
  'gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr orange.fr wanadoo.fr free.fr sfr.fr laposte.net icloud.com bbox.fr';

/** Right domains that resemble one of those. */
const similarDomains = 'mail.com ymail.com live.com gmx.fr';

/** Returns the address that was probably meant; undefined where the domain is known or resembles no frequent one. */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || !domain || `${domains} ${similarDomains}`.split(' ').includes(domain)) return undefined;
  const meant = domains.split(' ').find((known) => isOneSlip(domain, known));
  return meant && `${name}@${meant}`;
}

/** True if one letter was replaced, added, left out or exchanged with the next. */
function isOneSlip(typed: string, known: string): boolean {
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start += 1;
  const [rest, knownRest] = [typed.slice(start), known.slice(start)];
  const isReplaced = rest.slice(1) === knownRest.slice(1);
  const isAdded = rest.slice(1) === knownRest;
  const isLeftOut = rest === knownRest.slice(1);
  const isExchanged =
    rest.slice(0, 2) === [...knownRest.slice(0, 2)].reverse().join('') &&
    rest.slice(2) === knownRest.slice(2);
  return isReplaced || isAdded || isLeftOut || isExchanged;
}
