import { describe, expect, test } from 'vitest';
import { coverageOf, isInProgress, isPaid, wasPaid } from './coverage.ts';

const now = new Date('2026-03-10T12:00:00Z');
const plan = (id: string, price: string, maxLaundromats: number, isBest = false) => ({
  id,
  price,
  maxLaundromats,
  allowFeatured: isBest,
  prioritySupport: isBest,
});
const plans = [plan('free', '0.00', 1), plan('premium', '59.00', 1), plan('premiumPlus', '49.00', -1, true)];

const subscription = (planId: string, status: string, start = '2026-03-01', end = '2026-04-01') => ({
  planId,
  status,
  currentPeriodStart: `${start}T00:00:00Z`,
  currentPeriodEnd: `${end}T00:00:00Z`,
});
type Subscription = ReturnType<typeof subscription>;

const states = {
  waiting: { isActive: false, isPremium: false, needsApproval: false },
  published: { isActive: true, isPremium: false, needsApproval: false },
  paid: { isActive: true, isPremium: true, needsApproval: false },
  withdrawnWhilePaid: { isActive: false, isPremium: true, needsApproval: false },
  refused: { isActive: false, isPremium: false, needsApproval: true },
  refusedWhilePaid: { isActive: false, isPremium: true, needsApproval: true },
};
type State = keyof typeof states;

const covered = (laundromats: State[], ...subscriptions: Subscription[]) =>
  coverageOf(
    subscriptions,
    plans,
    laundromats.map((state, place) => ({ id: String(place), ...states[state] })),
    now,
  );
const flagsOf = (state: State, ...subscriptions: Subscription[]) => {
  const { flags, reason } = covered([state], ...subscriptions).laundromats[0]!;
  const { isActive, isPremium, isFeatured } = flags;
  return `${reason} ${isActive ? 'published' : 'hidden'}${isPremium ? ' premium' : ''}${isFeatured ? ' featured' : ''}`;
};
const offersOf = (laundromats: State[], ...subscriptions: Subscription[]) =>
  covered(laundromats, ...subscriptions)
    .offers.map(({ offer }) => offer)
    .join(' ');

const paidStatuses = ['active', 'trialing'];
const endedStatuses = ['canceled', 'incomplete', 'incomplete_expired'];
const owingStatuses = ['unpaid', 'paused', 'processing', 'a word nobody knows yet'];

describe('every status, plan and state of a laundromat', () => {
  const free: Record<State, string> = {
    waiting: 'free hidden',
    published: 'free published',
    paid: 'free published',
    withdrawnWhilePaid: 'free hidden',
    refused: 'refused hidden',
    refusedWhilePaid: 'refused hidden',
  };
  const under = (reason: string, flags: string): Record<State, string> => ({
    waiting: `${reason} published ${flags}`,
    published: `${reason} published ${flags}`,
    paid: `${reason} published ${flags}`,
    withdrawnWhilePaid: `${reason} hidden ${flags}`,
    refused: `refused hidden ${flags}`,
    refusedWhilePaid: `refused hidden ${flags}`,
  });
  const table: [planId: string, statuses: string[], expected: Record<State, string>, offers: string][] = [
    ['premium', paidStatuses, under('paid', 'premium'), 'covered included manage'],
    ['premium', ['past_due'], under('overdue', 'premium'), 'covered included manage'],
    ['premium', owingStatuses, free, 'choose manage manage'],
    ['premium', endedStatuses, free, 'choose choose choose'],
    ['premiumPlus', paidStatuses, under('paid', 'premium featured'), 'covered covered included'],
    ['premiumPlus', ['past_due'], under('overdue', 'premium'), 'covered covered included'],
    ['premiumPlus', owingStatuses, free, 'choose manage manage'],
    ['premiumPlus', endedStatuses, free, 'choose choose choose'],
  ];
  const cases = table.flatMap(([planId, statuses, expected, offers]) =>
    statuses.map((status) => ({ planId, status, expected, offers })),
  );
  test.each(cases)('$planId that is $status', ({ planId, status, expected, offers }) => {
    const bought = subscription(planId, status);
    for (const state of Object.keys(states) as State[])
      expect([state, flagsOf(state, bought)]).toEqual([state, expected[state]]);
    expect(offersOf([], bought)).toBe(offers);
  });

  test('no subscription at all is the free plan', () => {
    for (const state of Object.keys(states) as State[]) expect(flagsOf(state)).toBe(free[state]);
    expect(offersOf([])).toBe('choose choose choose');
    expect(covered([]).plan?.id).toBe('free');
  });
});

test('Premium covers one laundromat, the oldest that is not refused', () => {
  const bought = subscription('premium', 'active');
  const premium = (...laundromats: State[]) =>
    covered(laundromats, bought).laundromats.map(({ flags, reason }) => [reason, flags.isPremium]);
  expect(premium('waiting', 'waiting')).toEqual([
    ['paid', true],
    ['beyondLimit', false],
  ]);
  expect(premium('refused', 'published', 'published')).toEqual([
    ['refused', false],
    ['paid', true],
    ['beyondLimit', false],
  ]);
});

test('an owner whose Premium+ renewal is overdue may add a laundromat, and it is premium without the front page', () => {
  const { laundromats, plan: listedUnder } = covered(
    ['paid', 'waiting'],
    subscription('premiumPlus', 'past_due'),
  );
  expect(listedUnder?.id).toBe('premiumPlus');
  expect(laundromats[1]?.flags).toEqual({
    isActive: true,
    isPremium: true,
    isFeatured: false,
    featuredUntil: null,
  });
});

test('Premium+ places until the paid period ends, 30 days at least, and not when its time is over', () => {
  const until = (...period: [string, string]) =>
    covered(['paid'], subscription('premiumPlus', 'active', ...period)).laundromats[0]!.flags;
  expect(until('2026-03-01', '2026-04-01').featuredUntil).toBe('2026-04-01T00:00:00.000Z');
  expect(until('2026-02-20', '2026-03-20').featuredUntil).toBe('2026-03-22T00:00:00.000Z');
  expect(until('2026-01-01', '2026-02-01')).toMatchObject({ isPremium: true, isFeatured: false });
});

test('of several subscriptions the better plan counts, in whatever order they are found', () => {
  const both = [subscription('premium', 'active'), subscription('premiumPlus', 'past_due')];
  for (const subscriptions of [both, both.toReversed()])
    expect(covered([], ...subscriptions).granted?.plan.id).toBe('premiumPlus');
});

test('a plan with as many laundromats as it allows takes no other one', () => {
  expect(offersOf(['published'])).toBe('full full choose');
  expect(offersOf(['paid', 'published'], subscription('premium', 'active'))).toBe('full full manage');
  expect(offersOf(['paid', 'paid', 'paid'], subscription('premiumPlus', 'active'))).toBe(
    'covered covered included',
  );
});

test('a second laundromat may be free beside Premium: unpublished until an administrator publishes it', () => {
  const bought = subscription('premium', 'active');
  expect(offersOf(['paid'], bought)).toBe('choose full manage');
  expect(covered(['paid', 'waiting'], bought).laundromats[1]).toMatchObject({
    reason: 'beyondLimit',
    flags: { isActive: false, isPremium: false },
  });
  expect(covered([], bought).room).toBe(2);
  expect(covered([]).room).toBe(1);
  expect(covered([], subscription('premiumPlus', 'past_due')).room).toBe(-1);
});

test('priority support goes with a granted plan that has it', () => {
  const has = (planId: string, status: string) =>
    covered([], subscription(planId, status)).hasPrioritySupport;
  expect(has('premiumPlus', 'active')).toBe(true);
  expect(has('premiumPlus', 'past_due')).toBe(true);
  expect(has('premiumPlus', 'canceled')).toBe(false);
  expect(has('premium', 'active')).toBe(false);
});

test('what is over or was never paid allows a new subscription, everything else would be a second one', () => {
  const answers = (ask: (subscription: { status: string }) => boolean, statuses: string[]) =>
    [...new Set(statuses.map((status) => ask({ status })))].join();
  expect(answers(isInProgress, endedStatuses)).toBe('false');
  expect(answers(isInProgress, [...paidStatuses, 'past_due', ...owingStatuses])).toBe('true');
  expect(answers(wasPaid, ['processing', 'incomplete', 'incomplete_expired'])).toBe('false');
  expect(answers(wasPaid, [...paidStatuses, 'past_due', 'canceled', 'unpaid', 'paused'])).toBe('true');
  expect(answers(isPaid, paidStatuses)).toBe('true');
  expect(answers(isPaid, ['past_due', ...endedStatuses, ...owingStatuses])).toBe('false');
});
