import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStripeSandbox } from './sandbox.ts';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const untyped = (params: object) => params as never;

it('an unknown parameter is refused by name', async () => {
  await expect(trial.stripe.customers.create(untyped({ mail: 'a@b.fr' }))).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'mail',
  });
  const nested = { mode: 'subscription', line_items: [{ prix: 'price_1' }] };
  await expect(trial.stripe.checkout.sessions.create(untyped(nested))).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'line_items[0][prix]',
  });
});

it('a parameter of Stripe that the sandbox does not support is refused', async () => {
  const price = await trial.price('premium', 5900, 'year');
  await expect(trial.checkout(price, { discounts: [{ coupon: 'x' }] })).rejects.toThrow(
    /does not imitate it/,
  );
});

it.each([
  [{ mode: 'subscribtion' }, /Invalid mode: must be one of payment, setup, or subscription/],
  [{ mode: 'subscription', payment_method_types: ['card'] }, /unknown parameter: payment_method_types/],
  [{ mode: 'subscription' }, /Missing required param: success_url/],
  [{ mode: 'subscription', success_url: '/ok' }, /Not a valid URL/],
  [{ mode: 'subscription', success_url: 'http://shop.test' }, /Missing required param: line_items/],
  [{ mode: 'subscription', expires_at: 'tomorrow' }, /Invalid integer: tomorrow/],
  [{ mode: 'subscription', customer: 'cus_1', customer_email: 'a@b.fr' }, /only specify one of these/],
  [{ mode: 'subscription', success_url: 'http://shop.test', customer: 'cus_demo_1' }, /No such customer/],
])('a session of %j is refused', async (params, message) => {
  await expect(trial.stripe.checkout.sessions.create(untyped(params))).rejects.toThrow(message);
});

it('an unknown path returns an error, never an object', async () => {
  const raw = await fetch(`http://${trial.sandbox.host}:${trial.sandbox.port}/v1/coupons`, {
    headers: { authorization: 'Bearer sk_test_x' },
  });
  expect(raw.status).toBe(404);
  expect(await raw.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  await expect(trial.stripe.coupons.list()).rejects.toThrow(
    /Unrecognized request URL \(GET: \/v1\/coupons\)/,
  );
});

it('unknown ids do not exist', async () => {
  const missing = { code: 'resource_missing', statusCode: 404 };
  await expect(trial.stripe.customers.retrieve('cus_demo_1')).rejects.toMatchObject(missing);
  await expect(trial.stripe.subscriptions.retrieve('sub_demo_1')).rejects.toMatchObject(missing);
  await expect(trial.stripe.paymentIntents.retrieve('pi_demo_1')).rejects.toMatchObject(missing);
  await expect(trial.stripe.invoices.retrieve('in_demo_1')).rejects.toMatchObject(missing);
});

it('only test keys are accepted, and it does not start with a live one', async () => {
  for (const key of ['sk_live_1', 'whatever', 'pk_test_1']) {
    await expect(trial.client(key).customers.list()).rejects.toMatchObject({ statusCode: 401 });
  }
  await expect(startStripeSandbox({ secretKey: 'sk_live_1' })).rejects.toThrow(/live key/);
});

it('an idempotency key repeats the first response, and is refused for another request', async () => {
  const key = { idempotencyKey: 'attempt-1' };
  const first = await trial.stripe.customers.create({ email: 'a@b.fr' }, key);
  const second = await trial.stripe.customers.create({ email: 'a@b.fr' }, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await trial.stripe.customers.list({ email: 'a@b.fr' })).data).toHaveLength(1);
  await expect(trial.stripe.customers.create({ email: 'c@d.fr' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

it('a request that was refused may be corrected under the same key', async () => {
  const key = { idempotencyKey: 'attempt-2' };
  await expect(trial.stripe.customers.create(untyped({ mail: 'a' }), key)).rejects.toThrow();
  expect(await trial.stripe.customers.create({ email: 'a@b.fr' }, key)).toMatchObject({ email: 'a@b.fr' });
});

it('lists are paginated, newest first', async () => {
  for (const name of ['a', 'b', 'c']) await trial.stripe.customers.create({ name });
  const first = await trial.stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ name: 'c' }, { name: 'b' }] });
  const names = [];
  for await (const customer of trial.stripe.customers.list({ limit: 1 })) names.push(customer.name);
  expect(names).toEqual(['c', 'b', 'a']);
  await expect(trial.stripe.customers.list({ starting_after: 'cus_x' })).rejects.toThrow(/No such/);
});

it('only the fields that Stripe can expand are expanded', async () => {
  const price = await trial.price('premium', 5900, 'year');
  expect(await trial.stripe.prices.retrieve(price.id, { expand: ['product'] })).toMatchObject({
    product: { name: 'premium' },
  });
  await expect(trial.stripe.prices.retrieve(price.id, { expand: ['currency'] })).rejects.toThrow(
    /cannot be expanded/,
  );
});

it('a lookup key belongs to one price and is transferred only on request', async () => {
  const old = await trial.price('premium', 5900, 'year');
  await expect(trial.price('premium', 6900, 'year')).rejects.toThrow(/already uses that lookup key/);
  const replacement = await trial.stripe.prices.create({
    product: old.product as string,
    currency: 'eur',
    unit_amount: 6900,
    recurring: { interval: 'year' },
    lookup_key: 'premium',
    transfer_lookup_key: true,
  });
  const { data } = await trial.stripe.prices.list({ lookup_keys: ['premium'], active: true });
  expect(data.map(({ id }) => id)).toEqual([replacement.id]);
});

it('faults can be set: 500, 429, and a lost response of a completed call', async () => {
  await trial.order('/faults', { api: ['http_500', 'http_429', 'lost_answer'] });
  await expect(trial.stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 });
  await expect(trial.stripe.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  const retried = { idempotencyKey: 'attempt-3', maxNetworkRetries: 2 };
  await trial.stripe.customers.create({ email: 'a@b.fr' }, retried);
  expect((await trial.stripe.customers.list({ email: 'a@b.fr' })).data).toHaveLength(1);
});

it('the SDK has the API version of the sandbox', () => {
  expect(Stripe.API_VERSION).toBe('2026-10-28.endive');
});
