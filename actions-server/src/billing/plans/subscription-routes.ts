import { Router } from 'express';
import { subscriptionAnswer } from '#contract/billing/billing.ts';
import { coverageOf, isWithin } from '#contract/billing/coverage.ts';
import { ownerCoverage } from '../../coverage/owner-coverage.ts';
import type { Database } from '../../db/database.ts';
import { signedInCallerOf } from '../../session/caller.ts';

/** Shows the reason that one more laundromat would get. */
const oneMore = { id: '', isActive: false, isPremium: false, needsApproval: false };

export function subscriptionRoutes(db: Database): Router {
  const routes = Router();
  routes.get('/me', async (request, response) => {
    const owner = signedInCallerOf(request);
    const read = await db.transaction(owner, (trx) => ownerCoverage(trx, owner.userId));
    const { coverage, subscriptions, plans, others: laundromats, hasRoom } = read;
    const room = { maxLaundromats: coverage.room };
    const present = laundromats.length;
    const withOneMore = coverageOf(subscriptions, plans, [...laundromats, oneMore], new Date());
    const shown = coverage.granted?.subscription ?? subscriptions[0];
    const names = new Map(laundromats.map(({ id, name }) => [id, name]));
    const own = coverage.granted?.plan;
    const offered = new Set(plans.filter((plan) => plan.isActive || plan === own).map(({ id }) => id));
    const answer = {
      subscription: shown ? { ...shown, plan: plans.find(({ id }) => id === shown.planId) } : null,
      coverage: {
        planName: own?.name ?? null,
        listings: coverage.laundromats.map(({ id, reason }) => ({ id, name: names.get(id), reason })),
        next: hasRoom ? (withOneMore.laundromats.at(-1)?.reason ?? null) : null,
        isOverLimit: present > 0 && !isWithin(room, present - 1),
        offers: coverage.offers.filter(({ planId }) => offered.has(planId)),
      },
    };
    response.json(subscriptionAnswer.parse(answer));
  });
  return routes;
}
