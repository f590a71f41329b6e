import { z } from 'zod';
import { subscriptionPlanList } from '#contract/billing/billing.ts';

export const subscriptionPlansQuery = {
  document: /* GraphQL */ `
    query SubscriptionPlans {
      subscription_plans(where: { isActive: { _eq: true } }, order_by: { name: asc }) {
        id
        name
        stripePriceId
        price
        currency
        interval
        features
        maxLaundromats
        allowFeatured
        prioritySupport
      }
    }
  `,
  answer: z.object({ subscription_plans: subscriptionPlanList }),
};
