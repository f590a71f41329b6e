import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/', '/add-laundromat', '/laverie/x?photo=2#avis', '/directory?q=%C3%A9t%C3%A9'])(
  '%j is an address of ours',
  (path) => expect(returnPath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  'evil.example',
  '',
  null,
  undefined,
  ['/'],
])('%j leads nowhere', (value) => expect(returnPath(value)).toBeNull());

test('an encoded path stays on this site', () => {
  for (const path of ['/%2F%2Fevil.example', '/%5Cevil.example', '/javascript:alert(1)', '/@evil.example']) {
    const address = new URL(returnPath(path)!, 'https://lavoir.test');
    expect(address.host).toBe('lavoir.test');
  }
});
