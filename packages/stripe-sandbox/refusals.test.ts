import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStripeSandbox } from './sandbox.ts';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const untyped = (params: object) => params as never;

it.each([
  [{ mode: 'subscribtion' }, /mode/],
  [{ mode: 'subscription', payment_method_types: ['card'] }, /payment_method_types/],
  [{ mode: 'subscription', line_items: [{ prix: 'price_1' }] }, /prix/],
  [{ mode: 'subscription', discounts: [{ coupon: 'x' }] }, /discounts/],
  [{ mode: 'subscription' }, /success_url/],
])('a session of %j is refused by the name of its parameter', async (params, message) => {
  await expect(trial.stripe.checkout.sessions.create(untyped(params))).rejects.toThrow(message);
});

it('an unknown path returns an error, never an object', async () => {
  await expect(trial.stripe.coupons.list()).rejects.toThrow(
    /Unrecognized request URL \(GET: \/v1\/coupons\)/,
  );
});

it('events of more than 20 types cannot be listed at once', async () => {
  const types = Array.from({ length: 21 }, (_, n) => `type_${n}`);
  await expect(trial.stripe.events.list({ types })).rejects.toThrow(/types/);
});

it('unknown ids do not exist', async () => {
  const missing = { code: 'resource_missing', statusCode: 404 };
  await expect(trial.stripe.customers.retrieve('cus_demo_1')).rejects.toMatchObject(missing);
  await expect(trial.stripe.subscriptions.retrieve('sub_demo_1')).rejects.toMatchObject(missing);
});

it('only test keys are accepted, and it does not start with a live one', async () => {
  for (const key of ['sk_live_1', 'whatever', 'pk_test_1']) {
    await expect(trial.client(key).prices.list()).rejects.toMatchObject({ statusCode: 401 });
  }
  await expect(startStripeSandbox({ secretKey: 'sk_live_1' })).rejects.toThrow(/live key/);
});

it('an idempotency key repeats the first response, and is refused for another request', async () => {
  const key = { idempotencyKey: 'attempt-1' };
  const first = await trial.stripe.customers.create({ email: 'a@b.fr' }, key);
  const second = await trial.stripe.customers.create({ email: 'a@b.fr' }, key);
  expect(second.id).toBe(first.id);
  await expect(trial.stripe.customers.create({ email: 'c@d.fr' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

it('a request that was refused may be corrected under the same key', async () => {
  const key = { idempotencyKey: 'attempt-2' };
  await expect(trial.stripe.customers.create(untyped({ mail: 'a' }), key)).rejects.toThrow(/mail/);
  expect(await trial.stripe.customers.create({ email: 'a@b.fr' }, key)).toMatchObject({ email: 'a@b.fr' });
});

it('lists are paginated, newest first', async () => {
  for (const name of ['a', 'b', 'c']) await trial.price(name, 100, 'month');
  expect(await trial.stripe.prices.list({ limit: 2 })).toMatchObject({
    has_more: true,
    data: [{ lookup_key: 'c' }, { lookup_key: 'b' }],
  });
  const keys = [];
  for await (const price of trial.stripe.prices.list({ limit: 1 })) keys.push(price.lookup_key);
  expect(keys).toEqual(['c', 'b', 'a']);
});

it('only ids that the product reads as objects are expanded', async () => {
  const { id } = await trial.price('premium', 5900, 'year');
  await expect(trial.stripe.prices.retrieve(id, { expand: ['currency'] })).rejects.toThrow(
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
  const { data } = await trial.stripe.prices.list({ lookup_keys: ['premium'] });
  expect(data.map(({ id }) => id)).toEqual([replacement.id]);
});

it('faults can be set: 500, 429, and a lost response of a completed call', async () => {
  await trial.order('/faults', { api: ['http_500', 'http_429', 'lost_answer'] });
  await expect(trial.stripe.prices.list()).rejects.toMatchObject({ statusCode: 500 });
  await expect(trial.stripe.prices.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  const retried = { idempotencyKey: 'attempt-3', maxNetworkRetries: 2 };
  await trial.stripe.customers.create({ email: 'a@b.fr' }, retried);
  expect((await trial.stripe.customers.list({ email: 'a@b.fr' })).data).toHaveLength(1);
});

it('a payment that is disputed is not refunded, unless the dispute is won', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  const payment_intent = await trial.intentOf(subscription);
  const { id } = await trial.order<{ id: string }>('/disputes', { payment_intent });
  const refused = { code: 'charge_disputed', statusCode: 400 };
  await expect(trial.stripe.refunds.create({ payment_intent })).rejects.toMatchObject(refused);
  await trial.order(`/disputes/${id}/close`, { status: 'won' });
  expect(await trial.stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
});
