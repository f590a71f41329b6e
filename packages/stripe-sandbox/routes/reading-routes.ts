import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { listOf, route, type Route } from '../http/route.ts';
import { noSuch } from '../http/stripe-fault.ts';
import type { CollectionName, Collections } from '../store/collections.ts';

const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

const readable = {
  '/charges': 'charges',
  '/checkout/sessions': 'sessions',
  '/disputes': 'disputes',
  '/invoices': 'invoices',
  '/payment_intents': 'paymentIntents',
  '/prices': 'prices',
  '/refunds': 'refunds',
  '/subscriptions': 'subscriptions',
} satisfies Record<string, CollectionName>;

const text = z.string().optional();

export const readingRoutes: Route[] = [
  ...Object.entries(readable).map(([path, collection]) =>
    route('get', `${path}/:id`, {}, ({ context, id }) => named(context, collection, id)),
  ),
  list('/billing_portal/configurations', 'portalConfigurations', { active: z.literal('true') }, () => true),
  list(
    '/checkout/sessions',
    'sessions',
    { customer: z.string(), status: z.literal('open') },
    (session, { customer, status }) => session.customer === customer && session.status === status,
  ),
  list('/customers', 'customers', { email: z.string() }, (customer, { email }) => customer.email === email),
  list('/disputes', 'disputes', { payment_intent: z.string() }, (dispute, { payment_intent: intent }) => {
    return dispute.payment_intent === intent;
  }),
  list(
    '/events',
    'events',
    {
      created: z.strictObject({ gte: z.coerce.number() }).optional(),
      type: text,
      types: listOf(z.string(), 20).optional(),
    },
    (event, { created, type = event.type, types }) =>
      event.object === 'event' &&
      event.account === undefined &&
      event.type === type &&
      (types?.includes(type) ?? true) &&
      Number(event.created) >= (created?.gte ?? 0),
  ),
  list(
    '/invoice_payments',
    'invoicePayments',
    { payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }) },
    (each, { payment }) => each.payment.payment_intent === payment.payment_intent,
  ),
  list(
    '/invoices',
    'invoices',
    { subscription: z.string(), status: text },
    (invoice, { subscription, status = invoice.status }) =>
      invoice.parent.subscription_details.subscription === subscription && invoice.status === status,
  ),
  list(
    '/prices',
    'prices',
    { lookup_keys: listOf(z.string()).optional() },
    (price, { lookup_keys: keys }) => keys?.includes(price.lookup_key ?? '') ?? true,
  ),
  list('/products', 'products', { ids: listOf(z.string()) }, (product, { ids }) => ids.includes(product.id)),
  list(
    '/subscriptions',
    'subscriptions',
    { customer: z.string(), status: z.literal('all') },
    (subscription, { customer }) => subscription.customer === customer,
  ),
  list('/webhook_endpoints', 'webhookEndpoints', {}, () => true),
];

export function named<N extends CollectionName>(
  context: SandboxContext,
  collection: N,
  id: string,
  param?: string,
): Collections[N] {
  const found = context.store.get(collection, id);
  if (!found) throw noSuch(collection, id, param);
  return found;
}

function list<N extends CollectionName, S extends z.ZodRawShape>(
  path: string,
  collection: N,
  filters: S,
  matches: (object: Collections[N], filters: z.output<z.ZodObject<S>>) => boolean,
): Route {
  return route('get', path, { ...paging, ...filters }, ({ context, params }) =>
    page(
      context.store.find(collection, (object) => matches(object, params as z.output<z.ZodObject<S>>)),
      params as z.output<z.ZodObject<typeof paging>>,
    ),
  );
}

function page<T extends { id: string }>(
  stored: T[],
  { limit, starting_after: after }: { limit: number; starting_after?: string },
) {
  const newestFirst = stored.toReversed();
  const last = newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw noSuch('object', after, 'starting_after');
  const data = newestFirst.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: last + 1 + limit < newestFirst.length };
}
