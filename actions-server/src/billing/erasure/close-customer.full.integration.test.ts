import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { premiumPlan } from '../../../testing/server-setup.ts';
import { chargeOf, readInvoice } from '../sync/stripe-payment.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

const password = 'mot de passe';
async function newOwner() {
  const email = `${randomUUID()}@example.fr`;
  const names = { firstName: 'Camille', lastName: 'Durand', email, role: 'owner' };
  const form = { ...names, password, confirmPassword: password };
  const { body, headers } = await setup.send({}, 'post', '/api/auth/register').send(form);
  const cookies = headers['set-cookie'] as unknown as string[];
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  return { id: body.user.id as string, email, cookie };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;
const erase = (owner: Owner) => setup.send(owner, 'post', '/api/auth/delete-account').send({ password });
const isThere = async ({ id }: Owner) => (await setup.count('users', 'id = $1', id)) === 1;
const customerOf = async ({ id }: Owner): Promise<string> =>
  (await setup.sql.query('select stripe_customer_id as id from users where id = $1', [id])).rows[0].id;
const subscriptionOf = async (customer: string) =>
  (await setup.stripe.subscriptions.list({ customer, status: 'all' })).data[0];
async function refundsOf(customer: string) {
  const { id: subscription } = (await subscriptionOf(customer))!;
  const { data } = await setup.stripe.invoices.list({ subscription });
  const { intent } = await readInvoice(setup.stripe, data[0]!.id);
  return chargeOf(intent)?.refunds?.data ?? [];
}

test('a running subscription blocks the deletion; a cancelled one ends with it, without a refund', async () => {
  const owner = await newOwner();
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  expect((await erase(owner)).body.code).toBe('subscriptionRunning');
  const customer = await customerOf(owner);
  const { id } = (await subscriptionOf(customer))!;
  await setup.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await setup.eventsHandled();
  expect((await erase(owner)).status).toBe(200);
  expect(await isThere(owner)).toBe(false);
  expect((await subscriptionOf(customer))?.status).toBe('canceled');
  await setup.eventsHandled();
  expect(await refundsOf(customer)).toEqual([]);
});

test('a subscription that was just paid, and that no event has reported, blocks the deletion', async () => {
  const owner = await newOwner();
  await setup.buy(owner, premiumPlan);
  await setup.sql.query('delete from subscriptions where user_id = $1', [owner.id]);
  expect((await erase(owner)).body.code).toBe('subscriptionRunning');
  expect(await isThere(owner)).toBe(true);
});

async function startDebit(owner: Owner) {
  const { body } = await setup.checkout(owner, premiumPlan);
  await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ cardNumber: 'FR1420041010050500013M02606' }),
  });
  await setup.eventsHandled();
}

test('a subscription whose first payment the bank refused ends with the account', async () => {
  const owner = await newOwner();
  await startDebit(owner);
  expect((await erase(owner)).body.code).toBe('subscriptionRunning');
  const customer = await customerOf(owner);
  await setup.order(`/subscriptions/${(await subscriptionOf(customer))!.id}/settle`, { outcome: 'decline' });
  await setup.eventsHandled();
  expect((await subscriptionOf(customer))?.status).toBe('incomplete');
  expect((await erase(owner)).status).toBe(200);
  expect((await subscriptionOf(customer))?.status).toBe('canceled');
});

test('an erasure on the command line does the same at Stripe, and refuses without access to it', async () => {
  const owner = await newOwner();
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const { env } = setup;
  const run = async (stripe: object) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'actions-server/src/user-data.ts', 'erase', owner.email, '--yes'],
      { env: { PATH: process.env.PATH, DATABASE_URL: env.DATABASE_URL, ...stripe } },
    );
    const [messages, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { messages, code: code as number };
  };
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env;
  const access = { STRIPE_SECRET_KEY, STRIPE_API_URL };
  expect(await run(access)).toMatchObject({
    code: 1,
    messages: expect.stringContaining('Cancel it in Stripe first'),
  });
  const customer = await customerOf(owner);
  await setup.stripe.subscriptions.update((await subscriptionOf(customer))!.id, {
    cancel_at_period_end: true,
  });
  await setup.eventsHandled();
  expect(await run({})).toMatchObject({ code: 1, messages: expect.stringContaining('STRIPE_SECRET_KEY') });
  expect(await isThere(owner)).toBe(true);
  expect(await run(access)).toMatchObject({ code: 0 });
  expect(await isThere(owner)).toBe(false);
  expect((await subscriptionOf(customer))?.status).toBe('canceled');
});

test('an open payment page is closed with the account', async () => {
  const owner = await newOwner();
  const { body } = await setup.checkout(owner, premiumPlan, draftOf());
  const customer = await customerOf(owner);
  expect((await erase(owner)).status).toBe(200);
  const { data } = await setup.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(data).toEqual([]);
  const paid = await fetch(body.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams() });
  expect(paid.status).not.toBe(303);
});

test('a subscription whose first debit arrives after the suspension of its account is not renewed', async () => {
  const owner = await newOwner();
  await startDebit(owner);
  await setup.suspend(owner.id, true);
  const customer = await customerOf(owner);
  const { id } = (await subscriptionOf(customer))!;
  await setup.order(`/subscriptions/${id}/settle`, { outcome: 'ok' });
  await setup.eventsHandled();
  expect(await subscriptionOf(customer)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  // Its owner may take it up again once reinstated.
  await setup.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await setup.eventsHandled();
  expect(await subscriptionOf(customer)).toMatchObject({ cancel_at_period_end: false });
});

test('an account whose customer was deleted at Stripe can be deleted', async () => {
  const owner = await newOwner();
  await setup.checkout(owner, premiumPlan);
  await setup.stripe.customers.del(await customerOf(owner));
  expect((await erase(owner)).status).toBe(200);
  expect(await isThere(owner)).toBe(false);
  await setup.eventsHandled();
});

test('a payment that arrives after the deletion is refunded once, however often Stripe reports it', async () => {
  const owner = await newOwner();
  const { body } = await setup.checkout(owner, premiumPlan);
  const customer = await customerOf(owner);
  expect((await erase(owner)).status).toBe(200);
  const late = await setup.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: (await priceOf()) ?? '', quantity: 1 }],
    success_url: 'http://localhost/',
    metadata: { user_id: owner.id },
    subscription_data: { metadata: { user_id: owner.id } },
  });
  expect(body.url).not.toBe(late.url);
  await setup.pay(late.url!);
  await setup.eventsHandled();
  await vi.waitFor(async () => expect(await refundsOf(customer)).toHaveLength(1));
  expect((await subscriptionOf(customer))?.status).toBe('canceled');
  const { rows } = await setup.sql.query('select stripe_event_id, event_type, object_id from webhook_events');
  for (const { event_type, object_id } of rows.filter(({ event_type: type }) => type === 'invoice.paid'))
    await setup.sql.query(
      'insert into webhook_events (stripe_event_id, event_type, object_id) values ($1, $2, $3)',
      [`evt_again_${randomUUID()}`, event_type, object_id],
    );
  await setup.eventsHandled();
  expect(await refundsOf(customer)).toHaveLength(1);
  expect(await setup.count('webhook_events', 'dead_at is not null')).toBe(0);
});

const priceOf = async () =>
  (await setup.sql.query('select stripe_price_id as id from subscription_plans where id = $1', [premiumPlan]))
    .rows[0]?.id as string | undefined;
