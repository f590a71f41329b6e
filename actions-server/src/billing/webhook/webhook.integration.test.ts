import { Stripe } from 'stripe';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

let made = 0;
const now = () => Math.floor(Date.now() / 1000);

function eventOf(type: string, padding = '') {
  made += 1;
  const object = { id: `in_unknown_${made}`, object: 'invoice', padding };
  const event = {
    id: `evt_${made}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    type,
    data: { object },
  };
  return { id: event.id, payload: JSON.stringify(event, null, 2) };
}

const sign = (payload: string, secret = setup.secret, timestamp = now()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

function post(payload: string, signature?: string, app = setup.app) {
  const sent = request(app).post('/webhooks/stripe').set('Content-Type', 'application/json');
  return (signature === undefined ? sent : sent.set('Stripe-Signature', signature)).send(payload);
}
const kept = (id: string) => setup.count('webhook_events', 'stripe_event_id = $1', id);

test('an event with a valid signature is stored, and a repetition is a 200 that stores nothing', async () => {
  const { id, payload } = eventOf('invoice.paid');
  const signature = sign(payload);
  expect((await post(payload, signature)).status).toBe(200);
  expect((await post(payload, signature)).status).toBe(200);
  expect(await kept(id)).toBe(1);
});

test('an event without a signature, with a forged, old or wrong one, or with another body is refused', async () => {
  const { id, payload } = eventOf('invoice.paid');
  const signatures = {
    missing: undefined,
    forged: `t=${now()},v1=${'0'.repeat(64)}`,
    stale: sign(payload, setup.secret, now() - 3600),
    foreign: sign(payload, 'whsec_foreign'),
    'of another body': sign(`${payload} `),
    garbled: 'yes',
  };
  for (const [name, signature] of Object.entries(signatures)) {
    const answer = await post(payload, signature);
    expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'signatureRefused']);
  }
  expect(await kept(id)).toBe(0);
});

test('a signature from the future is refused, one of a clock that runs ahead by seconds is not', async () => {
  const { payload } = eventOf('invoice.paid');
  const refused = await post(payload, sign(payload, setup.secret, now() + 120));
  expect([refused.status, refused.body.code]).toEqual([400, 'signatureRefused']);
  expect((await post(payload, sign(payload, setup.secret, now() + 10))).status).toBe(200);
});

test.each([
  'null',
  '{"id":"evt_bad","type":"invoice.paid"}',
  '{"id":"evt_bad","type":"invoice.paid","data":null}',
  '{"id":"evt_bad","type":"invoice.paid","data":{"object":null}}',
  '{"id":null,"type":"invoice.paid","data":{"object":{"id":"in_1"}}}',
  '{"id":"evt_bad","type":"invoice.paid","data":{"object":{"id":null}}}',
])('a signed event that is malformed is a 400 and is not kept: %s', async (payload) => {
  const answer = await post(payload, sign(payload));
  expect([answer.status, answer.body.code]).toEqual([400, 'malformedRequest']);
  expect(await kept('evt_bad')).toBe(0);
});

test('a signed body that is not JSON is a 400', async () => {
  const answer = await post('{"id":', sign('{"id":'));
  expect([answer.status, answer.body.code]).toEqual([400, 'malformedJson']);
});

test('while the secret is being changed, both are accepted', async () => {
  const app = setup.appWith({ STRIPE_WEBHOOK_SECRETS: ['whsec_new', setup.secret] });
  for (const secret of ['whsec_new', setup.secret]) {
    const { payload } = eventOf('invoice.paid');
    expect((await post(payload, sign(payload, secret), app)).status).toBe(200);
  }
});

test('a body over 1 MB is refused, one just below is not', async () => {
  const { payload: large } = eventOf('invoice.paid', 'x'.repeat(1024 * 1024));
  expect(await post(large, sign(large))).toMatchObject({ status: 413, body: { code: 'bodyTooLarge' } });
  const { payload: fitting } = eventOf('invoice.paid', 'x'.repeat(1000 * 1024));
  expect((await post(fitting, sign(fitting))).status).toBe(200);
});

test('the endpoint at Stripe is created once, and its secret is returned once', async () => {
  const site = 'https://lavoir.test';
  expect(await setup.ensureEndpointOf(site)).toMatch(/^whsec_/);
  expect(await setup.ensureEndpointOf(site)).toBeUndefined();
  const { data } = await setup.stripe.webhookEndpoints.list();
  const made = data.filter(({ url }) => url === `${site}/webhooks/stripe`);
  expect(made).toMatchObject([{ api_version: Stripe.API_VERSION }]);
  expect(made[0]!.enabled_events).toContain('invoice.paid');
  await setup.stripe.webhookEndpoints.del(made[0]!.id);
});

test('thin events and events of connected accounts are a 200 and are not stored, unless their signature is wrong', async () => {
  const { payload } = eventOf('invoice.paid');
  const connected = JSON.stringify({ ...(JSON.parse(payload) as object), account: 'acct_1' });
  const thin = JSON.stringify({ id: 'evt_thin', object: 'v2.core.event', type: 'v2.core.account.updated' });
  const stored = () => setup.count('webhook_events', 'true');
  const before = await stored();
  for (const body of [connected, thin]) {
    expect((await post(body, sign(body))).status).toBe(200);
    expect((await post(body, sign(body, 'whsec_other'))).status).toBe(400);
  }
  for (const from of ['v2', 'connected']) await setup.order('/events', { from });
  await setup.eventsDelivered();
  expect(await stored()).toBe(before);
  expect((await setup.stripe.events.list({ limit: 100 })).data).toEqual([]);
});

test('unhandled types are a 200 and are not stored', async () => {
  const { id, payload } = eventOf('invoice.payment_succeeded');
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(await kept(id)).toBe(0);
});

test('an event about an object unknown to Stripe is abandoned with its reason, and the site is notified', async () => {
  const { id, payload } = eventOf('invoice.paid');
  await post(payload, sign(payload));
  await expect
    .poll(() =>
      kept(id).then(() =>
        setup.count(
          'webhook_events',
          'stripe_event_id = $1 and dead_at is not null and last_error ~ $2',
          id,
          'Stripe does not know',
        ),
      ),
    )
    .toBe(1);
  await expect
    .poll(async () => (await setup.emailsTo('contact@lavoir.test')).some(({ text }) => text.includes(id)))
    .toBe(true);
});

test('without Postgres an event is a 5xx, so that Stripe sends it again', async () => {
  const { id, payload } = eventOf('invoice.paid');
  const cutOff = setup.appWith({ DATABASE_URL: 'postgres://127.0.0.1:9/lavoir' });
  expect((await post(payload, sign(payload), cutOff)).status).toBe(503);
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(await kept(id)).toBe(1);
});
