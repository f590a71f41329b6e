import { expect, test } from 'vitest';
import type { Listing, StoredSubscription } from './account-documents.ts';
import { coverageOf, flagsOf, isInProgress } from './entitlements.ts';

const now = new Date('2026-03-10T12:00:00Z');
const plan = (id: string, price: string, maxLaundromats: number, allowFeatured = false) => ({
  id,
  name: id,
  price,
  currency: 'eur',
  interval: 'month' as const,
  maxLaundromats,
  allowFeatured,
  isActive: true,
  stripeProductId: null,
  stripePriceId: null,
});
const plans = [plan('free', '0.00', 1), plan('premium', '59.00', 1), plan('premiumPlus', '49.00', -1, true)];

const subscription = (planId: string, status: string, start = '2026-03-01', end = '2026-04-01') =>
  ({
    planId,
    status,
    currentPeriodStart: `${start}T00:00:00Z`,
    currentPeriodEnd: `${end}T00:00:00Z`,
  }) as StoredSubscription;

const listing = (id: string, flags: Partial<Listing> = {}): Listing => ({
  id,
  isActive: false,
  isPremium: false,
  isFeatured: false,
  featuredUntil: null,
  ...flags,
});

const flags = (listings: Listing[], ...subscriptions: StoredSubscription[]) =>
  Object.fromEntries(flagsOf(listings, coverageOf({ plans, subscriptions }), now));

test('Premium covers one listing, the oldest, and publishes it', () => {
  expect(flags([listing('old'), listing('new')], subscription('premium', 'active'))).toEqual({
    old: { isActive: true, isPremium: true, isFeatured: false, featuredUntil: null },
    new: { isActive: false, isPremium: false, isFeatured: false, featuredUntil: null },
  });
});

test('Premium+ covers all listings and places them until the paid period ends, 30 days at least', () => {
  const march = flags([listing('one'), listing('two')], subscription('premiumPlus', 'active'));
  const placed = {
    isActive: true,
    isPremium: true,
    isFeatured: true,
    featuredUntil: '2026-04-01T00:00:00.000Z',
  };
  expect(march).toEqual({ one: placed, two: placed });
  const short = subscription('premiumPlus', 'active', '2026-02-20', '2026-03-20');
  expect(flags([listing('one')], short).one!.featuredUntil).toBe('2026-03-22T00:00:00.000Z');
});

test('a placement whose time is over is none', () => {
  const past = subscription('premiumPlus', 'active', '2026-01-01', '2026-02-01');
  expect(flags([listing('one')], past).one).toMatchObject({ isPremium: true, isFeatured: false });
});

test('an overdue renewal keeps Premium and takes the front page', () => {
  const placed = listing('one', { isActive: true, isPremium: true, isFeatured: true, featuredUntil: 'soon' });
  expect(flags([placed], subscription('premiumPlus', 'past_due')).one).toEqual({
    isActive: true,
    isPremium: true,
    isFeatured: false,
    featuredUntil: null,
  });
});

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'a word nobody knows yet'])(
  'a subscription that is %s grants nothing; the listing stays as visible as it was',
  (status) => {
    const published = listing('one', { isActive: true, isPremium: true, isFeatured: true });
    const hidden = listing('two', { isPremium: true });
    expect(flags([published, hidden], subscription('premiumPlus', status))).toMatchObject({
      one: { isActive: true, isPremium: false, isFeatured: false, featuredUntil: null },
      two: { isActive: false, isPremium: false },
    });
  },
);

test('a premium listing that the site has hidden stays hidden', () => {
  const hidden = listing('one', { isPremium: true });
  expect(flags([hidden], subscription('premium', 'active')).one).toMatchObject({ isActive: false });
});

test('of several subscriptions the better plan counts, in whatever order they are found', () => {
  const both = [subscription('premium', 'active'), subscription('premiumPlus', 'active')];
  for (const subscriptions of [both, both.toReversed()]) {
    expect(coverageOf({ plans, subscriptions })?.plan).toMatchObject({ id: 'premiumPlus' });
  }
});

test('what is over or was never paid allows a new subscription, everything else would be a second one', () => {
  const stopping = ['canceled', 'incomplete', 'incomplete_expired'].map((status) => isInProgress({ status }));
  const running = ['active', 'past_due', 'unpaid', 'paused', 'new'].map((status) => isInProgress({ status }));
  expect([...new Set(stopping)]).toEqual([false]);
  expect([...new Set(running)]).toEqual([true]);
});
