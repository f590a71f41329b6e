import type { Stripe } from 'stripe';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import type { Plan, StoredSubscription } from './account-documents.ts';

/** Metadata keys of our ids in a subscription and its checkout. */
export const metadataKeys = {
  user: 'user_id',
  plan: 'plan_id',
  draft: 'draft_id',
  price: 'price_id',
} as const;

/** Columns of a subscription that are copied from Stripe. */
export type SubscriptionCopy = Omit<StoredSubscription, 'id' | 'userId' | 'createdAt' | 'updatedAt'> & {
  stripeSubscriptionId: string;
};

/** Copies a subscription; throws when its price belongs to no plan of ours. */
export function copyOf(subscription: Stripe.Subscription, plans: Plan[]): SubscriptionCopy {
  const { items, cancel_at, cancel_at_period_end } = subscription;
  const starts = items.data.map((item) => item.current_period_start);
  const ends = items.data.map((item) => item.current_period_end);
  return {
    planId: planOf(subscription, plans).id,
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: idOf(subscription.customer) ?? null,
    status: subscription.status,
    currentPeriodStart: starts.length > 0 ? timeOf(Math.min(...starts)) : null,
    currentPeriodEnd: ends.length > 0 ? timeOf(Math.max(...ends)) : null,
    // The portal sets `cancel_at_period_end`, a call of the API may set `cancel_at`.
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    canceledAt: timeOf(subscription.canceled_at),
    trialStart: timeOf(subscription.trial_start),
    trialEnd: timeOf(subscription.trial_end),
  };
}

/** Finds the plan by price, or by product when the subscription has an older price. */
function planOf({ id, items }: Stripe.Subscription, plans: Plan[]): Plan {
  const prices = items.data.map(({ price }) => price);
  const plan =
    plans.find(({ stripePriceId }) => prices.some((price) => price.id === stripePriceId)) ??
    plans.find(({ stripeProductId }) => prices.some(({ product }) => idOf(product) === stripeProductId));
  if (!plan) throw new Error(`subscription ${id} is for a price that no plan has`);
  return plan;
}
