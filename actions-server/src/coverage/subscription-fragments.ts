import { graphql } from '../hasura/graphql.ts';

/** A plan as every role reads it while it is on sale. */
export const planFields = graphql(`
  fragment PlanFields on subscription_plans {
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
`);

/** A subscription as its owner reads it, without its plan. */
export const subscriptionFields = graphql(`
  fragment SubscriptionFields on subscriptions {
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
  }
`);
