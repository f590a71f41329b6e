import { expect, test } from 'vitest';
import { scaled } from '../../../local-stack/testing/speed.ts';
import { pageOf, segmentsOf } from './page-path.ts';

test('a page is found with and without slashes at its end', () => {
  expect(pageOf('/Directory//')).toBe('/directory');
  expect(pageOf('/')).toBe('/');
  expect(segmentsOf('/laverie/caf%C3%A9/')).toEqual(['laverie', 'café']);
});

test('a path of a million slashes is taken apart in linear time', () => {
  const started = performance.now();
  segmentsOf(`${'/'.repeat(1_000_000)}x`);
  // Quadratic time would be some hundred seconds.
  expect(performance.now() - started).toBeLessThan(scaled(2_000));
});
