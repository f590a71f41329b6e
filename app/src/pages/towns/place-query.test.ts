import { expect, test } from 'vitest';
import { regionPageVariables } from './place-query.ts';

test('a department is compared as it is written, and a region without one lists all', () => {
  const region = 'pays-de-la-loire';
  expect(regionPageVariables(region, 'Vendée')).toEqual({ region, department: 'Vendée', offset: 0 });
  expect(regionPageVariables(region, '')).toEqual({ region, department: '%', offset: 0 });
  expect(regionPageVariables(region, '%_', 3)).toEqual({ region, department: '\\%\\_', offset: 200 });
});
