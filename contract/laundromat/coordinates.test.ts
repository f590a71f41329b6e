import { expect, test } from 'vitest';
import { metresBetween } from './coordinates.ts';

test('Paris and Lyon are 392 km apart', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const lyon = { latitude: 45.764, longitude: 4.8357 };
  expect(metresBetween(paris, lyon)).toBeCloseTo(391_900, -3);
  expect(metresBetween(paris, paris)).toBe(0);
});
