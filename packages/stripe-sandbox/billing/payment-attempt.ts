import { makeCharge } from '../objects/payment.ts';
import { idOf, type Invoice, type InvoicePayment, type PaymentIntent, type PaymentMethod } from '../wire.ts';
import type { World } from '../world.ts';
import { markPaid } from './invoicing.ts';
import { testCard, testCards, type Failure, type Occasion, type Outcome } from './test-cards.ts';

export interface Attempt {
  outcome: Outcome;
  invoice: Invoice;
  failure: Failure | null;
  intent: PaymentIntent;
}

const day = 86_400;
/** Waits before the second, third and fourth attempt; the fourth is the last. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Tries to pay an open invoice with a card and tells what came of it. */
export function attemptPayment(
  world: World,
  invoice: Invoice,
  card: PaymentMethod,
  occasion: Occasion,
  decided?: Outcome,
): Attempt {
  const payment = defaultPayment(world, invoice);
  const intent = world.store.get('paymentIntents', idOf(payment.payment.payment_intent) ?? '')!;
  const outcome = decided ?? takeOutcome(world) ?? behaviourOf(world, card).outcome(occasion);
  const tried: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (outcome === 'ok') return succeed(world, tried, payment, intent, card);
  if (outcome === 'decline') return decline(world, tried, intent, card);
  return askForAuthentication(world, tried, intent, card);
}

/** The card's behaviour; a card whose number is no longer known is a good one. */
export function behaviourOf(world: World, card: PaymentMethod) {
  return testCard(world.store.get('cards', card.id)?.number ?? '') ?? testCards[0]!;
}

/** What the controls ordered for the next payment. */
export function takeOutcome(world: World): Outcome | undefined {
  const [next, ...rest] = world.state().nextOutcomes;
  if (next) world.changeState({ nextOutcomes: rest });
  return next;
}

export function defaultPayment(world: World, invoice: Invoice): InvoicePayment {
  const payments = world.store.find('invoicePayments', (payment) => payment.invoice === invoice.id);
  return payments.find((payment) => payment.status === 'open') ?? payments[0]!;
}

function succeed(
  world: World,
  invoice: Invoice,
  payment: InvoicePayment,
  before: PaymentIntent,
  card: PaymentMethod,
): Attempt {
  const charge = keepCharge(world, before, card, null);
  const intent: PaymentIntent = {
    ...before,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: card.id,
    status: 'succeeded',
  };
  world.store.put('paymentIntents', intent);
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  const paidPayment: InvoicePayment = {
    ...payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: world.clock.now() },
  };
  world.store.put('invoicePayments', paidPayment);
  world.emit('invoice_payment.paid', paidPayment);
  return { outcome: 'ok', invoice: markPaid(world, invoice, intent.amount), failure: null, intent };
}

function decline(world: World, invoice: Invoice, before: PaymentIntent, card: PaymentMethod): Attempt {
  const { failure } = behaviourOf(world, card);
  const charge = keepCharge(world, before, card, failure);
  const intent: PaymentIntent = {
    ...before,
    last_payment_error: {
      charge: charge.id,
      code: failure.code,
      decline_code: failure.declineCode,
      message: failure.message,
      payment_method: card,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  world.store.put('paymentIntents', intent);
  world.emit('charge.failed', charge);
  world.emit('payment_intent.payment_failed', intent);
  const failed = keepFailure(world, invoice);
  world.emit('invoice.payment_failed', failed);
  return { outcome: 'decline', invoice: failed, failure, intent };
}

function askForAuthentication(
  world: World,
  invoice: Invoice,
  before: PaymentIntent,
  card: PaymentMethod,
): Attempt {
  const intent: PaymentIntent = {
    ...before,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    payment_method: card.id,
    status: 'requires_action',
  };
  world.store.put('paymentIntents', intent);
  world.emit('payment_intent.requires_action', intent);
  const failed = keepFailure(world, invoice);
  world.emit('invoice.payment_action_required', failed);
  world.emit('invoice.payment_failed', failed);
  return { outcome: 'action_required', invoice: failed, failure: null, intent };
}

function keepFailure(world: World, invoice: Invoice): Invoice {
  const delay = retryDelays[invoice.attempt_count - 1];
  const isAutomatic = invoice.billing_reason === 'subscription_cycle';
  const next = isAutomatic && delay !== undefined ? world.clock.now() + delay : null;
  return world.store.put('invoices', { ...invoice, next_payment_attempt: next });
}

function keepCharge(world: World, intent: PaymentIntent, card: PaymentMethod, failure: Failure | null) {
  const id = world.newId('ch');
  return world.store.put(
    'charges',
    makeCharge({
      id,
      created: world.clock.now(),
      intent,
      card,
      failure,
      receiptUrl: `${world.pagesUrl}/r/${id}`,
    }),
  );
}
