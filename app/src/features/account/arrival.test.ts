import { expect, test } from 'vitest';
import { arrivalOf, requestedPath } from './arrival.ts';

const location = (search: string, state: unknown = null) => ({ search, state });

test('each role arrives at its own dashboard', () => {
  expect(arrivalOf(location(''), { role: 'admin' })).toBe('/admin-dashboard');
  expect(arrivalOf(location(''), { role: 'owner' })).toBe('/owner-dashboard');
  expect(arrivalOf(location(''), { role: 'client' })).toBe('/dashboard');
});

test('a user who was asked to sign in returns to the page they came from, whatever the role', () => {
  const search = '?returnTo=%2Flaverie%2Fx%3Fphoto%3D2%23avis';
  expect(arrivalOf(location(search), { role: 'admin' })).toBe('/laverie/x?photo=2#avis');
  expect(arrivalOf(location('', { returnTo: '/edit-laundromat/1' }), { role: 'owner' })).toBe(
    '/edit-laundromat/1',
  );
});

test('the address wins over the history entry', () => {
  expect(requestedPath(location('?returnTo=/faq', { returnTo: '/contact' }))).toBe('/faq');
});

test.each([
  '//evil.example',
  '/%5C/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/..//evil.example',
])('returnTo=%s is ignored', (returnTo) => {
  const search = `?${new URLSearchParams({ returnTo })}`;
  expect(arrivalOf(location(search), { role: 'client' })).toBe('/dashboard');
  expect(arrivalOf(location('', { returnTo }), { role: 'client' })).toBe('/dashboard');
});

test('a raw and a doubly encoded address of another site are ignored as well', () => {
  for (const search of [
    '?returnTo=//evil.example',
    '?returnTo=%2F%2Fevil.example',
    '?returnTo=%2F%5Cevil.example',
  ]) {
    expect(requestedPath(location(search))).toBeNull();
  }
});

test('a page that asks to sign in is never the destination', () => {
  for (const path of ['/login', '/login?returnTo=/login', '/register#x', '/LOGIN/']) {
    expect(requestedPath(location('', { returnTo: path }))).toBeNull();
  }
  expect(requestedPath(location('', { returnTo: '/login-help' }))).toBe('/login-help');
});
