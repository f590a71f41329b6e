import type { Stripe } from 'stripe';
import { isPaid } from '#contract/billing/coverage.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import type { BillingAccount, Plan, StoredSubscription } from './billing-account.ts';

export const metadataKeys = {
  user: 'user_id',
  plan: 'plan_id',
  draft: 'draft_id',
  price: 'price_id',
} as const;

export type SubscriptionCopy = Omit<StoredSubscription, 'id' | 'userId' | 'createdAt' | 'updatedAt'> & {
  stripeSubscriptionId: string;
};

/** Returns whether a subscription is cancelled. The portal sets `cancel_at_period_end`, a call of the API may set `cancel_at`. */
export const isEnding = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null;

/** Key in the metadata of a subscription that is cancelled once it is paid. */
const endsOncePaidKey = 'ends_once_paid';

/** Before the first payment, Stripe changes only the metadata: {@link cancelOncePaid} then does the rest. */
export const cancelAtPeriodEnd = (stripe: Stripe, { id, status }: Stripe.Subscription) =>
  stripe.subscriptions.update(
    id,
    status === 'incomplete'
      ? { metadata: { [endsOncePaidKey]: 'yes' } }
      : { cancel_at_period_end: true, metadata: { [endsOncePaidKey]: '' } },
  );

export async function cancelOncePaid(stripe: Stripe, subscriptions: Stripe.Subscription[]): Promise<void> {
  for (const each of subscriptions.filter(isPaid))
    if (each.metadata[endsOncePaidKey]) await cancelAtPeriodEnd(stripe, each);
}

/** Returns our row for a subscription at Stripe. */
export function copyOf(subscription: Stripe.Subscription, plan: Plan): SubscriptionCopy {
  const { items, ended_at, canceled_at } = subscription;
  const ours = items.data.filter(({ price }) => isPriceOf(plan, price));
  const periods = ours.length > 0 ? ours : items.data;
  const starts = periods.map((item) => item.current_period_start);
  const ends = periods.map((item) => item.current_period_end);
  // A refund or a lost dispute may end at once what was cancelled for the end of the period.
  const isEarly = ended_at !== null && ended_at < Math.max(...ends);
  return {
    planId: plan.id,
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: idOf(subscription.customer) ?? null,
    status: subscription.status,
    currentPeriodStart: starts.length > 0 ? timeOf(Math.min(...starts)) : null,
    currentPeriodEnd: ends.length > 0 ? timeOf(Math.max(...ends)) : null,
    cancelAtPeriodEnd: isEnding(subscription) && !isEarly,
    canceledAt: timeOf(isEarly ? ended_at : canceled_at),
    trialStart: timeOf(subscription.trial_start),
    trialEnd: timeOf(subscription.trial_end),
    draftId: draftIdOf(subscription) ?? null,
  };
}

export const draftIdOf = ({ metadata }: Stripe.Subscription) =>
  rowId().safeParse(metadata[metadataKeys.draft]).data;

/**
 * Finds the plan by price, or by product for an older price. Undefined for a subscription to something else. A stored
 * subscription keeps its plan, so that its end is noticed.
 */
export function planOf(
  { id, items }: Stripe.Subscription,
  { plans, subscriptions }: Pick<BillingAccount, 'plans' | 'subscriptions'>,
): Plan | undefined {
  const prices = items.data.map(({ price }) => price);
  const stored = subscriptions.find(({ stripeSubscriptionId }) => stripeSubscriptionId === id);
  return (
    plans.find(({ stripePriceId }) => prices.some((price) => price.id === stripePriceId)) ??
    plans.find((plan) => prices.some((price) => isPriceOf(plan, price))) ??
    plans.find((plan) => plan.id === stored?.planId)
  );
}

const isPriceOf = ({ stripePriceId, stripeProductId }: Plan, { id, product }: Stripe.Price) =>
  id === stripePriceId || idOf(product) === stripeProductId;
