import { Router } from 'express';
import { byYearlyCost } from '#contract/billing/yearly-cost.ts';
import { planFields } from '../../coverage/subscription-fragments.ts';
import { graphql } from '../../hasura/graphql.ts';
import type { Hasura } from '../../hasura/hasura.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { visitorOf } from '../../session/caller.ts';

const subscriptionPlansQuery = graphql(
  `
    query SubscriptionPlans {
      subscription_plans(where: { isActive: { _eq: true } }, order_by: { name: asc }) {
        ...PlanFields
      }
    }
  `,
  [planFields],
);

export function planRoutes(hasura: Hasura, answers: AnswerCache<string>): Router {
  const routes = Router();
  routes.get('/', async (request, response) => {
    const read = async () => {
      const { subscription_plans } = await hasura.query(subscriptionPlansQuery, {}, visitorOf(request));
      return JSON.stringify(byYearlyCost(subscription_plans));
    };
    response.type('json').send(await answers.find(request.baseUrl, read));
  });
  return routes;
}
