import { makeCharge } from '../objects/payment.ts';
import { idOf, type Invoice, type InvoicePayment, type PaymentIntent, type PaymentMethod } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { markPaid } from './invoicing.ts';
import { testCard, testCards, type Failure, type Occasion, type Outcome } from './test-cards.ts';

export interface Attempt {
  outcome: Outcome;
  invoice: Invoice;
  failure: Failure | null;
  intent: PaymentIntent;
}

const day = 86_400;
/** Delays before the second, third and fourth attempt; the fourth is the last. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/**
 * Tries to pay an open invoice with a card. Returns the outcome. Any attempt counts as the first one; after it a manual one
 * leaves the schedule of retries as it is.
 */
export function attemptPayment(
  context: SandboxContext,
  invoice: Invoice,
  card: PaymentMethod,
  occasion: Occasion,
  decided?: Outcome,
  isManual = false,
): Attempt {
  const payment = defaultPayment(context, invoice);
  const intent = context.store.get('paymentIntents', idOf(payment.payment.payment_intent) ?? '')!;
  const outcome = decided ?? takeOutcome(context) ?? behaviourOf(context, card).outcome(occasion);
  const attempts = isManual ? Math.max(1, invoice.attempt_count) : invoice.attempt_count + 1;
  const next =
    attempts === invoice.attempt_count
      ? invoice.next_payment_attempt
      : nextAttempt(context, invoice, attempts);
  const tried = { ...invoice, attempted: true, attempt_count: attempts, next_payment_attempt: next };
  if (outcome === 'ok') return succeed(context, tried, payment, intent, card);
  if (outcome === 'decline') return decline(context, tried, intent, card);
  return askForAuthentication(context, tried, intent, card);
}

/** Returns the behaviour of a card; a card with an unknown number is a valid one. */
export function behaviourOf(context: SandboxContext, card: PaymentMethod) {
  return testCard(context.store.get('cards', card.id)?.number ?? '') ?? testCards[0]!;
}

/** Returns the outcome that the controls have set for the next payment. */
export function takeOutcome(context: SandboxContext): Outcome | undefined {
  const [next, ...rest] = context.state().nextOutcomes;
  if (next) context.changeState({ nextOutcomes: rest });
  return next;
}

export function defaultPayment(context: SandboxContext, invoice: Invoice): InvoicePayment {
  const payments = context.store.find('invoicePayments', (payment) => payment.invoice === invoice.id);
  return payments.find((payment) => payment.status === 'open') ?? payments[0]!;
}

function succeed(
  context: SandboxContext,
  invoice: Invoice,
  payment: InvoicePayment,
  before: PaymentIntent,
  card: PaymentMethod,
): Attempt {
  const charge = keepCharge(context, before, card, null);
  const intent: PaymentIntent = {
    ...before,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: card.id,
    status: 'succeeded',
  };
  context.store.put('paymentIntents', intent);
  context.emit('charge.succeeded', charge);
  context.emit('payment_intent.succeeded', intent);
  const paidPayment: InvoicePayment = {
    ...payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: context.clock.now() },
  };
  context.store.put('invoicePayments', paidPayment);
  context.emit('invoice_payment.paid', paidPayment);
  return { outcome: 'ok', invoice: markPaid(context, invoice, intent.amount), failure: null, intent };
}

function decline(
  context: SandboxContext,
  invoice: Invoice,
  before: PaymentIntent,
  card: PaymentMethod,
): Attempt {
  const { failure } = behaviourOf(context, card);
  const charge = keepCharge(context, before, card, failure);
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
  context.store.put('paymentIntents', intent);
  context.emit('charge.failed', charge);
  context.emit('payment_intent.payment_failed', intent);
  const failed = context.store.put('invoices', invoice);
  context.emit('invoice.payment_failed', failed);
  return { outcome: 'decline', invoice: failed, failure, intent };
}

function askForAuthentication(
  context: SandboxContext,
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
  context.store.put('paymentIntents', intent);
  context.emit('payment_intent.requires_action', intent);
  const failed = context.store.put('invoices', invoice);
  context.emit('invoice.payment_action_required', failed);
  context.emit('invoice.payment_failed', failed);
  return { outcome: 'action_required', invoice: failed, failure: null, intent };
}

/** Returns the time of the attempt after this many. */
function nextAttempt(context: SandboxContext, invoice: Invoice, attempts: number): number | null {
  const delay = retryDelays[attempts - 1];
  const isAutomatic = invoice.billing_reason === 'subscription_cycle';
  return isAutomatic && delay !== undefined ? context.clock.now() + delay : null;
}

function keepCharge(
  context: SandboxContext,
  intent: PaymentIntent,
  card: PaymentMethod,
  failure: Failure | null,
) {
  const id = context.newId('ch');
  return context.store.put(
    'charges',
    makeCharge({
      id,
      created: context.clock.now(),
      intent,
      card,
      failure,
    }),
  );
}
