import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';

const plan = (name: string, price: string, allowFeatured: boolean) => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name,
  price,
  allowFeatured,
  maxLaundromats: 1,
});
const premium = plan('Premium', '59.00', false);
const premiumPlus = plan('Premium+', '49.00', true);

const free = { ...plan('Gratuit', '0.00', false) };
const plans = [free, premium, { ...premiumPlus, maxLaundromats: -1 }];
const coverage = (subscription: Parameters<typeof coverageOf>[0], own = 0) =>
  coverageOf(subscription, plans, own);

test('without a subscription every tier is to be had', () => {
  expect(coverage(null)).toEqual({ offers: { free: 'choose', premium: 'choose', featured: 'choose' } });
});

test('whoever pays for a plan pays nothing more for a laundromat under it', () => {
  expect(coverage({ status: 'active', plan: premium })).toEqual({
    planName: 'Premium',
    offers: { free: 'covered', premium: 'included', featured: 'manage' },
  });
  expect(coverage({ status: 'active', plan: premiumPlus })).toEqual({
    planName: 'Premium+',
    offers: { free: 'covered', premium: 'covered', featured: 'included' },
  });
});

test('a subscription whose payment failed is mended, not bought a second time', () => {
  expect(coverage({ status: 'past_due', plan: premium }).offers).toEqual({
    free: 'choose',
    premium: 'manage',
    featured: 'manage',
  });
});

test('a plan with as many laundromats as it allows takes no other one', () => {
  expect(coverage(null, 1).offers).toEqual({ free: 'full', premium: 'full', featured: 'choose' });
  expect(coverage({ status: 'active', plan: premium }, 1).offers).toEqual({
    free: 'covered',
    premium: 'full',
    featured: 'manage',
  });
  expect(coverage({ status: 'active', plan: premiumPlus }, 40).offers.featured).toBe('included');
});
