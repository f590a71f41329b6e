import { expect, test } from 'vitest';
import { flagsOf } from './listing-plan.ts';

const now = new Date('2026-01-01T00:00:00Z');
const plan = (price: string, allowFeatured: boolean) => ({ id: 'plan', price, allowFeatured });

test('a free listing waits unpublished for moderation', () => {
  expect(flagsOf(plan('0.00', false), now)).toEqual({
    isActive: false,
    isPremium: false,
    isFeatured: false,
    featuredUntil: null,
  });
});

test('a premium listing is published at once', () => {
  expect(flagsOf(plan('59.00', false), now)).toEqual({
    isActive: true,
    isPremium: true,
    isFeatured: false,
    featuredUntil: null,
  });
});

test('a plan with placement features the listing for thirty days', () => {
  expect(flagsOf(plan('49.00', true), now)).toEqual({
    isActive: true,
    isPremium: true,
    isFeatured: true,
    featuredUntil: '2026-01-31T00:00:00.000Z',
  });
});
