import { makeInvoice, makeInvoiceLine, makeInvoicePayment } from '../objects/invoice.ts';
import { makePaymentIntent } from '../objects/payment.ts';
import { idOf, type Invoice, type InvoiceLine, type Subscription, type SubscriptionItem } from '../wire.ts';
import type { World } from '../world.ts';
import { change } from './recorded-change.ts';

const vatRate = 0.2;

/** Drafts an invoice for a subscription, with the lines that waited for it. */
export function draftInvoice(
  world: World,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const invoice = composeInvoice(
    world,
    subscription,
    [...takePendingLines(world, subscription), ...lines],
    reason,
  );
  world.store.put('invoices', invoice);
  world.emit('invoice.created', invoice);
  return invoice;
}

/** An invoice as it would be; nothing is kept. */
export function composeInvoice(
  world: World,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const id = world.newId('in');
  const created = world.clock.now();
  const customer = world.store.get('customers', idOf(subscription.customer));
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

/** Gives the draft its number and asks for its payment; what the customer's balance covers is paid at once. */
export function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const now = world.clock.now();
  const counter = world.state().invoiceCounter + 1;
  world.changeState({ invoiceCounter: counter });
  const year = new Date(now * 1000).getUTCFullYear();
  useBalance(world, draft);
  const invoice: Invoice = {
    ...draft,
    status: 'open',
    number: `BAC-${year}-${String(counter).padStart(4, '0')}`,
    effective_at: now,
    ending_balance: Math.min(0, draft.total + draft.starting_balance),
    hosted_invoice_url: `${world.pagesUrl}/i/${draft.id}`,
    invoice_pdf: `${world.pagesUrl}/i/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  world.store.put('invoices', invoice);
  world.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(world, invoice, 0);
  const intent = makePaymentIntent({ id: world.newId('pi'), created: now, invoice });
  world.store.put('paymentIntents', intent);
  world.emit('payment_intent.created', intent);
  world.store.put(
    'invoicePayments',
    makeInvoicePayment({ id: world.newId('inpay'), created: now, invoice, paymentIntent: intent.id }),
  );
  return invoice;
}

/** Records that nothing is left to pay. */
export function markPaid(world: World, invoice: Invoice, amount: number): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    attempted: true,
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.clock.now() },
  };
  world.store.put('invoices', paid);
  world.emit('invoice.paid', paid);
  world.emit('invoice.payment_succeeded', paid);
  return paid;
}

export function voidInvoice(world: World, invoice: Invoice): void {
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: world.clock.now() },
  };
  world.store.put('invoices', voided);
  world.emit('invoice.voided', voided);
}

/** The line of a whole period of an item. */
export function periodLine(world: World, subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const quantity = item.quantity ?? 1;
  return makeInvoiceLine({
    id: world.newId('il'),
    amount: (item.price.unit_amount ?? 0) * quantity,
    price: item.price,
    quantity,
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
    description: `${quantity} × ${productName(world, idOf(item.price.product))}`,
    start: item.current_period_start,
    end: item.current_period_end,
    isProration: false,
  });
}

export function productName(world: World, product: string): string {
  return world.store.get('products', product)?.name ?? 'Abonnement';
}

/** What the customer has in credit pays first; what an invoice gives back becomes credit. */
function useBalance(world: World, invoice: Invoice): void {
  const customer = world.store.get('customers', idOf(invoice.customer) ?? '');
  const left = Math.min(0, invoice.total + invoice.starting_balance);
  if (customer) change(world, 'customers', customer, { balance: left });
}

function takePendingLines(world: World, subscription: Subscription): InvoiceLine[] {
  const lines = world.store.get('pendingLines', subscription.id)?.lines ?? [];
  world.store.remove('pendingLines', subscription.id);
  return lines;
}
