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

test('without a subscription every tier is to be had', () => {
  expect(coverageOf(null)).toEqual({ offers: { free: 'choose', premium: 'choose', featured: 'choose' } });
});

test('whoever pays for a plan pays nothing more for a laundromat under it', () => {
  expect(coverageOf({ status: 'active', plan: premium })).toEqual({
    planName: 'Premium',
    offers: { free: 'covered', premium: 'included', featured: 'manage' },
  });
  expect(coverageOf({ status: 'active', plan: premiumPlus })).toEqual({
    planName: 'Premium+',
    offers: { free: 'covered', premium: 'covered', featured: 'included' },
  });
});

test('a subscription whose payment failed is mended, not bought a second time', () => {
  expect(coverageOf({ status: 'past_due', plan: premium }).offers).toEqual({
    free: 'choose',
    premium: 'manage',
    featured: 'manage',
  });
});
