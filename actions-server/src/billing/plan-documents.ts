import { graphql } from '../hasura/graphql.ts';
import { planFields } from '../coverage/subscription-fragments.ts';

export const subscriptionPlansQuery = graphql(
  `
    query SubscriptionPlans {
      subscription_plans(where: { isActive: { _eq: true } }, order_by: { name: asc }) {
        ...PlanFields
      }
    }
  `,
  [planFields],
);
