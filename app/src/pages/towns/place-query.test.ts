import { expect, test } from 'vitest';
import { regionPageVariables } from './place-query.ts';

test('a department is compared as it is written, and a region without one lists all', () => {
  const region = 'pays-de-la-loire';
  expect(regionPageVariables(region, 'Vendée')).toEqual({ region, department: 'Vendée' });
  expect(regionPageVariables(region, '')).toEqual({ region, department: '%' });
  expect(regionPageVariables(region, '%_')).toEqual({ region, department: '\\%\\_' });
});
