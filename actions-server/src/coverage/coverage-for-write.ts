import { coverageOf } from '#contract/billing/coverage.ts';
import type { Trx } from '../db/database.ts';

/**
 * Returns what an owner's subscriptions cover, inside a write. `added`: a laundromat that the owner is about to get.
 */
export async function coverageForWrite(trx: Trx, userId: string, added?: string) {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['planId', 'status', 'currentPeriodStart', 'currentPeriodEnd'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const plans = await trx
    .selectFrom('subscriptionPlans')
    .select(['id', 'name', 'price', 'maxLaundromats', 'allowFeatured', 'prioritySupport', 'isActive'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const others = await trx
    .selectFrom('laundromats')
    .select(['id', 'isActive', 'isPremium', 'needsApproval'])
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .$if(added !== undefined, (query) => query.where('id', '!=', added!))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const candidates =
    added === undefined ? [] : [{ id: added, isActive: false, isPremium: false, needsApproval: false }];
  const periods = subscriptions.map(({ currentPeriodStart, currentPeriodEnd, ...rest }) => ({
    ...rest,
    currentPeriodStart: currentPeriodStart?.toISOString() ?? null,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
  }));
  return { coverage: coverageOf(periods, plans, [...others, ...candidates], new Date()), plans, others };
}
