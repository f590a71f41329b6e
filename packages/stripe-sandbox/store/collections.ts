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

/** An event with a snapshot of its object. */
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

/** Delivery of an event to an endpoint. Times are real, in milliseconds. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  due: number;
  lastAnswer: string | null;
}

/** The first response of an idempotency key. */
export interface KeptAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  at: number;
}

/** Items of a session and data for its subscription, which Stripe returns only when expanded. */
export interface Cart {
  id: string;
  lines: LineItem[];
  subscription: { metadata: Record<string, string>; description: string | null };
  /** Checkout fields that are saved to the customer. */
  updatesCustomer: { address: boolean; name: boolean };
  /** The card whose payment is being authenticated. */
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

/** Test number of a saved card, which determines its behaviour. */
export interface CardNumber {
  id: string;
  number: string;
}

/** Lines for the next invoice of a subscription. */
export interface PendingLines {
  id: string;
  lines: InvoiceLine[];
}

/** A plan change whose invoice is not paid yet. */
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
  /** Outcomes of the next payments with any card. */
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
  sandbox: SandboxState;
  sessions: Session;
  subscriptions: Subscription;
  webhookEndpoints: WebhookEndpoint;
}

export type CollectionName = keyof Collections;

/** SDK type of each collection, against which its objects are checked when stored. */
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
