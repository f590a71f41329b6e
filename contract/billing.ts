import { z } from 'zod';
import { decimalString, timestamp } from './text.ts';

/** `GET /api/subscription-plans`. `interval` is null for the free plan, `maxLaundromats` -1 means unlimited. */
export const subscriptionPlan = z.object({
  id: z.guid(),
  name: z.string(),
  stripePriceId: z.string().nullable(),
  price: decimalString,
  currency: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  features: z.array(z.string()),
  maxLaundromats: z.int(),
  allowFeatured: z.boolean(),
  prioritySupport: z.boolean(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;
export const subscriptionPlanList = z.array(subscriptionPlan);

/** The word of the payment provider that grants a plan; others are shown as they are. */
export const activeStatus = 'active';

/** A subscription with its plan. */
export const subscription = z.object({
  id: z.guid(),
  userId: z.guid(),
  planId: z.guid(),
  stripeSubscriptionId: z.string().nullable(),
  status: z.string(),
  currentPeriodStart: timestamp.nullable(),
  currentPeriodEnd: timestamp.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: timestamp.nullable(),
  trialStart: timestamp.nullable(),
  trialEnd: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  plan: subscriptionPlan,
});
export type Subscription = z.infer<typeof subscription>;

/** `GET /api/subscriptions/me`: the active subscription, else the latest one, else null. */
export const subscriptionAnswer = z.object({ subscription: subscription.nullable() });
