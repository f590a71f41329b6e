import type { Stripe } from 'stripe';
import { cardOf, payInvoice } from '../billing/lifecycle.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, KeptFault, noSuch } from '../http/stripe-fault.ts';
import { idOf, type Invoice } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

export const invoiceRoutes: Route[] = [
  route<Stripe.InvoiceListParams>(
    'GET',
    '/invoices',
    'InvoiceList',
    [...paging, 'created', 'customer', 'status', 'subscription'],
    ({ context, params }) => {
      const found = context.store.find('invoices', (invoice) => {
        if (params.customer && idOf(invoice.customer) !== params.customer) return false;
        if (params.status && invoice.status !== params.status) return false;
        if (params.subscription && subscriptionIdOf(invoice) !== params.subscription) return false;
        return isWithin(invoice.created, params.created);
      });
      return page(found, params, '/v1/invoices');
    },
  ),
  route('GET', '/invoices/:id', 'InvoiceRetrieve', [], ({ context, id }) => invoiceNamed(context, id)),
  route<Stripe.InvoicePayParams>(
    'POST',
    '/invoices/:id/pay',
    'InvoicePay',
    ['payment_method', 'off_session'],
    ({ context, id, params }) => pay(context, invoiceNamed(context, id), params),
  ),
  route<Stripe.InvoicePaymentListParams>(
    'GET',
    '/invoice_payments',
    'InvoicePaymentList',
    [...paging, 'created', 'invoice', 'status', 'payment.type', 'payment.payment_intent'],
    ({ context, params }) => {
      const found = context.store.find('invoicePayments', (payment) => {
        if (params.invoice && payment.invoice !== params.invoice) return false;
        if (params.status && payment.status !== params.status) return false;
        if (params.payment && payment.payment.type !== params.payment.type) return false;
        const intent = params.payment?.payment_intent;
        if (intent && payment.payment.payment_intent !== intent) return false;
        return isWithin(payment.created, params.created as number | undefined);
      });
      return page(found, params, '/v1/invoice_payments');
    },
  ),
];

export function invoiceNamed(context: SandboxContext, id: string): Invoice {
  const invoice = context.store.get('invoices', id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

export const subscriptionIdOf = (invoice: Invoice) =>
  idOf(invoice.parent?.subscription_details?.subscription);

function pay(context: SandboxContext, invoice: Invoice, params: Stripe.InvoicePayParams): Invoice {
  if (invoice.status === 'paid') throw badRequest('Invoice is already paid');
  if (invoice.status !== 'open') throw badRequest(`Invoice is ${invoice.status} and cannot be paid.`);
  const subscription = context.store.get('subscriptions', subscriptionIdOf(invoice) ?? '');
  const card = params.payment_method
    ? context.store.get('paymentMethods', params.payment_method)
    : subscription && cardOf(context, subscription);
  if (!card && params.payment_method) throw noSuch('PaymentMethod', params.payment_method, 'payment_method');
  if (!card) {
    throw badRequest(
      'There is no `default_payment_method` set on this Customer or Invoice.',
      undefined,
      'missing',
    );
  }
  const attempt = payInvoice(context, invoice, card, 'off_session');
  if (attempt.outcome === 'ok') return attempt.invoice;
  // The response is an error, but the failed payment is stored.
  throw new KeptFault(attempt.failure?.message ?? 'This payment requires additional user action.', {
    type: 'card_error',
    code: attempt.failure?.code ?? 'invoice_payment_intent_requires_action',
    decline_code: attempt.failure?.declineCode,
    payment_intent: attempt.intent,
  });
}
