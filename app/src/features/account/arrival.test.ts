import { expect, test } from 'vitest';
import { arrivalOf, wantedPath } from './arrival.ts';

const place = (search: string, state: unknown = null) => ({ search, state });

test('each role arrives at its own dashboard', () => {
  expect(arrivalOf(place(''), { role: 'admin' })).toBe('/admin-dashboard');
  expect(arrivalOf(place(''), { role: 'owner' })).toBe('/owner-dashboard');
  expect(arrivalOf(place(''), { role: 'client' })).toBe('/dashboard');
});

test('a user who was asked to sign in returns to the page they came from, whatever the role', () => {
  const search = '?returnTo=%2Flaverie%2Fx%3Fphoto%3D2%23avis';
  expect(arrivalOf(place(search), { role: 'admin' })).toBe('/laverie/x?photo=2#avis');
  expect(arrivalOf(place('', { returnTo: '/edit-laundromat/1' }), { role: 'owner' })).toBe(
    '/edit-laundromat/1',
  );
});

test('the address wins over the history entry', () => {
  expect(wantedPath(place('?returnTo=/faq', { returnTo: '/contact' }))).toBe('/faq');
});

test.each([
  '//evil.example',
  '/%5C/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
])('returnTo=%s is ignored', (returnTo) => {
  const search = `?${new URLSearchParams({ returnTo })}`;
  expect(arrivalOf(place(search), { role: 'client' })).toBe('/dashboard');
  expect(arrivalOf(place('', { returnTo }), { role: 'client' })).toBe('/dashboard');
});

test('a raw and a doubly encoded address of another site are ignored as well', () => {
  for (const search of [
    '?returnTo=//evil.example',
    '?returnTo=%2F%2Fevil.example',
    '?returnTo=%2F%5Cevil.example',
  ]) {
    expect(wantedPath(place(search))).toBeNull();
  }
});

test('a page that asks to sign in is never the destination', () => {
  for (const path of ['/login', '/login?returnTo=/login', '/register#x', '/LOGIN/']) {
    expect(wantedPath(place('', { returnTo: path }))).toBeNull();
  }
  expect(wantedPath(place('', { returnTo: '/login-help' }))).toBe('/login-help');
});
