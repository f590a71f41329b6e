import { z } from 'zod';
import { decimalString } from './text.ts';

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
