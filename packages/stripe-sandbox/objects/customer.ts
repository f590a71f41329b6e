import type { Customer, PaymentMethod } from '../wire.ts';

export function makeCustomer(given: Pick<Customer, 'id' | 'created'> & Partial<Customer>): Customer {
  return {
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: given.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

/** Builds a saved card. Its number is only in the sandbox's store. */
export function makeCard(given: {
  id: string;
  created: number;
  customer: string | null;
  number: string;
  brand: string;
  billing: PaymentMethod['billing_details'];
}): PaymentMethod {
  return {
    id: given.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: given.billing,
    card: {
      brand: given.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'FR',
      display_brand: given.brand,
      exp_month: 12,
      exp_year: new Date(given.created * 1000).getUTCFullYear() + 3,
      fingerprint: `sandbox${given.number.slice(-6)}`,
      funding: 'credit',
      generated_from: null,
      last4: given.number.slice(-4),
      networks: { available: [given.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: given.created,
    customer: given.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
