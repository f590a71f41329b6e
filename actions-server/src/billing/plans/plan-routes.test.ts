import { expect, test } from 'vitest';
import type { SubscriptionPlan } from '#contract/billing/billing.ts';
import { byYearlyCost } from './plan-routes.ts';

const plan = (name: string, price: string, interval: SubscriptionPlan['interval']) =>
  ({ name, price, interval }) as SubscriptionPlan;

test('a monthly plan comes after a yearly one that costs less per year', () => {
  const plans = [
    plan('Premium+', '49.00', 'month'),
    plan('Premium', '59.00', 'year'),
    plan('Gratuit', '0.00', null),
  ];
  expect(byYearlyCost(plans).map(({ name }) => name)).toEqual(['Gratuit', 'Premium', 'Premium+']);
});
