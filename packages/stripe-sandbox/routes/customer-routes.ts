import type { Stripe } from 'stripe';
import { mergedMetadata, change } from '../billing/recorded-change.ts';
import { endSubscription } from '../billing/lifecycle.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { noSuch } from '../http/stripe-fault.ts';
import { makeCustomer } from '../objects/customer.ts';
import { isOver } from '../objects/subscription.ts';
import { idOf, type Address, type Customer } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

const imitated = [
  'address',
  'description',
  'email',
  'invoice_settings.default_payment_method',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
];

export const customerRoutes: Route[] = [
  route<Stripe.CustomerCreateParams>(
    'POST',
    '/customers',
    'CustomerCreate',
    imitated,
    ({ context, params }) => {
      const customer = makeCustomer({
        id: context.newId('cus', 14),
        created: context.clock.now(),
        ...changesOf(params, null),
      });
      context.store.put('customers', customer);
      context.emit('customer.created', customer);
      return customer;
    },
  ),
  route<Stripe.CustomerListParams>(
    'GET',
    '/customers',
    'CustomerList',
    [...paging, 'email', 'created'],
    ({ context, params }) => {
      const found = context.store.find(
        'customers',
        ({ email, created }) =>
          (params.email === undefined || email === params.email) && isWithin(created, params.created),
      );
      return page(found, params, '/v1/customers');
    },
  ),
  route('GET', '/customers/:id', 'CustomerRetrieve', [], ({ context, id }) => {
    return context.store.get('deletedCustomers', id) ?? customerNamed(context, id);
  }),
  route<Stripe.CustomerUpdateParams>(
    'POST',
    '/customers/:id',
    'CustomerUpdate',
    imitated,
    ({ context, id, params }) => {
      const customer = customerNamed(context, id);
      return change(context, 'customers', customer, changesOf(params, customer));
    },
  ),
  route('DELETE', '/customers/:id', 'CustomerDelete', [], ({ context, id }) => {
    const customer = customerNamed(context, id);
    for (const subscription of context.store.find('subscriptions', (each) => idOf(each.customer) === id)) {
      if (!isOver(subscription)) endSubscription(context, subscription, 'cancellation_requested');
    }
    context.store.remove('customers', id);
    context.emit('customer.deleted', customer);
    return context.store.put('deletedCustomers', { id, object: 'customer', deleted: true });
  }),
];

export function customerNamed(context: SandboxContext, id: string, param = 'id'): Customer {
  const customer = context.store.get('customers', id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

function changesOf(
  params: Stripe.CustomerCreateParams | Stripe.CustomerUpdateParams,
  before: Customer | null,
): Partial<Customer> {
  const changes: Partial<Customer> = {};
  for (const key of ['description', 'email', 'name', 'phone'] as const) {
    if (params[key] !== undefined) changes[key] = params[key] || null;
  }
  if (params.address !== undefined) changes.address = params.address ? addressOf(params.address) : null;
  if (params.metadata !== undefined)
    changes.metadata = mergedMetadata(before?.metadata ?? {}, params.metadata);
  if (params.preferred_locales) changes.preferred_locales = params.preferred_locales;
  const card = params.invoice_settings?.default_payment_method;
  if (card !== undefined) {
    changes.invoice_settings = {
      custom_fields: null,
      footer: null,
      rendering_options: null,
      default_payment_method: card || null,
    };
  }
  return changes;
}

const addressOf = (given: Stripe.AddressParam): Address => ({
  city: given.city || null,
  country: given.country || null,
  line1: given.line1 || null,
  line2: given.line2 || null,
  postal_code: given.postal_code || null,
  state: given.state || null,
});
