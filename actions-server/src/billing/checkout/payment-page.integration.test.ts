import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
let owner: Required<Person>;
beforeAll(async () => {
  setup = await setUpBilling();
});
beforeEach(async () => {
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

const isOpen = async (url: unknown) => (await fetch(url as string)).status === 200;
async function openPages() {
  const customers = await setup.stripe.customers.list({ email: owner.email });
  const customer = customers.data[0]!.id;
  return (await setup.stripe.checkout.sessions.list({ customer, status: 'open' })).data;
}

/** Returns a server whose first request of this type to Stripe waits for what happens in the same moment. */
async function serverDuring(method: string, path: string, happen: () => Promise<unknown>) {
  let hasHappened = false;
  const proxy = createServer(async (incoming, outgoing) => {
    const { url, headers } = incoming;
    if (incoming.method === method && url!.startsWith(path) && !hasHappened) {
      hasHappened = true;
      await happen();
    }
    const options = { method: incoming.method, headers };
    const target = requestOf(new URL(url!, setup.env.STRIPE_API_URL), options, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(target);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  return setup.appWith({ STRIPE_API_URL: `http://127.0.0.1:${port}` });
}

const isReported = () => expect.poll(() => setup.emailsTo(owner.email)).toHaveLength(1);
async function makeClient() {
  const { errors } = await setup.graphql(
    await setup.addUser('admin'),
    `mutation { changeUserRole(userId: "${owner.id}", role: "client") { userId } }`,
  );
  expect(errors).toBeUndefined();
}
async function suspend(endsSubscription: boolean) {
  await setup.suspend(owner.id, endsSubscription);
  await isReported();
}

test.each([true, false])(
  'a suspension closes an open payment page; it ends subscriptions: %s',
  async (endsSubscription) => {
    const { body } = await setup.checkout(owner, premiumPlan, draftOf());
    expect(await isOpen(body.url)).toBe(true);
    await suspend(endsSubscription);
    expect(await isOpen(body.url)).toBe(false);
  },
);

test('an owner who becomes a client has no open payment page', async () => {
  const { body } = await setup.checkout(owner, premiumPlan, draftOf());
  await makeClient();
  await expect.poll(() => isOpen(body.url)).toBe(false);
  await setup.sql.query(`update users set role = 'owner' where id = $1`, [owner.id]);
  const server = await serverDuring('POST', '/v1/checkout/sessions', makeClient);
  const { status } = await setup
    .send(owner, 'post', '/api/payments/create-checkout-session', server)
    .send({ planId: premiumPlan });
  expect(status).toBe(503);
  expect(await openPages()).toEqual([]);
});

test('the laundromat of a draft that is paid by a client waits for an administrator', async () => {
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await setup.sql.query(`update users set role = 'client' where id = $1`, [owner.id]);
  await setup.pay(body.url as string);
  await setup.eventsHandled();
  const { rows } = await setup.sql.query(
    'select is_active, needs_approval, reading_reasons from laundromats where id = $1',
    [draft.id],
  );
  expect(rows).toMatchObject([{ is_active: false, needs_approval: true }]);
  expect(rows[0].reading_reasons).toContain('notAnOwner');
});

test('a payment page that Stripe opens after a suspension is closed and not shown', async () => {
  const server = await serverDuring('POST', '/v1/checkout/sessions', () => suspend(false));
  const { status } = await setup
    .send(owner, 'post', '/api/payments/create-checkout-session', server)
    .send({ planId: premiumPlan });
  expect(status).toBe(503);
  expect(await openPages()).toEqual([]);
});

test('a payment page that opens while Stripe reads the subscriptions of a suspended account is closed', async () => {
  await setup.checkout(owner, premiumPlan);
  const server = await serverDuring('GET', '/v1/subscriptions', async () => {
    expect((await setup.checkout(owner, featuredPlan)).status).toBe(200);
  });
  const administrator = await setup.addUser('admin');
  const { status } = await request(server)
    .post('/actions/suspendUser')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({
      session_variables: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': administrator.id },
      input: {
        userId: owner.id,
        facts: 'Faits.',
        ground: 'terms',
        withdrawsLaundromats: true,
        endsSubscription: true,
      },
    });
  expect(status).toBe(200);
  expect(await openPages()).toEqual([]);
  await isReported();
});

test('a suspension ends a running subscription with its period, and leaves one that already ends', async () => {
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const id = await setup.subscriptionOf(owner);
  await setup.suspend(owner.id, true);
  const ending = await setup.stripe.subscriptions.retrieve(id);
  expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await setup.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await setup.stripe.subscriptions.update(id, { cancel_at: 'max_period_end' });
  await setup.sql.query('update users set is_active = true where id = $1', [owner.id]);
  await setup.suspend(owner.id, true);
  expect(await setup.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ ending: true }]);
});

test('a payment page that Stripe opens for a draft that was discarded meanwhile is closed and not shown', async () => {
  await setup.checkout(owner, featuredPlan);
  const draft = draftOf();
  const server = await serverDuring('POST', '/v1/checkout/sessions', async () => {
    const { errors } = await setup.graphql(owner, `mutation { discardDraft(id: "${draft.id}") { id } }`);
    expect(errors).toBeUndefined();
  });
  const { status } = await setup
    .send(owner, 'post', '/api/payments/create-checkout-session', server)
    .send({ planId: premiumPlan, draft });
  expect(status).toBe(503);
  expect(await openPages()).toEqual([]);
});
