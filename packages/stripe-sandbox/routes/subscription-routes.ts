import type { Stripe } from 'stripe';
import { endSubscription } from '../billing/lifecycle.ts';
import type { ItemChange, ProrationBehavior } from '../billing/plan-change.ts';
import { change, mergedMetadata } from '../billing/recorded-change.ts';
import { updateItems, type PaymentBehavior } from '../billing/subscription-update.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { isOver } from '../objects/subscription.ts';
import { idOf, type Subscription } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

const imitated = [
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details.comment',
  'cancellation_details.feedback',
  'default_payment_method',
  'description',
  'items.id',
  'items.price',
  'items.quantity',
  'items.deleted',
  'metadata',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
];

export const subscriptionRoutes: Route[] = [
  route<Stripe.SubscriptionListParams>(
    'GET',
    '/subscriptions',
    'SubscriptionList',
    [...paging, 'created', 'customer', 'price', 'status'],
    ({ context, params }) => {
      const found = context.store.find('subscriptions', (each) => isWanted(each, params));
      return page(found, params, '/v1/subscriptions');
    },
  ),
  route('GET', '/subscriptions/:id', 'SubscriptionRetrieve', [], ({ context, id }) =>
    subscriptionNamed(context, id),
  ),
  route<Stripe.SubscriptionUpdateParams>(
    'POST',
    '/subscriptions/:id',
    'SubscriptionUpdate',
    imitated,
    ({ context, id, params }) => update(context, subscriptionNamed(context, id), params),
  ),
  route<Stripe.SubscriptionCancelParams>(
    'DELETE',
    '/subscriptions/:id',
    'SubscriptionCancel',
    ['prorate', 'invoice_now', 'cancellation_details.comment', 'cancellation_details.feedback'],
    ({ context, id, params }) => {
      const subscription = subscriptionNamed(context, id);
      // Cancelling a cancelled subscription again is a 404 at Stripe.
      if (isOver(subscription)) throw noSuch('subscription', id);
      if (params.prorate || params.invoice_now) {
        throw badRequest('This sandbox does not imitate prorate and invoice_now.', 'prorate');
      }
      endSubscription(
        context,
        withDetails(subscription, params.cancellation_details),
        'cancellation_requested',
      );
      return context.store.get('subscriptions', id);
    },
  ),
];

export function subscriptionNamed(context: SandboxContext, id: string, param = 'id'): Subscription {
  const subscription = context.store.get('subscriptions', id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

function update(
  context: SandboxContext,
  before: Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Subscription {
  const { items, metadata, cancellation_details: details, ...others } = params;
  if (isOver(before) && (items || Object.keys(others).length > 0)) {
    throw badRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  }
  const changes: Partial<Subscription> = { ...cancellation(context, before, params) };
  if (metadata !== undefined) changes.metadata = mergedMetadata(before.metadata, metadata);
  if (details) changes.cancellation_details = withDetails(before, details).cancellation_details;
  if (others.description !== undefined) changes.description = others.description || null;
  if (others.default_payment_method) {
    if (!context.store.get('paymentMethods', others.default_payment_method)) {
      throw noSuch('PaymentMethod', others.default_payment_method, 'default_payment_method');
    }
    changes.default_payment_method = others.default_payment_method;
  }
  const changed = change(context, 'subscriptions', before, changes);
  if (!items?.length) return changed;
  return updateItems(context, changed, {
    items: itemChanges(context, changed, items),
    proration: (params.proration_behavior as ProrationBehavior) ?? 'create_prorations',
    payment: paymentBehavior(params.payment_behavior),
    at: params.proration_date ?? context.clock.now(),
  });
}

/** Sets only the requested field, unlike the portal. */
function cancellation(
  context: SandboxContext,
  before: Subscription,
  { cancel_at: at, cancel_at_period_end: atEnd }: Stripe.SubscriptionUpdateParams,
): Partial<Subscription> {
  if (at === undefined && atEnd === undefined) return {};
  if (at !== undefined && at !== '' && atEnd) {
    throw badRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const cancelAt = at === undefined ? before.cancel_at : momentOf(context, before, at);
  const isAtEnd = atEnd ?? before.cancel_at_period_end;
  const isScheduled = isAtEnd || cancelAt !== null;
  return {
    cancel_at: cancelAt,
    cancel_at_period_end: isAtEnd,
    canceled_at: isScheduled ? context.clock.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: isScheduled ? 'cancellation_requested' : null,
    },
  };
}

function momentOf(context: SandboxContext, { items }: Subscription, at: unknown): number | null {
  if (at === '' || at === null) return null;
  const ends = items.data.map((item) => item.current_period_end);
  if (at === 'min_period_end') return Math.min(...ends);
  if (at === 'max_period_end' || at === 'max_billed_until') return Math.max(...ends);
  if ((at as number) <= context.clock.now())
    throw badRequest('cancel_at must be in the future.', 'cancel_at');
  return at as number;
}

/** Returns the changes of an update or a preview, with their prices. */
export function itemChanges(
  context: SandboxContext,
  subscription: Subscription,
  items: { id?: string; price?: string; quantity?: number; deleted?: boolean }[],
): ItemChange[] {
  return items.map(({ id, price: priceId, quantity, deleted }, index) => {
    if (id && !subscription.items.data.some((item) => item.id === id)) {
      throw noSuch('subscription item', id, `items[${index}][id]`);
    }
    const param = `items[${index}][price]`;
    const price = priceId ? context.store.get('prices', priceId) : undefined;
    if (priceId && !price) throw noSuch('price', priceId, param);
    if (price && !price.recurring) throw badRequest('The price specified is not recurring.', param);
    if (price && !price.active) throw badRequest('The price specified is inactive.', param);
    if (!id && !price) throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
    return { id, price, quantity, isDeleted: deleted };
  });
}

function paymentBehavior(wanted: string | undefined): PaymentBehavior {
  if (wanted === 'default_incomplete') {
    throw badRequest('This sandbox does not imitate default_incomplete.', 'payment_behavior');
  }
  return (wanted as PaymentBehavior | undefined) ?? 'allow_incomplete';
}

function withDetails(
  subscription: Subscription,
  details: { comment?: unknown; feedback?: unknown } | undefined,
): Subscription {
  if (!details) return subscription;
  const before = subscription.cancellation_details;
  return {
    ...subscription,
    cancellation_details: {
      comment: details.comment === undefined ? (before?.comment ?? null) : String(details.comment) || null,
      feedback: ((details.feedback || null) as 'other' | null) ?? before?.feedback ?? null,
      feedback_option: null,
      reason: before?.reason ?? null,
    },
  };
}

/** Filters by status; without one, cancelled subscriptions are omitted. */
function isWanted(subscription: Subscription, params: Stripe.SubscriptionListParams): boolean {
  const { customer, price, status, created } = params;
  if (customer && idOf(subscription.customer) !== customer) return false;
  if (price && !subscription.items.data.some((item) => item.price.id === price)) return false;
  if (status === undefined && subscription.status === 'canceled') return false;
  if (status === 'ended' && !isOver(subscription)) return false;
  if (status && !['all', 'ended'].includes(status) && subscription.status !== status) return false;
  return isWithin(subscription.created, created);
}
