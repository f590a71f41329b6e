import { expect, test } from 'vitest';
import { scaled } from '../../../local-stack/testing/speed.ts';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/directory//', '/directory'],
  ['/laverie/le-tambour', '/laverie/le-tambour'],
  ['/laverie/caf%c3%a9/', '/laverie/caf%C3%A9'],
  ['/laverie/caf\u00e9', '/laverie/caf%C3%A9'],
  ['/laverie/a%2Fb', '/laverie/a%2Fb'],
  ['/?utm_source=x&gclid=1', '/'],
  ['/directory?', '/directory'],
  ['/?q=&city=Lyon', '/?city=Lyon'],
  ['/?services=b&city=Lyon&services=a', '/?city=Lyon&services=b&services=a'],
  ['/directory/?page=2&city=Lyon', '/directory?city=Lyon&page=2'],
])('%s is rendered as %s', (url, address) => expect(pageAddress(url)?.address).toBe(address));

test.each([
  ['/Laverie/le-tambour', '/laverie/le-tambour'],
  ['/laverie/Le-Tambour', '/laverie/le-tambour'],
  ['/laverie/le%2dtambour', '/laverie/le-tambour'],
  ['/%6Caverie/le-tambour', '/laverie/le-tambour'],
  ['/laverie/le-tambour/', '/laverie/le-tambour'],
  ['/laverie/caf%c3%a9', '/laverie/caf%C3%A9'],
  ['/Directory/?city=Lyon&utm_source=x', '/directory?city=Lyon&utm_source=x'],
])('%s is redirected to %s, so that no purge misses it', (url, location) => {
  const page = pageAddress(url);
  expect(page?.location).toBe(location);
  expect(pageAddress(location)).toEqual({ address: page?.address });
});

test.each([
  '/laverie/..',
  '/laverie/./a',
  '/laverie/%2e%2E',
  '/%zz',
  '/laverie/%00',
  '/laverie/a%0ab',
  '/%e9',
  '//elsewhere.test',
  '/laverie//a',
])('%s leads to no page', (url) => expect(pageAddress(url)).toBeNull());

test.each([`${'/'.repeat(1_000_000)}x`, `${'/a'.repeat(500_000)}%`])(
  'an address of a million characters is read in linear time',
  (url) => {
    const started = performance.now();
    pageAddress(url);
    expect(performance.now() - started).toBeLessThan(scaled(2_000));
  },
);
