import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const pages = () => `http://${trial.sandbox.host}:${trial.sandbox.port}/__sandbox/stripe`;
const idle = async () => expect((await fetch(`${pages()}/idle`)).status).toBe(200);

it('an event is retried until the endpoint accepts it', async () => {
  trial.answers = [500, 503];
  await trial.stripe.customers.create({ email: 'a@b.fr' });
  await trial.arrival('customer.created');
  await idle();
  const [event] = (await trial.stripe.events.list({ type: 'customer.created' })).data;
  expect(event).toMatchObject({ id: trial.events[0]!.id, pending_webhooks: 0 });
});

it('an event that is never accepted is listed as failed and can be resent', async () => {
  trial.answers = [500, 500, 500, 500];
  await trial.stripe.customers.create({ email: 'a@b.fr' });
  await idle();
  expect(trial.events).toEqual([]);
  const { data } = await trial.stripe.events.list({ delivery_success: false });
  expect(data).toHaveLength(1);
  await trial.order(`/events/${data[0]!.id}/resend`);
  expect(trial.events.map(({ id }) => id)).toEqual([data[0]!.id]);
  expect((await trial.stripe.events.list({ delivery_success: false })).data).toEqual([]);
});

it('paused events wait, and a dropped one is never sent', async () => {
  await trial.order('/deliveries/pause');
  await trial.stripe.customers.create({ email: 'lost@b.fr' });
  await trial.stripe.customers.create({ email: 'kept@b.fr' });
  expect(trial.events).toEqual([]);
  const { data } = await trial.stripe.events.list({ type: 'customer.created' });
  await trial.order(`/events/${data[1]!.id}/drop`);
  await trial.order('/deliveries/resume');
  await idle();
  expect(trial.events.map(({ id }) => id)).toEqual([data[0]!.id]);
});

it('an event can be sent five times at once', async () => {
  await trial.stripe.customers.create({ email: 'a@b.fr' });
  await trial.arrival('customer.created');
  await trial.order(`/events/${trial.events[0]!.id}/resend`, { times: 5 });
  expect(trial.events).toHaveLength(6);
});

it('signatures have the real time, not the virtual one', async () => {
  await trial.order('/clock/advance', { days: 400 });
  await trial.stripe.customers.create({ email: 'a@b.fr' });
  await trial.arrival('customer.created');
  expect(trial.events[0]!.created * 1000).toBeGreaterThan(Date.now() + 399 * 86_400_000);
});

it('an endpoint created by the API has its own secret and gets only the requested events', async () => {
  const endpoint = await trial.stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/nobody',
    enabled_events: ['invoice.paid'],
    api_version: '2026-10-28.endive',
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  await trial.stripe.customers.create({ email: 'a@b.fr' });
  await idle();
  await trial.stripe.webhookEndpoints.del(endpoint.id);
});

it('a restart keeps objects, pending events and the secret of the endpoint', async () => {
  await trial.order('/deliveries/pause');
  const { id } = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  await trial.sandbox.close();
  await trial.start();
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await vi.waitFor(() => expect(trial.received('invoice.paid')).toHaveLength(1));
  const customer = await trial.stripe.customers.create({ email: 'new@b.fr' });
  expect(customer.id).toMatch(/^cus_/);
});
