import { expect, test } from 'vitest';
import { kilometresBetween } from './coordinates.ts';

test('Paris and Lyon are 392 km apart', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const lyon = { latitude: 45.764, longitude: 4.8357 };
  expect(kilometresBetween(paris, lyon)).toBeCloseTo(391.5, 0);
  expect(kilometresBetween(paris, paris)).toBe(0);
});
