import { expect, test } from 'vitest';
import type { Operation } from '#contract/http/operation.ts';
import { operations } from '#contract/http/operations.ts';

const onlyEndSessions = ['logOut', 'logOutEverywhere'];

test('every write of a visitor, client or owner has a limit, or only ends sessions', () => {
  const unlimited = Object.entries(operations as Record<string, Operation>)
    .filter(([, { roles, limit }]) => !limit && roles.some((role) => role !== 'site_admin'))
    .map(([name]) => name);
  expect(unlimited).toEqual(onlyEndSessions);
});
