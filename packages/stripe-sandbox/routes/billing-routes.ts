import { z } from 'zod';
import { expireSession } from '../billing/checkout.ts';
import { payInvoice, subscriptionOf } from '../billing/payment.ts';
import { changePlan } from '../billing/plan-change.ts';
import { refund } from '../billing/reversals.ts';
import { cardOf, endSubscription, goingOn, isOver, itemOf } from '../billing/subscription.ts';
import { change, type SandboxContext } from '../context.ts';
import { listOf, metadata, route, type Route } from '../http/route.ts';
import { badRequest, CardFault, noSuch } from '../http/stripe-fault.ts';
import type { Subscription } from '../wire.ts';
import { named } from './reading-routes.ts';

const inSubscription = z.strictObject({ subscription: z.string() }).optional();
const url = z.url({ protocol: /^https?$/ });

export const billingRoutes: Route[] = [
  route(
    'post',
    '/checkout/sessions',
    {
      adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
      billing_address_collection: z.literal('required').optional(),
      cancel_url: url.optional(),
      client_reference_id: z.string().optional(),
      customer: z.string(),
      customer_update: z.strictObject({ name: z.literal('auto'), address: z.literal('auto') }).optional(),
      line_items: listOf(z.strictObject({ price: z.string(), quantity: z.literal('1') })),
      locale: z.literal('fr').optional(),
      metadata,
      mode: z.literal('subscription'),
      subscription_data: z.strictObject({ metadata }).optional(),
      success_url: z.string(),
    },
    ({ context, params }) => {
      named(context, 'customers', params.customer, 'customer');
      const price = named(context, 'prices', params.line_items[0]?.price ?? '', 'line_items[0][price]');
      const stamp = context.stamp('cs_test', 'checkout.session');
      const subscriptionMetadata = params.subscription_data?.metadata ?? {};
      context.store.put('carts', { id: stamp.id, price: price.id, metadata: subscriptionMetadata });
      return context.store.put('sessions', {
        ...stamp,
        cancel_url: params.cancel_url ?? null,
        client_reference_id: params.client_reference_id ?? null,
        customer: params.customer,
        expires_at: stamp.created + 86_400,
        invoice: null,
        metadata: params.metadata,
        payment_status: 'unpaid',
        status: 'open',
        subscription: null,
        success_url: params.success_url,
        url: `${context.pagesUrl}/c/pay/${stamp.id}`,
      });
    },
  ),
  route('post', '/checkout/sessions/:id/expire', {}, ({ context, id }) => {
    const session = named(context, 'sessions', id);
    if (session.status !== 'open') throw badRequest(`This session has a status of \`${session.status}\`.`);
    return expireSession(context, session);
  }),
  route(
    'post',
    '/billing_portal/sessions',
    {
      configuration: z.string().optional(),
      customer: z.string(),
      flow_data: z
        .strictObject({
          type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update']),
          subscription_cancel: inSubscription,
          subscription_update: inSubscription,
        })
        .optional(),
      locale: z.literal('fr').optional(),
      return_url: url.optional(),
    },
    ({ context, params: { configuration = null, customer, flow_data: flow, return_url = null } }) => {
      named(context, 'customers', customer, 'customer');
      const changed = flow?.subscription_cancel ?? flow?.subscription_update;
      if (changed) running(context, changed.subscription);
      const stamp = context.stamp('bps', 'billing_portal.session');
      const url = `${context.pagesUrl}/p/session/${stamp.id}`;
      return context.store.put('portalSessions', { ...stamp, configuration, customer, return_url, url });
    },
  ),
  route(
    'post',
    '/subscriptions/:id',
    {
      cancel_at: z.literal('max_period_end').optional(),
      cancel_at_period_end: z.enum(['true', 'false']).optional(),
      items: listOf(z.strictObject({ id: z.string(), price: z.string() })).optional(),
      metadata,
      proration_behavior: z.literal('always_invoice').optional(),
    },
    ({ context, id, params }) => {
      const subscription = running(context, id);
      const end = params.cancel_at ?? params.cancel_at_period_end;
      if (subscription.status === 'incomplete' && (params.items ?? end))
        throw badRequest('Only the metadata of an incomplete subscription can be updated.');
      if (params.items?.[0]) {
        const price = named(context, 'prices', params.items[0].price, 'items[0][price]');
        changePlan(context, subscription, price);
        return named(context, 'subscriptions', id);
      }
      if (params.cancel_at_period_end === 'false')
        return change(context, 'subscriptions', subscription, goingOn);
      const metadata = { ...subscription.metadata, ...params.metadata };
      if (!end) return change(context, 'subscriptions', subscription, { metadata });
      return change(context, 'subscriptions', subscription, {
        metadata,
        canceled_at: context.clock.now(),
        ...(params.cancel_at
          ? { cancel_at: itemOf(subscription).current_period_end }
          : { cancel_at_period_end: true }),
      });
    },
  ),
  route('delete', '/subscriptions/:id', {}, ({ context, id }) =>
    endSubscription(context, running(context, id)),
  ),
  route(
    'post',
    '/invoices/:id/pay',
    { off_session: z.literal('true').optional(), payment_method: z.string().optional() },
    ({ context, id, params }) => {
      const invoice = named(context, 'invoices', id);
      if (invoice.status !== 'open') throw badRequest(`Invoice is ${invoice.status} and cannot be paid.`);
      const card = params.payment_method
        ? named(context, 'paymentMethods', params.payment_method, 'payment_method')
        : cardOf(context, subscriptionOf(context, invoice)!);
      const outcome = payInvoice(context, invoice, card, { occasion: 'later', isManual: true });
      if (outcome === 'decline') throw new CardFault('Your card was declined.', 'card_declined');
      if (outcome === 'action_required') {
        throw new CardFault('This payment requires additional user action.', 'authentication_required');
      }
      return named(context, 'invoices', id);
    },
  ),
  route(
    'post',
    '/refunds',
    { metadata, payment_intent: z.string(), reason: z.literal('fraudulent').optional() },
    ({ context, params: { payment_intent, reason = null, ...params } }) =>
      refund(context, payment_intent, { ...params, reason }),
  ),
];

/** Returns a subscription that has not ended; Stripe answers 404 to a second cancellation. */
function running(context: SandboxContext, id: string): Subscription {
  const subscription = named(context, 'subscriptions', id);
  if (isOver(subscription)) throw noSuch('subscription', id);
  return subscription;
}
