import type { Invoice, InvoiceLine, InvoicePayment, Price } from '../wire.ts';

export function makeInvoice(
  given: Pick<Invoice, 'id' | 'created' | 'customer' | 'currency'> & Partial<Invoice>,
): Invoice {
  return {
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Bac à sable',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: 'subscription_create',
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${given.id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.created,
    period_start: given.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    ...given,
  };
}

export function makeInvoiceLine(given: {
  id: string;
  amount: number;
  price: Price;
  quantity: number;
  subscription: string;
  item: string;
  metadata: Record<string, string>;
  description: string;
  start: number;
  end: number;
  isProration: boolean;
}): InvoiceLine {
  return {
    id: given.id,
    object: 'line_item',
    amount: given.amount,
    currency: given.price.currency,
    description: given.description,
    discount_amounts: [],
    discountable: !given.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: given.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: given.isProration,
        proration_details: given.isProration ? { credited_items: null } : null,
        subscription: given.subscription,
        subscription_item: given.item,
      },
      type: 'subscription_item_details',
    },
    period: { start: given.start, end: given.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: given.price.id, product: String(given.price.product) },
      type: 'price_details',
      unit_amount_decimal: given.price.unit_amount_decimal,
    },
    quantity: given.quantity,
    quantity_decimal: String(given.quantity),
    subscription: given.subscription,
    subtotal: given.amount,
    taxes: [],
  };
}

/** Builds the link between an invoice and its PaymentIntent. */
export function makeInvoicePayment(given: {
  id: string;
  created: number;
  invoice: Invoice;
  paymentIntent: string;
}): InvoicePayment {
  return {
    id: given.id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: given.invoice.amount_due,
    created: given.created,
    currency: given.invoice.currency,
    invoice: given.invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: given.paymentIntent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
