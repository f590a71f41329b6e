import { expect, test } from 'vitest';
import { userRoles } from '#contract/account/roles.ts';
import { refusalOf } from './guards.ts';

test('the dashboard is for every signed-in user', () => {
  for (const role of userRoles) expect(refusalOf('dashboard', role)).toBeUndefined();
  expect(refusalOf('dashboard', null)).toEqual({ to: '/login', message: undefined });
});

test('the admin dashboard redirects other users to theirs, and visitors to sign in', () => {
  expect(refusalOf('adminDashboard', 'admin')).toBeUndefined();
  const refusal = { to: '/dashboard', message: "Vous n'avez pas les permissions d'administrateur" };
  expect(refusalOf('adminDashboard', 'owner')).toMatchObject(refusal);
  expect(refusalOf('adminDashboard', 'client')).toMatchObject(refusal);
  expect(refusalOf('adminDashboard', null)).toEqual({ to: '/login', message: undefined });
});

test.each([
  ['ownerDashboard', 'Vous devez être propriétaire de laverie pour accéder à cette page'],
  ['editLaundromat', 'Vous devez être connecté en tant que propriétaire'],
] as const)('%s is for owners only; everybody else is told so and may sign in', (page, message) => {
  expect(refusalOf(page, 'owner')).toBeUndefined();
  for (const role of ['client', 'admin', null] as const) {
    expect(refusalOf(page, role)).toMatchObject({ to: '/login', message });
  }
});
