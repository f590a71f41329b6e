import { expect, test } from 'vitest';
import { redirectFor } from '#app/shell/routes/require-role.tsx';
import { userRoles } from '#contract/account/roles.ts';
import { listedPaths } from '#contract/site/paths.ts';
import { fixedPaths, paths, patterns } from './paths.ts';
import { redirects, routes } from './routes.ts';

const accessTo = (path: string) => routes.find((route) => route.path === path)!.access!;

test('every address of the site has a page or a redirect', () => {
  const known = [...routes.map(({ path }) => path), ...Object.keys(redirects)];
  expect(known.toSorted()).toEqual([...fixedPaths(), ...Object.values(patterns)].toSorted());
});

test('the sitemap lists the pages that the server renders, apart from those of laundromats and places', () => {
  const rendered = routes.filter(({ rendering }) => rendering === 'server').map(({ path }) => path);
  const rows = [patterns.laundromat, patterns.region, patterns.city];
  expect(rendered.toSorted()).toEqual([...listedPaths, ...rows].toSorted());
});

test('the server renders no page that not everybody may enter', () => {
  for (const { path, access, rendering } of routes)
    expect(access && rendering === 'server', path).toBeFalsy();
});

test('the dashboard is for every signed-in user', () => {
  const access = accessTo(paths.dashboard);
  for (const role of userRoles) expect(redirectFor(access, role)).toBeUndefined();
  expect(redirectFor(access, null)).toEqual({ to: '/login', message: undefined });
});

test('the admin dashboard redirects other users to theirs, and visitors to sign in', () => {
  const access = accessTo(paths.adminDashboard);
  expect(redirectFor(access, 'admin')).toBeUndefined();
  const refusal = { to: '/dashboard', message: "Vous n'avez pas les permissions d'administrateur" };
  expect(redirectFor(access, 'owner')).toMatchObject(refusal);
  expect(redirectFor(access, 'client')).toMatchObject(refusal);
  expect(redirectFor(access, null)).toEqual({ to: '/login', message: undefined });
});

test.each([
  [paths.ownerDashboard, 'Vous devez être propriétaire de laverie pour accéder à cette page'],
  [patterns.editLaundromat, 'Vous devez être connecté en tant que propriétaire'],
])('%s is for owners only; others see a message and may sign in', (path, message) => {
  const access = accessTo(path);
  expect(redirectFor(access, 'owner')).toBeUndefined();
  for (const role of ['client', 'admin', null] as const) {
    expect(redirectFor(access, role)).toMatchObject({ to: '/login', message });
  }
});
