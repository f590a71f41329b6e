import type { Stripe } from 'stripe';
import { idOf, timeOf } from '../platform/stripe.ts';
import type { StoredPayment } from './account-documents.ts';

/** An invoice with the money that moved because of it. */
export interface PaidInvoice {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent | undefined;
  disputes: Stripe.Dispute[];
}

/** Our copy of an invoice and its payment. */
export type PaymentCopy = Omit<StoredPayment, 'subscriptionId'> & { stripeInvoiceId: string };

/** Everything about an invoice as it is now. */
export async function readInvoice(stripe: Stripe, invoiceId: string): Promise<PaidInvoice> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0];
  const intentId = idOf(payment?.payment.payment_intent);
  if (intentId === undefined) return { invoice, intent: undefined, disputes: [] };
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const isDisputed = chargeOf(intent)?.disputed ?? false;
  const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: intentId })).data : [];
  return { invoice, intent, disputes };
}

/** Undefined while nobody has tried to pay: there is no payment yet. */
export function paymentOf({ invoice, intent, disputes }: PaidInvoice): PaymentCopy | undefined {
  if (invoice.status === 'draft' || (invoice.status === 'open' && !invoice.attempted)) return undefined;
  const isPaid = invoice.status === 'paid';
  const refunded = chargeOf(intent)?.amount_refunded ?? 0;
  const dispute = disputes.find(({ status }) => !settled.has(status)) ?? disputes[0];
  return {
    stripeInvoiceId: invoice.id,
    stripePaymentIntentId: intent?.id ?? null,
    amount: euros(isPaid ? invoice.amount_paid : invoice.amount_due),
    amountRefunded: euros(refunded),
    currency: invoice.currency,
    status: statusOf({ invoice, intent, disputes }),
    disputeStatus: dispute?.status ?? null,
    description: invoice.lines.data[0]?.description ?? null,
    paidAt: timeOf(invoice.status_transitions.paid_at),
  };
}

/** Disputes that leave the money with us. */
const settled = new Set<string>(['won', 'warning_closed', 'warning_needs_response', 'warning_under_review']);

function statusOf({ invoice, intent, disputes }: PaidInvoice): string {
  if (invoice.status === 'paid') {
    if (disputes.some(({ status }) => !settled.has(status))) return 'disputed';
    return chargeOf(intent)?.refunded ? 'refunded' : 'succeeded';
  }
  if (invoice.status !== 'open') return invoice.status ?? 'unknown';
  if (intent?.status === 'requires_action') return 'requires_action';
  return 'failed';
}

function chargeOf(intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined {
  const charge = intent?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

/** Cents as the database prints them. */
const euros = (cents: number) => (cents / 100).toFixed(2);
