import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { endSubscription, isOver } from '../billing/subscription.ts';
import { change, type SandboxContext } from '../context.ts';
import { listOf, metadata, route, type Route } from '../http/route.ts';
import { badRequest } from '../http/stripe-fault.ts';
import type { WebhookEndpoint } from '../wire.ts';
import { named } from './reading-routes.ts';

const yes = z.literal('true');

/** Features of the portal. The product sends all of them; the sandbox uses only the prices. */
const features = z.strictObject({
  invoice_history: z.strictObject({ enabled: yes }),
  payment_method_update: z.strictObject({ enabled: yes }),
  subscription_cancel: z.strictObject({ enabled: yes, mode: z.literal('at_period_end') }),
  subscription_update: z.strictObject({
    enabled: yes,
    default_allowed_updates: listOf(z.literal('price')),
    proration_behavior: z.literal('always_invoice'),
    products: listOf(z.strictObject({ product: z.string(), prices: listOf(z.string()) })),
  }),
});
const enabledEvents = listOf(z.string());

export const accountRoutes: Route[] = [
  route(
    'post',
    '/customers',
    { email: z.string(), metadata, preferred_locales: listOf(z.literal('fr')).optional() },
    ({ context, params }) =>
      context.store.put('customers', {
        ...context.stamp('cus', 'customer'),
        balance: 0,
        email: params.email,
        invoice_settings: { default_payment_method: null },
        metadata: params.metadata,
      }),
  ),
  route('get', '/customers/:id', {}, ({ context, id }) => {
    return context.store.get('deletedCustomers', id) ?? named(context, 'customers', id);
  }),
  route('post', '/customers/:id', { email: z.string().optional(), metadata }, ({ context, id, params }) => {
    const customer = named(context, 'customers', id);
    const { email = customer.email } = params;
    return change(context, 'customers', customer, {
      email,
      metadata: { ...customer.metadata, ...params.metadata },
    });
  }),
  route('delete', '/customers/:id', {}, ({ context, id }) => {
    const customer = named(context, 'customers', id);
    for (const subscription of context.store.find('subscriptions', (each) => each.customer === id)) {
      if (!isOver(subscription)) endSubscription(context, subscription);
    }
    context.store.remove('customers', id);
    context.emit('customer.deleted', customer);
    return context.store.put('deletedCustomers', { id, object: 'customer', deleted: true });
  }),
  route(
    'post',
    '/products',
    { id: z.string().optional(), name: z.string() },
    ({ context, params: { id, name } }) => {
      const stamp = context.stamp('prod', 'product');
      return context.store.put('products', { ...stamp, id: id ?? stamp.id, name });
    },
  ),
  route(
    'post',
    '/prices',
    {
      currency: z.string(),
      lookup_key: z.string().optional(),
      product: z.string(),
      recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
      tax_behavior: z.literal('inclusive').optional(),
      transfer_lookup_key: yes.optional(),
      unit_amount: z.coerce.number().int(),
    },
    ({ context, params: { tax_behavior: _tax, transfer_lookup_key: transfers, ...given } }) => {
      const { lookup_key = null, product } = given;
      named(context, 'products', product, 'product');
      const holders = context.store.find('prices', (price) => price.lookup_key === lookup_key);
      for (const holder of lookup_key === null ? [] : holders) {
        if (!transfers) throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`);
        context.store.put('prices', { ...holder, lookup_key: null });
      }
      const stamp = context.stamp('price', 'price');
      return context.store.put('prices', { ...stamp, ...given, active: true, lookup_key });
    },
  ),
  route('post', '/billing_portal/configurations', { features, metadata }, ({ context, params }) =>
    context.store.put('portalConfigurations', {
      ...context.stamp('bpc', 'billing_portal.configuration'),
      ...params,
    }),
  ),
  route('post', '/billing_portal/configurations/:id', { features }, ({ context, id, params }) => {
    const before = named(context, 'portalConfigurations', id);
    return context.store.put('portalConfigurations', { ...before, ...params });
  }),
  route(
    'post',
    '/webhook_endpoints',
    { api_version: z.literal(Stripe.API_VERSION), enabled_events: enabledEvents, url: z.string() },
    ({ context, params: { url, enabled_events: events } }) => addEndpoint(context, url, events),
  ),
  route('post', '/webhook_endpoints/:id', { enabled_events: enabledEvents }, ({ context, id, params }) =>
    context.store.put('webhookEndpoints', { ...named(context, 'webhookEndpoints', id), ...params }),
  ),
  route('delete', '/webhook_endpoints/:id', {}, ({ context, id }) => {
    context.store.remove('webhookEndpoints', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

export function addEndpoint(
  context: SandboxContext,
  url: string,
  enabled_events: string[],
  description: string | null = null,
): WebhookEndpoint {
  return context.store.put('webhookEndpoints', {
    ...context.stamp('we', 'webhook_endpoint'),
    api_version: Stripe.API_VERSION,
    description,
    enabled_events,
    secret: `whsec_${randomBytes(24).toString('hex')}`,
    url,
  });
}
