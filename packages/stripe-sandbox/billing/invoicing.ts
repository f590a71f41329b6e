import { makeInvoice, makeInvoiceLine, makeInvoicePayment } from '../objects/invoice.ts';
import { makePaymentIntent } from '../objects/payment.ts';
import { idOf, type Invoice, type InvoiceLine, type Subscription, type SubscriptionItem } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { change } from './recorded-change.ts';

const vatRate = 0.2;

/** Drafts an invoice for a subscription, including its pending lines. */
export function draftInvoice(
  context: SandboxContext,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const invoice = composeInvoice(
    context,
    subscription,
    [...takePendingLines(context, subscription), ...lines],
    reason,
  );
  context.store.put('invoices', invoice);
  context.emit('invoice.created', invoice);
  return invoice;
}

/** Builds an invoice without storing it. */
export function composeInvoice(
  context: SandboxContext,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const id = context.newId('in');
  const created = context.clock.now();
  const customer = context.store.get('customers', idOf(subscription.customer));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const isTaxed = subscription.automatic_tax.enabled;
  const tax = isTaxed ? total - Math.round(total / (1 + vatRate)) : 0;
  const startingBalance = customer?.balance ?? 0;
  const amountDue = Math.max(0, total + startingBalance);
  return makeInvoice({
    id,
    created,
    customer: idOf(subscription.customer),
    currency: subscription.currency,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    billing_reason: reason,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    default_payment_method: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    starting_balance: startingBalance,
    subtotal: total,
    subtotal_excluding_tax: total - tax,
    total,
    total_excluding_tax: total - tax,
    total_taxes: isTaxed
      ? [
          {
            amount: tax,
            tax_behavior: 'inclusive',
            tax_rate_details: { tax_rate: 'txr_sandbox_fr_20' },
            taxability_reason: 'standard_rated',
            taxable_amount: total - tax,
            type: 'tax_rate_details',
          },
        ]
      : [],
  });
}

/** Numbers the draft and requests its payment, after using the customer's balance. */
export function finalizeInvoice(context: SandboxContext, draft: Invoice): Invoice {
  const now = context.clock.now();
  const counter = context.state().invoiceCounter + 1;
  context.changeState({ invoiceCounter: counter });
  const year = new Date(now * 1000).getUTCFullYear();
  useBalance(context, draft);
  const invoice: Invoice = {
    ...draft,
    status: 'open',
    number: `BAC-${year}-${String(counter).padStart(4, '0')}`,
    effective_at: now,
    ending_balance: Math.min(0, draft.total + draft.starting_balance),
    hosted_invoice_url: `${context.pagesUrl}/i/${draft.id}`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  context.store.put('invoices', invoice);
  context.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(context, invoice, 0);
  const intent = makePaymentIntent({ id: context.newId('pi'), created: now, invoice });
  context.store.put('paymentIntents', intent);
  context.emit('payment_intent.created', intent);
  context.store.put(
    'invoicePayments',
    makeInvoicePayment({ id: context.newId('inpay'), created: now, invoice, paymentIntent: intent.id }),
  );
  return invoice;
}

/** Marks an invoice as paid. */
export function markPaid(context: SandboxContext, invoice: Invoice, amount: number): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    attempted: true,
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: context.clock.now() },
  };
  context.store.put('invoices', paid);
  context.emit('invoice.paid', paid);
  context.emit('invoice.payment_succeeded', paid);
  return paid;
}

export function voidInvoice(context: SandboxContext, invoice: Invoice): void {
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: context.clock.now() },
  };
  context.store.put('invoices', voided);
  context.emit('invoice.voided', voided);
}

/** Returns the line for a whole period of an item. */
export function periodLine(
  context: SandboxContext,
  subscription: Subscription,
  item: SubscriptionItem,
): InvoiceLine {
  const quantity = item.quantity ?? 1;
  return makeInvoiceLine({
    id: context.newId('il'),
    amount: (item.price.unit_amount ?? 0) * quantity,
    price: item.price,
    quantity,
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
    description: `${quantity} × ${productName(context, idOf(item.price.product))}`,
    start: item.current_period_start,
    end: item.current_period_end,
    isProration: false,
  });
}

export function productName(context: SandboxContext, product: string): string {
  return context.store.get('products', product)?.name ?? 'Abonnement';
}

/** Pays with the customer's credit first; a negative invoice becomes credit. */
function useBalance(context: SandboxContext, invoice: Invoice): void {
  const customer = context.store.get('customers', idOf(invoice.customer) ?? '');
  const left = Math.min(0, invoice.total + invoice.starting_balance);
  if (customer) change(context, 'customers', customer, { balance: left });
}

function takePendingLines(context: SandboxContext, subscription: Subscription): InvoiceLine[] {
  const lines = context.store.get('pendingLines', subscription.id)?.lines ?? [];
  context.store.remove('pendingLines', subscription.id);
  return lines;
}
