import { StripeFault } from '../http/stripe-fault.ts';
import { periodEnd } from '../objects/subscription.ts';
import type { Subscription } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
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

/** Changes the items of a subscription and bills the difference. */
export function updateItems(
  context: SandboxContext,
  subscription: Subscription,
  update: ItemsUpdate,
): Subscription {
  const planned = planChange(context, subscription, update.items, update.proration, update.at);
  const items = { ...subscription.items, data: planned.items };
  if (planned.lines.length === 0) return change(context, 'subscriptions', subscription, { items });
  if (update.proration !== 'always_invoice' && !planned.startsNewPeriod) {
    const waiting = context.store.get('pendingLines', subscription.id)?.lines ?? [];
    context.store.put('pendingLines', { id: subscription.id, lines: [...waiting, ...planned.lines] });
    return change(context, 'subscriptions', subscription, { items });
  }
  const draft = draftInvoice(context, subscription, planned.lines, 'subscription_update');
  const target: Subscription = { ...subscription, items, latest_invoice: draft.id };
  if (update.payment === 'pending_if_incomplete') {
    return payThenChange(context, subscription, target, draft.id);
  }
  const changed = change(context, 'subscriptions', subscription, target);
  const invoice = finalizeInvoice(context, draft);
  const card = cardOf(context, changed);
  if (invoice.status === 'open' && card) {
    const attempt = payInvoice(context, invoice, card, 'off_session');
    if (attempt.outcome !== 'ok' && update.payment === 'error_if_incomplete') {
      throw new StripeFault(402, attempt.failure?.message ?? 'This payment requires authentication.', {
        type: 'card_error',
        code: attempt.failure?.code ?? 'authentication_required',
        decline_code: attempt.failure?.declineCode,
        payment_intent: attempt.intent,
      });
    }
  }
  return context.store.get('subscriptions', subscription.id)!;
}

/** Keeps the old plan until the new one is paid; after 23 hours the change is discarded. */
function payThenChange(
  context: SandboxContext,
  subscription: Subscription,
  target: Subscription,
  draftId: string,
): Subscription {
  const invoice = finalizeInvoice(context, context.store.get('invoices', draftId)!);
  const card = cardOf(context, subscription);
  const isPaid =
    invoice.status === 'paid' ||
    (card !== undefined && attemptPayment(context, invoice, card, 'off_session').outcome === 'ok');
  if (isPaid) return change(context, 'subscriptions', subscription, target);
  context.store.put('pendingChanges', { id: subscription.id, invoice: draftId, subscription: target });
  return change(context, 'subscriptions', subscription, {
    latest_invoice: draftId,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: context.clock.now() + 23 * 3600,
      metadata: null,
      subscription_items: target.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

type Feedback = NonNullable<Subscription['cancellation_details']>['feedback'];

/** Cancels at the end of the period as the portal does: in flexible billing it sets `cancel_at`, not the boolean. */
export function scheduleCancellation(
  context: SandboxContext,
  subscription: Subscription,
  feedback: Feedback = null,
): Subscription {
  return change(context, 'subscriptions', subscription, {
    cancel_at: periodEnd(subscription),
    canceled_at: context.clock.now(),
    cancellation_details: {
      comment: null,
      feedback,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
}

/** Reverts a scheduled cancellation, whichever field has scheduled it. */
export function keepSubscription(context: SandboxContext, subscription: Subscription): Subscription {
  return change(context, 'subscriptions', subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
