import { graphql } from '../hasura/graphql.ts';

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
