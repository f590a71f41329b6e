import { Router } from 'express';
import { callerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { subscriptionPlansQuery } from './plan-documents.ts';
import { byYearlyCost } from './plan-order.ts';

/** `/api/subscription-plans`: the plans on sale, the cheapest first. */
export function planRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes
    .route('/')
    .get(async (request, response) => {
      const { subscription_plans } = await hasura.query(subscriptionPlansQuery, {}, callerOf(request));
      response.json(byYearlyCost(subscription_plans));
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return routes;
}
