import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
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

/** An event with a snapshot of its object, or a thin event, which has none. */
export interface SandboxEvent {
  id: string;
  object: 'event' | 'v2.core.event';
  account?: string;
  api_version?: string;
  created: number | string;
  data?: { object: unknown };
  type: string;
}

/** Delivery of an event to an endpoint. `due` is the real time in milliseconds, not the virtual one. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  due: number;
}

interface Cart {
  id: string;
  price: string;
  metadata: Record<string, string>;
}

export interface SandboxState {
  id: 'sandbox';
  /** Seconds by which the virtual clock is ahead of the real one. */
  clockOffset: number;
  invoiceCounter: number;
}

export interface Collections {
  carts: Cart;
  charges: Charge;
  customers: Customer;
  deletedCustomers: { id: string; object: 'customer'; deleted: true };
  deliveries: Delivery;
  disputes: Dispute;
  events: SandboxEvent;
  invoicePayments: InvoicePayment;
  invoices: Invoice;
  paymentIntents: PaymentIntent;
  paymentMethods: PaymentMethod;
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
