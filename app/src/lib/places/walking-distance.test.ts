import { expect, test } from 'vitest';
import { walkingDistance } from './walking-distance.ts';

test('a short distance comes with the time of the walk through the streets', () => {
  expect(walkingDistance(0.65)).toBe('env.\u00a011\u00a0min à pied · 650\u00a0m');
  expect(walkingDistance(3)).toBe('env.\u00a049\u00a0min à pied · 3,0\u00a0km');
});

test('a walk takes at least a minute', () => {
  expect(walkingDistance(0)).toBe('env.\u00a01\u00a0min à pied · 10\u00a0m');
});

test('a distance that nobody walks with laundry stands alone', () => {
  expect(walkingDistance(3.1)).toBe('3,1\u00a0km');
});
