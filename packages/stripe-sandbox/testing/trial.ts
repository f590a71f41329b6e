import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import { startStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from '../sandbox.ts';

export class Trial {
  readonly events: Stripe.Event[] = [];
  readonly defects: unknown[] = [];
  /** Answers of the endpoint to the next events; only those with 200 count as received. */
  answers: number[] = [];
  sandbox!: StripeSandbox;
  stripe!: Stripe;
  #folder = '';
  #endpoint = createServer();
  #options: StripeSandboxOptions = {};

  async open(options: StripeSandboxOptions = {}): Promise<this> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
    this.#options = {
      file: path.join(this.#folder, 'stripe.jsonl'),
      retryDelays: [20, 20, 20],
      reportError: (error) => void this.defects.push(error),
      ...options,
    };
    await new Promise<void>((resolve) => this.#endpoint.listen(0, '127.0.0.1', resolve));
    await this.start();
    return this;
  }

  async start(): Promise<void> {
    this.sandbox = await startStripeSandbox(this.#options);
    const { host, port, secretKey } = this.sandbox;
    this.stripe = this.client(secretKey, { host, port });
    const { port: endpointPort } = this.#endpoint.address() as AddressInfo;
    const secret = this.sandbox.ensureEndpoint('trial', `http://127.0.0.1:${endpointPort}/hook`);
    this.#endpoint.removeAllListeners('request');
    this.#endpoint.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const status = this.answers.shift() ?? 200;
        const header = String(request.headers['stripe-signature']);
        const event = this.stripe.webhooks.constructEvent(Buffer.concat(chunks), header, secret);
        if (status === 200) this.events.push(event);
        response.writeHead(status).end();
      });
    });
  }

  client(key: string, { host, port } = this.sandbox as { host: string; port: number }): Stripe {
    return new Stripe(key, {
      apiVersion: '2026-10-28.endive',
      host,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    this.#endpoint.close();
    this.#endpoint.closeAllConnections();
    await rm(this.#folder, { recursive: true });
    expect(this.defects).toEqual([]);
  }

  async price(lookupKey: string, amount: number, interval: 'month' | 'year'): Promise<Stripe.Price> {
    const product = await this.stripe.products.create({ name: lookupKey });
    return this.stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: amount,
      recurring: { interval },
      lookup_key: lookupKey,
      tax_behavior: 'inclusive',
    });
  }

  async checkout(price: Stripe.Price, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const customer = await this.stripe.customers.create({ email: 'anne@exemple.fr' });
    return this.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      locale: 'fr',
      line_items: [{ price: price.id, quantity: 1 }],
      client_reference_id: 'user-1',
      metadata: { draft_id: 'draft-1' },
      subscription_data: { metadata: { user_id: 'user-1' } },
      success_url: 'http://shop.test/ok?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.test/no',
      ...more,
    });
  }

  async subscribe(price: Stripe.Price, card = '4242424242424242'): Promise<Stripe.Subscription> {
    const session = await this.checkout(price);
    await this.submit(session.url!, { cardNumber: card });
    const complete = await this.stripe.checkout.sessions.retrieve(session.id);
    return this.stripe.subscriptions.retrieve(complete.subscription as string);
  }

  async subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    return (await this.stripe.subscriptions.list({ customer, status: 'all' })).data;
  }

  async intentOf({ latest_invoice: invoice }: Stripe.Subscription): Promise<string> {
    const { payments } = await this.stripe.invoices.retrieve(invoice as string, { expand: ['payments'] });
    return payments!.data[0]!.payment.payment_intent as string;
  }

  async portalConfiguration(prices: Stripe.Price[]): Promise<string> {
    const products = prices.map(({ id, product }) => ({ product: product as string, prices: [id] }));
    const { id } = await this.stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products,
        },
      },
    });
    return id;
  }

  submit(url: string, fields: Record<string, string>): Promise<Response> {
    const headers = { accept: 'text/html' };
    return fetch(url, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  }

  async order<T = Record<string, unknown>>(control: string, body: object = {}): Promise<T> {
    const { host, port } = this.sandbox;
    const response = await fetch(`http://${host}:${port}/__sandbox/stripe${control}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json() as Promise<T>;
  }

  received(type: string): Stripe.Event[] {
    return this.events.filter((event) => event.type === type);
  }

  arrival(type: string, count = 1): Promise<void> {
    return vi.waitFor(() => expect(this.received(type).length).toBeGreaterThanOrEqual(count));
  }
}
