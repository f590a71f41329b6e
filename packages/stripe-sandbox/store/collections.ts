import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  Subscription,
  WebhookEndpoint,
} from '../wire.ts';

/** What has happened, with the object as it was then. */
export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** One event on its way to one endpoint. Times are of the wall clock, in milliseconds. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  due: number;
  lastAnswer: string | null;
}

/** The first answer to an idempotency key. */
export interface KeptAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  at: number;
}

/** What a session sells and passes on to the subscription; Stripe shows it only when asked to expand. */
export interface Cart {
  id: string;
  lines: LineItem[];
  subscription: { metadata: Record<string, string>; description: string | null };
  /** What is typed at the checkout and belongs to the customer from then on. */
  updatesCustomer: { address: boolean; name: boolean };
  /** The card whose bank has been asked to authenticate the payment. */
  challenge: Challenge | null;
}

export interface Challenge {
  card: string;
  details: PayerDetails;
}

export interface PayerDetails {
  email: string;
  name: string;
  line1: string;
  postalCode: string;
  city: string;
}

/** How a stored card behaves: its test number. */
export interface CardNumber {
  id: string;
  number: string;
}

/** A secret that was replaced and signs beside its successor for a day. `until` is in milliseconds. */
export interface RetiredSecret {
  id: string;
  endpoint: string;
  secret: string;
  until: number;
}

/** Lines that wait for the next invoice of a subscription. */
export interface PendingLines {
  id: string;
  lines: InvoiceLine[];
}

/** A plan change that waits for its invoice to be paid. */
export interface PendingChange {
  id: string;
  invoice: string;
  subscription: Subscription;
}

/** Settings of the sandbox itself; the one row has the id `sandbox`. */
export interface SandboxState {
  id: 'sandbox';
  /** How far the virtual clock is ahead of the real one, in seconds. */
  clockOffset: number;
  invoiceCounter: number;
  /** Outcomes that the next payments will have, whatever the card. */
  nextOutcomes: ('ok' | 'decline' | 'action_required')[];
}

export interface Collections {
  cards: CardNumber;
  carts: Cart;
  charges: Charge;
  customers: Customer;
  deletedCustomers: { id: string; object: 'customer'; deleted: true };
  deliveries: Delivery;
  disputes: Dispute;
  events: SandboxEvent;
  invoicePayments: InvoicePayment;
  invoices: Invoice;
  keptAnswers: KeptAnswer;
  paymentIntents: PaymentIntent;
  paymentMethods: PaymentMethod;
  pendingChanges: PendingChange;
  pendingLines: PendingLines;
  portalConfigurations: PortalConfiguration;
  portalSessions: PortalSession;
  prices: Price;
  products: Product;
  refunds: Refund;
  retiredSecrets: RetiredSecret;
  sandbox: SandboxState;
  sessions: Session;
  subscriptions: Subscription;
  webhookEndpoints: WebhookEndpoint;
}

export type CollectionName = keyof Collections;

/** The SDK type that every object of a collection is checked against when it is stored. */
export const structureOf: Partial<Record<CollectionName, string>> = {
  charges: 'Charge',
  customers: 'Customer',
  disputes: 'Dispute',
  invoicePayments: 'InvoicePayment',
  invoices: 'Invoice',
  paymentIntents: 'PaymentIntent',
  paymentMethods: 'PaymentMethod',
  portalConfigurations: 'PortalConfiguration',
  portalSessions: 'PortalSession',
  prices: 'Price',
  products: 'Product',
  refunds: 'Refund',
  sessions: 'Session',
  subscriptions: 'Subscription',
  webhookEndpoints: 'WebhookEndpoint',
};
