import type { Stripe } from 'stripe';
import { mergedMetadata, change } from '../billing/recorded-change.ts';
import { endSubscription } from '../billing/lifecycle.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { noSuch } from '../http/stripe-fault.ts';
import { makeCustomer } from '../objects/customer.ts';
import { isOver } from '../objects/subscription.ts';
import { idOf, type Address, type Customer } from '../wire.ts';
import type { World } from '../world.ts';

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
    ({ world, params }) => {
      const customer = makeCustomer({
        id: world.newId('cus', 14),
        created: world.clock.now(),
        ...changesOf(params, null),
      });
      world.store.put('customers', customer);
      world.emit('customer.created', customer);
      return customer;
    },
  ),
  route<Stripe.CustomerListParams>(
    'GET',
    '/customers',
    'CustomerList',
    [...paging, 'email', 'created'],
    ({ world, params }) => {
      const found = world.store.find(
        'customers',
        ({ email, created }) =>
          (params.email === undefined || email === params.email) && isWithin(created, params.created),
      );
      return page(found, params, '/v1/customers');
    },
  ),
  route('GET', '/customers/:id', 'CustomerRetrieve', [], ({ world, id }) => {
    return world.store.get('deletedCustomers', id) ?? customerNamed(world, id);
  }),
  route<Stripe.CustomerUpdateParams>(
    'POST',
    '/customers/:id',
    'CustomerUpdate',
    imitated,
    ({ world, id, params }) => {
      const customer = customerNamed(world, id);
      return change(world, 'customers', customer, changesOf(params, customer));
    },
  ),
  route('DELETE', '/customers/:id', 'CustomerDelete', [], ({ world, id }) => {
    const customer = customerNamed(world, id);
    for (const subscription of world.store.find('subscriptions', (each) => idOf(each.customer) === id)) {
      if (!isOver(subscription)) endSubscription(world, subscription, 'cancellation_requested');
    }
    world.store.remove('customers', id);
    world.emit('customer.deleted', customer);
    return world.store.put('deletedCustomers', { id, object: 'customer', deleted: true });
  }),
];

export function customerNamed(world: World, id: string, param = 'id'): Customer {
  const customer = world.store.get('customers', id);
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
