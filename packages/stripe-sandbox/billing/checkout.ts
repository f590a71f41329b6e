import { addInterval } from '../clock.ts';
import { makeCard, makeCustomer } from '../objects/customer.ts';
import { makeCustomerDetails } from '../objects/session.ts';
import { makeSubscription, makeSubscriptionItem } from '../objects/subscription.ts';
import type { PayerDetails } from '../store/collections.ts';
import {
  idOf,
  type Address,
  type Customer,
  type PaymentMethod,
  type Session,
  type Subscription,
} from '../wire.ts';
import type { World } from '../world.ts';
import { draftInvoice, finalizeInvoice, periodLine } from './invoicing.ts';
import { attemptPayment } from './payment-attempt.ts';
import { change } from './recorded-change.ts';
import type { TestCard } from './test-cards.ts';

/**
 * What Stripe does once the bank has agreed. Only now do the subscription and its invoice exist: an attempt that
 * failed has left nothing behind but an open session.
 */
export function completeCheckout(
  world: World,
  open: Session,
  card: TestCard,
  details: PayerDetails,
): Session {
  const cart = world.store.get('carts', open.id)!;
  const customer = payingCustomer(world, open, details);
  const method = keepCard(world, customer.id, card, details);
  const subscription = beginSubscription(world, open, customer, method);
  const lines = subscription.items.data.map((item) => periodLine(world, subscription, item));
  const draft = draftInvoice(world, subscription, lines, 'subscription_create');
  const billed: Subscription = { ...subscription, latest_invoice: draft.id };
  world.store.put('subscriptions', billed);
  world.emit('customer.subscription.created', billed);
  const invoice = finalizeInvoice(world, draft);
  if (invoice.status === 'open') attemptPayment(world, invoice, method, 'checkout', 'ok');
  world.store.put('carts', { ...cart, challenge: null });
  const complete: Session = {
    ...open,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    customer_details: makeCustomerDetails({
      address: method.billing_details.address,
      email: details.email,
      name: details.name || null,
    }),
    consent: open.consent_collection?.terms_of_service
      ? { promotions: null, terms_of_service: 'accepted' }
      : null,
    subscription: billed.id,
    invoice: draft.id,
  };
  world.store.put('sessions', complete);
  world.emit('checkout.session.completed', complete);
  return complete;
}

/** Keeps a test card for a customer, as Stripe keeps a real one. */
export function keepCard(
  world: World,
  customer: string,
  card: TestCard,
  details: PayerDetails,
): PaymentMethod {
  const method = makeCard({
    id: world.newId('pm'),
    created: world.clock.now(),
    customer,
    number: card.number,
    brand: card.brand,
    billing: {
      address: addressOf(details),
      email: details.email,
      name: details.name || null,
      phone: null,
      tax_id: null,
    },
  });
  world.store.put('cards', { id: method.id, number: card.number });
  world.store.put('paymentMethods', method);
  world.emit('payment_method.attached', method);
  return method;
}

function payingCustomer(world: World, session: Session, details: PayerDetails): Customer {
  const known = world.store.get('customers', idOf(session.customer) ?? '');
  if (!known) {
    const customer = makeCustomer({
      id: world.newId('cus', 14),
      created: world.clock.now(),
      currency: session.currency,
      email: details.email,
      name: details.name || null,
      preferred_locales: session.locale ? [session.locale] : [],
    });
    world.store.put('customers', customer);
    world.emit('customer.created', customer);
    return customer;
  }
  const updates = world.store.get('carts', session.id)?.updatesCustomer;
  return change(world, 'customers', known, {
    currency: known.currency ?? session.currency,
    ...(updates?.name && details.name && { name: details.name }),
    ...(updates?.address && { address: addressOf(details) }),
  });
}

function beginSubscription(
  world: World,
  session: Session,
  customer: Customer,
  method: PaymentMethod,
): Subscription {
  const cart = world.store.get('carts', session.id)!;
  const id = world.newId('sub');
  const now = world.clock.now();
  const items = cart.lines.flatMap(({ price, quantity }) => {
    if (!price?.recurring) return [];
    const { interval, interval_count: count } = price.recurring;
    return makeSubscriptionItem({
      id: world.newId('si', 14),
      created: now,
      subscription: id,
      price,
      quantity: quantity ?? 1,
      start: now,
      end: addInterval(now, interval, count),
    });
  });
  const isTaxed = session.automatic_tax.enabled;
  const subscription = makeSubscription({
    id,
    created: now,
    customer: customer.id,
    currency: session.currency ?? 'eur',
    default_payment_method: method.id,
    description: cart.subscription.description,
    metadata: cart.subscription.metadata,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
    },
  });
  subscription.items.data = items;
  return subscription;
}

const addressOf = (details: PayerDetails): Address => ({
  city: details.city || null,
  country: 'FR',
  line1: details.line1 || null,
  line2: null,
  postal_code: details.postalCode || null,
  state: null,
});
