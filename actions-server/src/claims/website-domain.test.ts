import { describe, expect, test } from 'vitest';
import { provesOwnership, websiteDomain } from './website-domain.ts';

describe('the domain of a website', () => {
  test.each([
    ['https://www.laverie-du-port.fr/contact', 'laverie-du-port.fr'],
    ['http://LYON.laverie.co.uk', 'laverie.co.uk'],
    ['https://lavérie.fr', 'xn--lavrie-dva.fr'],
  ])('%s is %s', (website, domain) => expect(websiteDomain(website)).toBe(domain));

  test.each([
    'https://www.facebook.com/laverieduport',
    'https://laverieduport.wixsite.com/accueil',
    'https://laverie-du-port.business.site',
    'https://laverieduport.free.fr',
    'https://monsite-orange.fr.pagesperso-orange.fr',
    'https://laverieduport.github.io',
    'https://sites.google.com/view/laverie',
    'https://laverie.blogspot.com',
    'https://gmail.com',
    'http://93.184.216.34/',
    'http://[2001:db8::1]/',
    'http://localhost/',
    'https://laverie.example',
    'https://co.uk',
    'javascript:alert(1)',
    'laverie.fr',
    '',
    null,
  ])('%s is shared or none', (website) => expect(websiteDomain(website)).toBeNull());
});

describe('a code sent to an address proves something', () => {
  const laundromat = { email: ' Laverie.Port@gmail.com', website: 'https://www.laverie-du-port.fr' };
  test.each([
    ['laverie.port@gmail.com', true],
    ['n.importe@laverie-du-port.fr', true],
    ['autre@gmail.com', false],
    ['a@mail.laverie-du-port.fr', false],
    ['a@laverie-du-port.fr.evil.fr', false],
    ['"a@laverie-du-port.fr"@evil.fr', false],
  ])('%s: %s', (email, proves) => expect(provesOwnership(email, laundromat)).toBe(proves));

  test('never without an address or website of the laundromat', () => {
    const bare = { email: null, website: null };
    for (const email of ['a@b.fr', '', 'null', 'undefined']) expect(provesOwnership(email, bare)).toBe(false);
    expect(provesOwnership('a@gmail.com', { email: null, website: 'https://gmail.com' })).toBe(false);
  });
});
