import { change, type SandboxContext } from '../context.ts';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../wire.ts';
import { markPaid } from './invoicing.ts';
import { endSubscription, isOver, openInvoices } from './subscription.ts';
import { testCards, type Occasion, type Outcome } from './test-cards.ts';

const day = 86_400;
/** Delays before the second, third and fourth attempt. There is no fifth. */
const retryDelays = [3 * day, 5 * day, 7 * day];

interface AttemptOptions {
  occasion: Occasion;
  outcome?: Outcome;
  /**
   * True for a payment by a customer or an API call. Only a first attempt counts; later ones leave the schedule of
   * retries as it is.
   */
  isManual?: boolean;
}

export function payInvoice(
  context: SandboxContext,
  invoice: Invoice,
  card: PaymentMethod,
  { occasion, outcome = outcomeOf(card, occasion), isManual }: AttemptOptions,
): Outcome {
  const attempts = isManual ? Math.max(1, invoice.attempt_count) : invoice.attempt_count + 1;
  const next =
    attempts === invoice.attempt_count
      ? invoice.next_payment_attempt
      : nextAttempt(context, invoice, attempts);
  const tried = { ...invoice, attempted: true, attempt_count: attempts, next_payment_attempt: next };
  const payment = context.store.find('invoicePayments', (each) => each.invoice === invoice.id)[0]!;
  const intent = context.store.get('paymentIntents', payment.payment.payment_intent!)!;
  if (outcome === 'processing') {
    context.store.put('invoices', { ...tried, next_payment_attempt: null });
    const debit: PaymentIntent = { ...intent, payment_method: card.id, status: 'processing' };
    context.record('payment_intent.processing', 'paymentIntents', debit);
  } else if (outcome === 'ok') succeed(context, tried, payment, intent, card);
  else fail(context, tried, intent, card, outcome);
  return outcome;
}

export function invoiceOfIntent(context: SandboxContext, intent: string | null): Invoice | undefined {
  const payment = context.store.find('invoicePayments', (each) => each.payment.payment_intent === intent)[0];
  return payment && context.store.get('invoices', payment.invoice);
}

function outcomeOf({ card, sepa_debit }: PaymentMethod, occasion: Occasion): Outcome {
  const last4 = (card ?? sepa_debit)?.last4;
  const known = testCards.find(({ number }) => number.slice(-4) === last4);
  return known?.outcomes[occasion] ?? 'ok';
}

function succeed(
  context: SandboxContext,
  invoice: Invoice,
  payment: InvoicePayment,
  intent: PaymentIntent,
  card: PaymentMethod,
): void {
  const charge = context.store.put('charges', {
    ...context.stamp('ch', 'charge'),
    amount: intent.amount,
    amount_refunded: 0,
    disputed: false,
    payment_intent: intent.id,
    refunded: false,
  });
  context.store.put('paymentIntents', {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: card.id,
    status: 'succeeded',
  });
  context.store.put('invoicePayments', { ...payment, status: 'paid' });
  markPaid(context, invoice);
  const subscription = subscriptionOf(context, invoice);
  const isOwing = subscription?.status === 'past_due' || subscription?.status === 'incomplete';
  if (isOwing && openInvoices(context, subscription).length === 0) {
    change(context, 'subscriptions', subscription, { status: 'active' });
  }
}

function fail(
  context: SandboxContext,
  invoice: Invoice,
  intent: PaymentIntent,
  card: PaymentMethod,
  outcome: 'decline' | 'action_required',
): void {
  const isDeclined = outcome === 'decline';
  context.store.put('paymentIntents', {
    ...intent,
    last_payment_error: isDeclined
      ? {
          code: 'card_declined',
          message: 'Your card was declined.',
          payment_method: card,
          type: 'card_error',
        }
      : null,
    payment_method: isDeclined ? null : card.id,
    status: isDeclined ? 'requires_payment_method' : 'requires_action',
  });
  if (!isDeclined) context.emit('invoice.payment_action_required', invoice);
  context.record('invoice.payment_failed', 'invoices', invoice);
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || isOver(subscription) || subscription.status === 'incomplete') return;
  if (isRenewal(invoice) && invoice.next_payment_attempt === null) endSubscription(context, subscription);
  else change(context, 'subscriptions', subscription, { status: 'past_due' });
}

export const subscriptionOf = (context: SandboxContext, { parent }: Invoice) =>
  context.store.get('subscriptions', parent.subscription_details.subscription);

const isRenewal = ({ billing_reason: reason }: Invoice) => reason === 'subscription_cycle';

function nextAttempt(context: SandboxContext, invoice: Invoice, attempts: number): number | null {
  const delay = retryDelays[attempts - 1];
  return isRenewal(invoice) && delay !== undefined ? context.clock.now() + delay : null;
}
