import { expect, test } from 'vitest';
import { laundromatLimit, planPrice, tierOfPlan } from './plan.ts';

const free = { name: 'Gratuit', price: '0.00', interval: null, allowFeatured: false };
const premium = { name: 'Premium', price: '59.00', interval: 'year', allowFeatured: false } as const;
const premiumPlus = { name: 'Premium+', price: '49.00', interval: 'month', allowFeatured: true } as const;

test('a price is shown in whole euros with its interval', () => {
  expect(planPrice(premium)).toEqual({ amount: '59\u00a0€', period: 'par an' });
  expect(planPrice(premiumPlus)).toEqual({ amount: '49\u00a0€', period: 'par mois' });
  expect(planPrice({ price: '49.50', interval: 'month' }).amount).toBe('50\u00a0€');
  expect(planPrice(free)).toEqual({ amount: 'Gratuit', period: null });
});

test('the tier follows from the plan’s settings, whatever its name', () => {
  expect([free, premium, premiumPlus].map(tierOfPlan)).toEqual(['free', 'premium', 'featured']);
});

test('a plan without a limit says so in words', () => {
  expect([1, 3, -1].map(laundromatLimit)).toEqual([
    '1\u00a0laverie',
    '3\u00a0laveries',
    'Laveries illimitées',
  ]);
});
