import { expect, test } from 'vitest';
import { holdsBack, type ReadingReason, readingReasons } from './reading-rules.ts';

const honest = {
  name: 'Laverie des Lilas',
  towns: 'Lyon',
  phone: '04 78 37 12 34',
  description: 'Douze machines de 7 à 18 kg, deux séchoirs, paiement par carte.',
};
const known = { addedToday: 0, hasApproved: true, hasFraud: false, isSuspended: false, isOwner: true };

test.each<[ReadingReason, object]>([
  ['otherDomain', { website: 'https://casino.example.org' }],
  ['otherDomain', { website: 'https://evil․example' }],
  ['otherDomain', { description: 'Laverie. Voir jackpot,fr' }],
  ['otherDomain', { facebook: 'https://facebook.com.evil.example/lilas' }],
  ['otherDomain', { instagram: 'https://t.me/lilas' }],
  ['otherDomain', { website: 'https://casino-machine.example' }],
  ['otherDomain', { website: 'https://evil.example/@laverie-lilas.fr' }],
  ['otherDomain', { website: 'https://laverie-lilas.evil.example' }],
  ['otherDomain', { website: 'https://laverie%2eevil.example' }],
  ['otherDomain', { website: 'https://lyon.evil.co.uk' }],
  ['otherDomain', { website: 'https://evil.example?@laverie-lilas.fr' }],
  ['otherDomain', { website: 'https://laverie-lilas.fr:lilas@evil.example' }],
  ['otherDomain', { facebook: 'https://facebook.com:lilas@evil.example' }],
  ['otherDomain', { description: 'Laverie. Voir 185.12.3.4' }],
  ['premiumRate', { phone: '08 99 12 34 56' }],
  ['premiumRate', { phone: '+33 8 99 12 34 56' }],
  ['premiumRate', { phone: '118 218' }],
  ['premiumRate', { phone: '3615' }],
  ['premiumRate', { description: 'Laverie. Composez vite le 36 15' }],
  ['premiumRate', { description: 'Laverie. Tél. : 118.218' }],
  ['premiumRate', { description: 'Laverie. Faites le 3615' }],
  ['premiumRate', { description: 'Laverie. Renseignements au 118712' }],
  ['premiumRate', { description: 'Laverie, appelez le ０８ ９９ １２ ３４ ５６' }],
  ['contactInText', { name: 'Laverie 06 11 22 33 44' }],
  ['contactInText', { description: 'Lavage. Te\u200blegram @lavage_vip' }],
  ['contactInText', { description: 'Lavage. Instagram : bonus_vip' }],
  ['otherSubject', { name: 'Le Grand Casino' }],
  ['premiumRate', { phone: '+882 12345678' }],
  ['otherSubject', { name: 'C4sino Lavage' }],
  ['otherSubject', { description: 'Lavage et 𝐩𝐨𝐤𝐞𝐫 en ligne' }],
  ['otherSubject', { name: 'Chez Léa', description: 'Venez nombreux. '.repeat(20) }],
])('%s waits: %o', (reason, changes) => {
  const reasons = readingReasons({ ...honest, ...changes }, known);
  expect(reasons).toContain(reason);
  expect(holdsBack(reasons)).toBe(true);
});

test.each([
  ['manyInADay', { addedToday: 3 }],
  ['lostDispute', { hasFraud: true }],
  ['suspendedAccount', { isSuspended: true }],
  ['notAnOwner', { isOwner: false }],
] as const)('%s waits for what the account did: %o', (reason, history) => {
  const reasons = readingReasons(honest, { ...known, ...history });
  expect(reasons).toEqual([reason]);
  expect(holdsBack(reasons)).toBe(true);
});

test.each([
  {},
  { website: 'https://www.laverie-des-lilas.fr/tarifs', facebook: 'https://www.facebook.com/lilas' },
  { website: 'https://speedqueen.fr/lyon', instagram: 'https://instagram.com/lilas' },
  { website: 'https://laverie-lilas.wixsite.com/accueil', facebook: 'https://fr-fr.facebook.com/lilas' },
  { website: 'https://www.lilas.asso.fr', description: null },
  { website: 'https://lilaslyon.example', phone: '09 72 00 00 00' },
  { description: 'Écrivez à contact@laverie-lilas.fr ou appelez le 04 78 00 00 00.' },
  { name: 'Lavomatic', description: null },
  {
    description:
      'Lavage. Facebook : Laverie des Lilas. Instagram : lilas_lyon. WhatsApp. Composez le code 3456.',
  },
  { description: 'Lavage. Appelez le 3 rue de la Gare, essorage à 1200 tours, 3200 litres.' },
])('an ordinary laundromat is held by no rule: %o', (changes) => {
  expect(readingReasons({ ...honest, ...changes }, known)).toEqual([]);
});

test('a link to a domain that only repeats the name waits in the first laundromat of an account', () => {
  const invented = { ...honest, name: 'Zorglub', description: null };
  const first = { ...known, hasApproved: false };
  for (const link of [{ website: 'https://zorglub.example' }, { description: 'Voir zorglub.example' }]) {
    const reasons = readingReasons({ ...invented, ...link }, first);
    expect(reasons).toEqual(['nameAsDomain', 'firstOfAccount']);
    expect(holdsBack(reasons)).toBe(true);
    expect(readingReasons({ ...invented, ...link }, known)).toEqual([]);
  }
  for (const website of ['https://laverie-zorglub.example', 'https://zorglub-lyon.example'])
    expect(readingReasons({ ...invented, website }, first)).toEqual(['firstOfAccount']);
});

test('the first laundromat of an account is read first, and online at once', () => {
  const reasons = readingReasons(honest, { ...known, hasApproved: false });
  expect(reasons).toEqual(['firstOfAccount']);
  expect(holdsBack(reasons)).toBe(false);
});
