const domains =
  'gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr orange.fr wanadoo.fr free.fr sfr.fr laposte.net icloud.com bbox.fr';

const others = 'mail.com ymail.com live.com gmx.fr';

export function likelyEmail(typed: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || !domain || `${domains} ${others}`.split(' ').includes(domain)) return undefined;
  const meant = domains.split(' ').find((known) => isOneSlip(domain, known));
  return meant && `${name}@${meant}`;
}

function isOneSlip(typed: string, known: string): boolean {
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start += 1;
  const [rest, knownRest] = [typed.slice(start), known.slice(start)];
  const exchanged = rest.slice(0, 2) === [...knownRest.slice(0, 2)].reverse().join('');
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    (exchanged && rest.slice(2) === knownRest.slice(2))
  );
}
