import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStripeSandbox, type StripeSandbox } from './sandbox.ts';

let folder: string;
let sandbox: StripeSandbox;
let stripe: Stripe;
let endpoint: Endpoint;
let defects: unknown[];

interface Endpoint {
  url: string;
  events: Stripe.Event[];
  answer: number;
  close(): void;
}

beforeEach(async () => {
  defects = [];
  folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  sandbox = await startStripeSandbox({
    file: path.join(folder, 'stripe.jsonl'),
    reportError: (error) => void defects.push(error),
    retryDelays: [20, 20, 20],
  });
  stripe = new Stripe(sandbox.secretKey, {
    apiVersion: '2026-10-28.endive',
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  endpoint = await listen();
});
afterEach(async () => {
  expect(defects).toEqual([]);
  await sandbox.close();
  endpoint.close();
  await rm(folder, { recursive: true });
});

async function listen(): Promise<Endpoint> {
  const events: Stripe.Event[] = [];
  const found = { url: '', events, answer: 200, close: () => void server.close() };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = stripe.webhooks.constructEvent(
        Buffer.concat(chunks),
        String(request.headers['stripe-signature']),
        secret,
      );
      if (found.answer === 200) events.push(event);
      response.writeHead(found.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  found.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = sandbox.ensureEndpoint('test', found.url);
  return found;
}

async function openCheckout() {
  const customer = await stripe.customers.create({ email: 'anne@exemple.fr', metadata: { user_id: 'u1' } });
  const product = await stripe.products.create({ name: 'Premium' });
  await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 5900,
    recurring: { interval: 'year' },
    lookup_key: 'premium',
    tax_behavior: 'inclusive',
  });
  const [price] = (await stripe.prices.list({ lookup_keys: ['premium'] })).data;
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    locale: 'fr',
    line_items: [{ price: price!.id, quantity: 1 }],
    client_reference_id: 'u1',
    subscription_data: { metadata: { user_id: 'u1' } },
    success_url: 'http://shop.test/ok?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/no',
  });
}

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const card = (cardNumber: string) => ({ cardNumber, cardExpiry: '12 / 40', cardCvc: '123', name: 'Anne' });

it('a purchase: a refused card leaves the session open, a good one makes subscription, invoice and events', async () => {
  const session = await openCheckout();
  const declined = await submit(session.url!, card('4000000000000002'));
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Votre carte a été refusée');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  const paid = await submit(session.url!, card('4242 4242 4242 4242'));
  expect(paid.headers.get('location')).toBe(`http://shop.test/ok?session_id=${session.id}`);
  const complete = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice.payments', 'line_items'],
  });
  expect(complete).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: { status: 'active', metadata: { user_id: 'u1' } },
    invoice: { status: 'paid', total: 5900 },
  });
  await vi.waitFor(() =>
    expect(endpoint.events.map((event) => event.type)).toContain('checkout.session.completed'),
  );
});
