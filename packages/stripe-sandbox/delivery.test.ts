import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const idle = async () => {
  const { host, port } = trial.sandbox;
  expect((await fetch(`http://${host}:${port}/__sandbox/stripe/idle`)).status).toBe(200);
};

async function changedCustomer(): Promise<string> {
  const { id } = await trial.stripe.customers.create({ email: 'a@b.fr' });
  await trial.stripe.customers.update(id, { email: 'c@d.fr' });
  return id;
}
const changes = async () => (await trial.stripe.events.list({ type: 'customer.updated' })).data;

it('an event is retried until the endpoint accepts it', async () => {
  trial.answers = [500, 503];
  await changedCustomer();
  await trial.arrival('customer.updated');
  await idle();
  expect((await changes()).map(({ id }) => id)).toEqual(trial.events.map(({ id }) => id));
});

it('an event that is never accepted is given up, and can be resent', async () => {
  trial.answers = [500, 500, 500, 500];
  await changedCustomer();
  await idle();
  expect(trial.events).toEqual([]);
  const [event] = await changes();
  await trial.order(`/events/${event!.id}/resend`);
  expect(trial.events.map(({ id }) => id)).toEqual([event!.id]);
});

it('paused events wait, and a dropped one is never sent', async () => {
  await trial.order('/deliveries/pause');
  await changedCustomer();
  await changedCustomer();
  expect(trial.events).toEqual([]);
  const [kept, lost] = await changes();
  await trial.order(`/events/${lost!.id}/drop`);
  await trial.order('/deliveries/resume');
  await idle();
  expect(trial.events.map(({ id }) => id)).toEqual([kept!.id]);
});

it('an event can be sent five times at once', async () => {
  await changedCustomer();
  await trial.arrival('customer.updated');
  await trial.order(`/events/${trial.events[0]!.id}/resend`, { times: 5 });
  expect(trial.events).toHaveLength(6);
});

it('signatures have the real time, not the virtual one', async () => {
  await trial.order('/clock/advance', { days: 400 });
  await changedCustomer();
  await trial.arrival('customer.updated');
  expect(trial.events[0]!.created * 1000).toBeGreaterThan(Date.now() + 399 * 86_400_000);
});

it('an endpoint created by the API has its own secret and gets only the requested events', async () => {
  const endpoint = await trial.stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/nobody',
    enabled_events: ['invoice.paid'],
    api_version: '2026-10-28.endive',
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  await changedCustomer();
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
});
