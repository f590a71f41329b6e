import { Router } from 'express';
import { subscriptionAnswer } from '#contract/billing/billing.ts';
import { ownerCoverage } from '../../coverage/owner-coverage.ts';
import type { Hasura } from '../../hasura/hasura.ts';
import { signedInCallerOf, systemCallerOf } from '../../session/caller.ts';

export function subscriptionRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes.get('/me', async (request, response) => {
    const { userId } = signedInCallerOf(request);
    const { subscriptions, plans, laundromats, coverage, next, isOverLimit } = await ownerCoverage(
      hasura,
      userId,
      systemCallerOf(request),
    );
    const shown = coverage.granted?.subscription ?? subscriptions[0];
    const names = new Map(laundromats.map(({ id, name }) => [id, name]));
    const onSale = new Set(plans.filter(({ isActive }) => isActive).map(({ id }) => id));
    const answer = {
      subscription: shown ? { ...shown, plan: plans.find(({ id }) => id === shown.planId) } : null,
      coverage: {
        planName: coverage.granted?.plan.name ?? null,
        listings: coverage.laundromats.map(({ id, reason }) => ({ id, name: names.get(id), reason })),
        next,
        isOverLimit,
        offers: coverage.offers.filter(({ planId }) => onSale.has(planId)),
      },
    };
    response.json(subscriptionAnswer.parse(answer));
  });
  return routes;
}
