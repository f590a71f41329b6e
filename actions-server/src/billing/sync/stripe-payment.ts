import type { Stripe } from 'stripe';
import { idOf, timeOf } from '../../stripe/stripe.ts';
import type { StoredPayment } from './billing-account.ts';

export interface InvoiceWithPayment {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent | undefined;
  disputes: Stripe.Dispute[];
}

export type PaymentCopy = Omit<StoredPayment, 'subscriptionId'> & { stripeInvoiceId: string };

export async function readInvoice(stripe: Stripe, invoiceId: string): Promise<InvoiceWithPayment> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0];
  const intentId = idOf(payment?.payment.payment_intent);
  if (intentId === undefined) return { invoice, intent: undefined, disputes: [] };
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] });
  const isDisputed = chargeOf(intent)?.disputed ?? false;
  const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: intentId })).data : [];
  return { invoice, intent, disputes };
}

/** Returns our row for an invoice; undefined before its first attempt. */
export function paymentOf({ invoice, intent, disputes }: InvoiceWithPayment): PaymentCopy | undefined {
  if (invoice.status === 'draft' || (invoice.status === 'open' && !invoice.attempted)) return undefined;
  const isPaid = invoice.status === 'paid';
  const refunded = chargeOf(intent)?.amount_refunded ?? 0;
  const dispute = disputes.find(({ status }) => !harmless.has(status)) ?? disputes[0];
  const lines = invoice.lines.data;
  return {
    stripeInvoiceId: invoice.id,
    stripePaymentIntentId: intent?.id ?? null,
    amount: euros(isPaid ? invoice.amount_paid : invoice.amount_due),
    amountRefunded: euros(refunded),
    currency: invoice.currency,
    status: statusOf({ invoice, intent, disputes }),
    disputeStatus: dispute?.status ?? null,
    isFraudulent:
      dispute?.status === 'lost' ||
      (chargeOf(intent)?.refunds?.data ?? []).some(({ reason }) => reason === 'fraudulent'),
    // A change of plan begins with the credit for the former one.
    description: (lines.find(({ amount }) => amount > 0) ?? lines[0])?.description ?? null,
    nextAttemptAt: invoice.status === 'open' ? timeOf(invoice.next_payment_attempt) : null,
    paidAt: timeOf(invoice.status_transitions.paid_at),
  };
}

/** States of a dispute that do not decide about the payment: it was won or prevented, or is no more than an inquiry. */
const harmless = new Set<string>([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

/** Tells whether the bank has given the payment back. Some disputes are prevented by doing so. */
export const isTakenBack = ({ status, balance_transactions }: Stripe.Dispute) =>
  status === 'lost' ||
  (status === 'prevented' && balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0);

function statusOf({ invoice, intent, disputes }: InvoiceWithPayment): string {
  if (invoice.status === 'paid') {
    if (disputes.some(({ status }) => !harmless.has(status))) return 'disputed';
    return chargeOf(intent)?.refunded || disputes.some(isTakenBack) ? 'refunded' : 'succeeded';
  }
  if (invoice.status !== 'open') return invoice.status ?? 'unknown';
  if (intent?.status === 'requires_action' || intent?.status === 'processing') return intent.status;
  return 'failed';
}

export function chargeOf(intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined {
  const charge = intent?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

export const euros = (cents: number) => (cents / 100).toFixed(2);
