import type { Stripe } from 'stripe';

/** Type with which the SDK allows unknown values of an enum. */
type Open = string & Record<never, never>;
type Same<A, B> = (<G>() => G extends A ? 1 : 2) extends <G>() => G extends B ? 1 : 2 ? true : false;

/** Converts a type of the SDK to the JSON that is sent: enums with known values only, ids in place of objects. */
type Wire<T> = T extends unknown
  ? Same<T, Open> extends true
    ? never
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends { id: string; object: string }
        ? never
        : T extends (infer U)[]
          ? Wire<U>[]
          : { [K in keyof T]: Wire<T[K]> }
  : never;

/** Some fields of an SDK type. One that the SDK renames or removes does not compile. */
type Fields<T, K extends keyof T> = { [P in K]: Wire<T[P]> };

interface List<T> {
  object: 'list';
  data: T[];
}

// To use another field, add it here and set its value in the sandbox.
export type Charge = Fields<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'disputed' | 'payment_intent' | 'refunded'
>;
export type Customer = Fields<
  Stripe.Customer,
  'id' | 'object' | 'balance' | 'created' | 'email' | 'metadata'
> & { invoice_settings: Fields<Stripe.Customer.InvoiceSettings, 'default_payment_method'> };
export type Dispute = Fields<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'payment_intent' | 'status'
>;
export type Invoice = Fields<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'hosted_invoice_url'
  | 'next_payment_attempt'
  | 'number'
  | 'status'
  | 'total'
> & {
  lines: List<InvoiceLine>;
  parent: { subscription_details: Fields<Stripe.Invoice.Parent.SubscriptionDetails, 'subscription'> };
  status_transitions: Fields<Stripe.Invoice.StatusTransitions, 'paid_at'>;
};
export type InvoiceLine = Fields<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'description'>;
export type InvoicePayment = Fields<
  Stripe.InvoicePayment,
  'id' | 'object' | 'created' | 'invoice' | 'payment' | 'status'
>;
export type PaymentIntent = Fields<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'created' | 'latest_charge' | 'payment_method' | 'status'
> & {
  last_payment_error:
    | (Fields<Stripe.PaymentIntent.LastPaymentError, 'code' | 'message' | 'type'> & {
        payment_method: PaymentMethod;
      })
    | null;
};
export type PaymentMethod = Fields<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'type'
> & {
  card?: Fields<Stripe.PaymentMethod.Card, 'last4'>;
  sepa_debit?: Fields<Stripe.PaymentMethod.SepaDebit, 'last4'>;
};
export type PortalConfiguration = Fields<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'created' | 'metadata'
> & { features: { subscription_update: { products: { product: string; prices: string[] }[] } } };
export type PortalSession = Fields<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'return_url' | 'url'
> & { configuration: string | null };
export type Price = Fields<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'lookup_key' | 'product' | 'unit_amount'
> & { recurring: { interval: 'month' | 'year' } };
export type Product = Fields<Stripe.Product, 'id' | 'object' | 'created' | 'name'>;
export type Refund = Fields<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'metadata' | 'payment_intent' | 'reason' | 'status'
>;
export type Session = Fields<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'customer'
  | 'expires_at'
  | 'invoice'
  | 'metadata'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
>;
export type Subscription = Fields<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'ended_at'
  | 'latest_invoice'
  | 'metadata'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & { items: List<SubscriptionItem> };
export type SubscriptionItem = Fields<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start'
> & { price: Price };
export type WebhookEndpoint = Fields<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'api_version' | 'created' | 'description' | 'enabled_events' | 'url'
> & { secret: string };
