import { coverageOf, isWithin } from '#contract/billing/coverage.ts';
import type { Trx } from '../db/database.ts';
import { withIsoTimes } from '../db/iso-times.ts';

/** Reads what decides on the coverage of an owner's laundromats. The oldest come first: a plan covers those. */
export async function coverageRows(trx: Trx, userId: string, { isLocked = false } = {}) {
  const laundromats = await trx
    .selectFrom('laundromats')
    .select(['id', 'name', 'isActive', 'isPremium', 'isFeatured', 'featuredUntil', 'needsApproval'])
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  const plans = await trx
    .selectFrom('subscriptionPlans')
    .select(['id', 'name', 'price', 'currency', 'interval', 'features', 'maxLaundromats', 'allowFeatured'])
    .select(['prioritySupport', 'isActive', 'stripePriceId', 'stripeProductId'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['id', 'userId', 'planId', 'stripeSubscriptionId', 'stripeCustomerId', 'status'])
    .select(['currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'canceledAt'])
    .select(['trialStart', 'trialEnd', 'draftId', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return {
    laundromats: laundromats.map(withIsoTimes),
    plans,
    subscriptions: subscriptions.map(withIsoTimes),
  };
}

/**
 * Returns what an owner's subscriptions cover, with the rows that decide on it. `added` is a laundromat that the owner is
 * about to get; `hasRoom` says whether the plan covers one more beside `others`.
 */
export async function ownerCoverage(trx: Trx, userId: string, added?: string) {
  const { laundromats, plans, subscriptions } = await coverageRows(trx, userId);
  const others = laundromats.filter(({ id }) => id !== added);
  const candidates =
    added === undefined ? [] : [{ id: added, isActive: false, isPremium: false, needsApproval: false }];
  const coverage = coverageOf(subscriptions, plans, [...others, ...candidates], new Date());
  const hasRoom = isWithin({ maxLaundromats: coverage.room }, others.length);
  return { coverage, subscriptions, plans, others, hasRoom };
}
