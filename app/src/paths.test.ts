import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, patterns } from './paths.ts';

test('a built laundromat path matches the route and returns the slug, whatever it holds', () => {
  for (const slug of ['laverie-du-port-brest', 'été 100 %', 'a/b?c#d', '../directory']) {
    const url = new URL(paths.laundromat(slug), 'https://lavoir.test');
    expect(url.search + url.hash).toBe('');
    const [match] = matchRoutes([{ path: patterns.laundromat }], url.pathname) ?? [];
    expect(match?.params.slug).toBe(slug);
  }
});

test('a path with a return address keeps that whole address', () => {
  const url = new URL(paths.loginThen('/laverie/x?photo=2#avis'), 'https://lavoir.test');
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('returnTo')).toBe('/laverie/x?photo=2#avis');
});

test('an owner who must register first returns to the submission', () => {
  expect(paths.registerAs('owner', paths.addLaundromat)).toBe(
    '/register?role=owner&returnTo=%2Fadd-laundromat',
  );
  expect(paths.registerAs('client')).toBe('/register?role=client');
});

test('a service page passes its subject to the contact form', () => {
  expect(paths.contactAbout('social-media')).toBe('/contact?service=social-media');
});
