import { change, type SandboxContext } from '../context.ts';
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';

export function issueInvoice(
  context: SandboxContext,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const customer = context.store.get('customers', subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const owed = total + (customer?.balance ?? 0);
  if (customer) change(context, 'customers', customer, { balance: Math.min(0, owed) });
  const counter = context.state().invoiceCounter + 1;
  context.changeState({ invoiceCounter: counter });
  const stamp = context.stamp('in', 'invoice');
  const year = new Date(stamp.created * 1000).getUTCFullYear();
  const invoice: Invoice = {
    ...stamp,
    amount_due: Math.max(0, owed),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    currency: subscription.currency,
    customer: subscription.customer,
    hosted_invoice_url: `${context.pagesUrl}/i/${stamp.id}`,
    lines: { object: 'list', data: lines },
    next_payment_attempt: null,
    number: `BAC-${year}-${String(counter).padStart(4, '0')}`,
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'open',
    status_transitions: { paid_at: null },
    total,
  };
  context.store.put('invoices', invoice);
  if (invoice.amount_due === 0) return markPaid(context, invoice);
  const intent = context.store.put('paymentIntents', {
    ...context.stamp('pi', 'payment_intent'),
    amount: invoice.amount_due,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  context.store.put('invoicePayments', {
    ...context.stamp('inpay', 'invoice_payment'),
    invoice: invoice.id,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
  });
  return invoice;
}

export function markPaid(context: SandboxContext, invoice: Invoice): Invoice {
  return context.record('invoice.paid', 'invoices', {
    ...invoice,
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    next_payment_attempt: null,
    status_transitions: { paid_at: context.clock.now() },
  });
}

export function periodLine(context: SandboxContext, { price }: SubscriptionItem): InvoiceLine {
  return {
    id: context.newId('il'),
    object: 'line_item',
    amount: price.unit_amount!,
    description: productName(context, price.product),
  };
}

export function productName(context: SandboxContext, product: string): string {
  return context.store.get('products', product)?.name ?? 'Abonnement';
}
