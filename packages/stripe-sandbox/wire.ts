import type { Stripe } from 'stripe';

/** The SDK's type for unknown values of an enum. */
type Open = string & Record<never, never>;
type Same<A, B> = (<G>() => G extends A ? 1 : 2) extends <G>() => G extends B ? 1 : 2 ? true : false;

/**
 * An SDK type as JSON: with closed enums and decimals as text. An object of type `Wire<Stripe.X>` with a missing field, a
 * wrong value or a removed field does not compile.
 */
export type Wire<T> = T extends unknown
  ? Same<T, Open> extends true
    ? never
    : T extends Stripe.Decimal
      ? string
      : T extends string | number | boolean | null | undefined
        ? T
        : T extends (infer U)[]
          ? Wire<U>[]
          : T extends object
            ? { [K in keyof T]: Wire<T[K]> }
            : T
  : never;

export type Address = Wire<Stripe.Address>;
export type Charge = Wire<Stripe.Charge>;
export type Customer = Wire<Stripe.Customer>;
export type Dispute = Wire<Stripe.Dispute>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type LineItem = Wire<Stripe.LineItem>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Plan = Wire<Stripe.Plan>;
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Price = Wire<Stripe.Price>;
export type Product = Wire<Stripe.Product>;
export type Refund = Wire<Stripe.Refund>;
export type Session = Wire<Stripe.Checkout.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** Returns the id of a field that is an id or an expanded object. The sandbox stores only ids. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
