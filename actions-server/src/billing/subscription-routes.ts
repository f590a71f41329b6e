import { Router } from 'express';
import { activeStatus } from '#contract/billing.ts';
import { requireUser, signedInCallerOf, systemFor } from '../platform/caller.ts';
import { methodNotAllowed } from '../platform/error-answer.ts';
import type { Hasura } from '../platform/hasura.ts';
import { mySubscriptionQuery } from './subscription-documents.ts';

/** `/api/subscriptions` */
export function subscriptionRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes
    .route('/me')
    .get(requireUser, async (request, response) => {
      const caller = signedInCallerOf(request);
      const variables = { userId: caller.userId, status: activeStatus };
      // Not as the caller's role: a plan that is no longer sold is hidden from it, but not from its subscriber.
      const { active, latest } = await hasura.query({ ...mySubscriptionQuery, variables }, systemFor(caller));
      response.json({ subscription: active[0] ?? latest[0] ?? null });
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return routes;
}
