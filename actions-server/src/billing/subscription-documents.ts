import { z } from 'zod';
import { subscription } from '#contract/billing.ts';

/** The status comes twice: an active subscription stands before a newer one that is not. */
export const mySubscriptionQuery = {
  document: /* GraphQL */ `
    query MySubscription($userId: uuid!, $status: String!) {
      active: subscriptions(
        where: { userId: { _eq: $userId }, status: { _eq: $status } }
        order_by: [{ plan: { allowFeatured: desc } }, { plan: { price: desc } }, { createdAt: desc }]
        limit: 1
      ) {
        ...MySubscription
      }
      latest: subscriptions(where: { userId: { _eq: $userId } }, order_by: { createdAt: desc }, limit: 1) {
        ...MySubscription
      }
    }
    fragment MySubscription on subscriptions {
      id
      userId
      planId
      stripeSubscriptionId
      status
      currentPeriodStart
      currentPeriodEnd
      cancelAtPeriodEnd
      canceledAt
      trialStart
      trialEnd
      createdAt
      updatedAt
      plan {
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
  answer: z.object({ active: z.array(subscription), latest: z.array(subscription) }),
};
