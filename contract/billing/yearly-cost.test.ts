import { expect, test } from 'vitest';
import { byYearlyCost } from './yearly-cost.ts';

test('a monthly plan comes after a yearly one that costs less per year', () => {
  const plans = [
    { name: 'Premium+', price: '49.00', interval: 'month' },
    { name: 'Premium', price: '59.00', interval: 'year' },
    { name: 'Gratuit', price: '0.00', interval: null },
  ];
  expect(byYearlyCost(plans).map(({ name }) => name)).toEqual(['Gratuit', 'Premium', 'Premium+']);
});
