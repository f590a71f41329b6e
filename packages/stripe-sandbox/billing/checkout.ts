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
import type { SandboxContext } from '../context.ts';
import { draftInvoice, finalizeInvoice, periodLine } from './invoicing.ts';
import { attemptPayment } from './payment-attempt.ts';
import { change } from './recorded-change.ts';
import type { TestCard } from './test-cards.ts';

/**
 * Completes a session after the bank's approval. The subscription and its invoice are only created here: a failed attempt
 * leaves nothing but an open session.
 */
export function completeCheckout(
  context: SandboxContext,
  open: Session,
  card: TestCard,
  details: PayerDetails,
): Session {
  const cart = context.store.get('carts', open.id)!;
  const customer = payingCustomer(context, open, details);
  const method = saveCard(context, customer.id, card, details);
  const subscription = beginSubscription(context, open, customer, method);
  const lines = subscription.items.data.map((item) => periodLine(context, subscription, item));
  const draft = draftInvoice(context, subscription, lines, 'subscription_create');
  const billed: Subscription = { ...subscription, latest_invoice: draft.id };
  context.store.put('subscriptions', billed);
  context.emit('customer.subscription.created', billed);
  const invoice = finalizeInvoice(context, draft);
  if (invoice.status === 'open') attemptPayment(context, invoice, method, 'checkout', 'ok');
  context.store.put('carts', { ...cart, challenge: null });
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
  context.store.put('sessions', complete);
  context.emit('checkout.session.completed', complete);
  return complete;
}

/** Saves a test card as a payment method of the customer. */
export function saveCard(
  context: SandboxContext,
  customer: string,
  card: TestCard,
  details: PayerDetails,
): PaymentMethod {
  const method = makeCard({
    id: context.newId('pm'),
    created: context.clock.now(),
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
  context.store.put('cards', { id: method.id, number: card.number });
  context.store.put('paymentMethods', method);
  context.emit('payment_method.attached', method);
  return method;
}

function payingCustomer(context: SandboxContext, session: Session, details: PayerDetails): Customer {
  const known = context.store.get('customers', idOf(session.customer) ?? '');
  if (!known) {
    const customer = makeCustomer({
      id: context.newId('cus', 14),
      created: context.clock.now(),
      currency: session.currency,
      email: details.email,
      name: details.name || null,
      preferred_locales: session.locale ? [session.locale] : [],
    });
    context.store.put('customers', customer);
    context.emit('customer.created', customer);
    return customer;
  }
  const updates = context.store.get('carts', session.id)?.updatesCustomer;
  return change(context, 'customers', known, {
    currency: known.currency ?? session.currency,
    ...(updates?.name && details.name && { name: details.name }),
    ...(updates?.address && { address: addressOf(details) }),
  });
}

function beginSubscription(
  context: SandboxContext,
  session: Session,
  customer: Customer,
  method: PaymentMethod,
): Subscription {
  const cart = context.store.get('carts', session.id)!;
  const id = context.newId('sub');
  const now = context.clock.now();
  const items = cart.lines.flatMap(({ price, quantity }) => {
    if (!price?.recurring) return [];
    const { interval, interval_count: count } = price.recurring;
    return makeSubscriptionItem({
      id: context.newId('si', 14),
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
