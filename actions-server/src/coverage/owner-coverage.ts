import { coverageOf } from '#contract/billing/coverage.ts';
import type { Trx } from '../db/database.ts';
import { withIsoTimes } from '../db/iso-times.ts';

/**
 * Returns what an owner's subscriptions cover, with the rows that decide on it. `added`: a laundromat that the owner is
 * about to get.
 */
export async function ownerCoverage(trx: Trx, userId: string, added?: string) {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['id', 'userId', 'planId', 'stripeSubscriptionId', 'status', 'createdAt', 'updatedAt'])
    .select(['currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'canceledAt'])
    .select(['trialStart', 'trialEnd'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const plans = await trx
    .selectFrom('subscriptionPlans')
    .select(['id', 'name', 'stripePriceId', 'price', 'currency', 'interval', 'features', 'maxLaundromats'])
    .select(['allowFeatured', 'prioritySupport', 'isActive'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const others = await trx
    .selectFrom('laundromats')
    .select(['id', 'name', 'isActive', 'isPremium', 'needsApproval'])
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .$if(added !== undefined, (query) => query.where('id', '!=', added!))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const candidates =
    added === undefined ? [] : [{ id: added, isActive: false, isPremium: false, needsApproval: false }];
  const dated = subscriptions.map(withIsoTimes);
  const coverage = coverageOf(dated, plans, [...others, ...candidates], new Date());
  return { coverage, subscriptions: dated, plans, others };
}
