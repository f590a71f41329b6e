import { expect, test } from 'vitest';
import { timeAndDistance } from './travel-time.ts';

test('a short distance comes with the time of the walk through the streets', () => {
  expect(timeAndDistance(0.65)).toBe('env.\u00a011\u00a0min à pied · 650\u00a0m');
  expect(timeAndDistance(3)).toBe('env.\u00a049\u00a0min à pied · 3,0\u00a0km');
});

test('a walk takes at least a minute', () => {
  expect(timeAndDistance(0)).toBe('env.\u00a01\u00a0min à pied · 10\u00a0m');
});

test('a distance that nobody walks with laundry comes with the time by car', () => {
  expect(timeAndDistance(3.1)).toBe('env.\u00a07\u00a0min en voiture · 3,1\u00a0km');
  expect(timeAndDistance(15)).toBe('env.\u00a033\u00a0min en voiture · 15\u00a0km');
});

test('a long trip, whose speed depends on the roads, has no time', () => {
  expect(timeAndDistance(16)).toBe('16\u00a0km');
});
