import { StripeFault } from '../http/stripe-fault.ts';
import { periodEnd } from '../objects/subscription.ts';
import type { Subscription } from '../wire.ts';
import type { World } from '../world.ts';
import { draftInvoice, finalizeInvoice } from './invoicing.ts';
import { cardOf, payInvoice } from './lifecycle.ts';
import { attemptPayment } from './payment-attempt.ts';
import { planChange, type ItemChange, type ProrationBehavior } from './plan-change.ts';
import { change } from './recorded-change.ts';

export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

export interface ItemsUpdate {
  items: ItemChange[];
  proration: ProrationBehavior;
  payment: PaymentBehavior;
  at: number;
}

/** Changes what is subscribed to, and bills what that costs now. */
export function updateItems(world: World, subscription: Subscription, update: ItemsUpdate): Subscription {
  const planned = planChange(world, subscription, update.items, update.proration, update.at);
  const items = { ...subscription.items, data: planned.items };
  if (planned.lines.length === 0) return change(world, 'subscriptions', subscription, { items });
  if (update.proration !== 'always_invoice' && !planned.startsNewPeriod) {
    const waiting = world.store.get('pendingLines', subscription.id)?.lines ?? [];
    world.store.put('pendingLines', { id: subscription.id, lines: [...waiting, ...planned.lines] });
    return change(world, 'subscriptions', subscription, { items });
  }
  const draft = draftInvoice(world, subscription, planned.lines, 'subscription_update');
  const target: Subscription = { ...subscription, items, latest_invoice: draft.id };
  if (update.payment === 'pending_if_incomplete') {
    return payThenChange(world, subscription, target, draft.id);
  }
  const changed = change(world, 'subscriptions', subscription, target);
  const invoice = finalizeInvoice(world, draft);
  const card = cardOf(world, changed);
  if (invoice.status === 'open' && card) {
    const attempt = payInvoice(world, invoice, card, 'off_session');
    if (attempt.outcome !== 'ok' && update.payment === 'error_if_incomplete') {
      throw new StripeFault(402, attempt.failure?.message ?? 'This payment requires authentication.', {
        type: 'card_error',
        code: attempt.failure?.code ?? 'authentication_required',
        decline_code: attempt.failure?.declineCode,
        payment_intent: attempt.intent,
      });
    }
  }
  return world.store.get('subscriptions', subscription.id)!;
}

/** The old plan stays until the new one is paid; after 23 hours the change is forgotten. */
function payThenChange(
  world: World,
  subscription: Subscription,
  target: Subscription,
  draftId: string,
): Subscription {
  const invoice = finalizeInvoice(world, world.store.get('invoices', draftId)!);
  const card = cardOf(world, subscription);
  const isPaid =
    invoice.status === 'paid' ||
    (card !== undefined && attemptPayment(world, invoice, card, 'off_session').outcome === 'ok');
  if (isPaid) return change(world, 'subscriptions', subscription, target);
  world.store.put('pendingChanges', { id: subscription.id, invoice: draftId, subscription: target });
  return change(world, 'subscriptions', subscription, {
    latest_invoice: draftId,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: world.clock.now() + 23 * 3600,
      metadata: null,
      subscription_items: target.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

type Feedback = NonNullable<Subscription['cancellation_details']>['feedback'];

/** What the portal does for "at the end of the period": in flexible billing it sets `cancel_at`, not the boolean. */
export function scheduleCancellation(
  world: World,
  subscription: Subscription,
  feedback: Feedback = null,
): Subscription {
  return change(world, 'subscriptions', subscription, {
    cancel_at: periodEnd(subscription),
    canceled_at: world.clock.now(),
    cancellation_details: {
      comment: null,
      feedback,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
}

/** Takes a scheduled cancellation back, whichever field had scheduled it. */
export function keepSubscription(world: World, subscription: Subscription): Subscription {
  return change(world, 'subscriptions', subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
