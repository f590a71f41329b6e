import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function discard(owner: Person, id: string) {
  const { errors } = await setup.graphql(owner, 'mutation ($id: uuid!) { discardDraft(id: $id) { id } }', {
    id,
  });
  return errors?.[0]?.extensions.code;
}
async function offered(owner: Person) {
  const { data } = await setup.graphql<{ laundromat_drafts: { form: { name: string } }[] }>(
    owner,
    '{ laundromat_drafts { id planId form } }',
  );
  return data!.laundromat_drafts.map(({ form }) => form.name);
}

test('a draft is offered to its owner from the payment page on, until it is paid', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const draft = draftOf();
  const page = await setup.checkout(owner, premiumPlan, draft);
  expect([await offered(owner), await offered(other)]).toEqual([[draft.name], []]);
  const again = await setup.checkout(owner, premiumPlan, draft);
  expect(again.body.url).toBe(page.body.url);
  await setup.pay(again.body.url);
  await setup.eventsHandled();
  expect(await offered(owner)).toEqual([]);
  expect(await discard(owner, draft.id)).toBe('draftAlreadyUsed');
});

test('a draft that is listed without a payment is no longer offered, and paying for it lists it once', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  expect((await setup.send(owner, 'post', '/api/laundromats').send(draft)).status).toBe(201);
  expect(await offered(owner)).toEqual([]);
  const session = await setup.pay(body.url);
  await setup.eventsHandled();
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession.status).toBe('active');
  expect((await setup.stateOf(owner)).laundromats).toMatchObject([{ name: draft.name, is_premium: true }]);
});

test('a discarded draft cannot be paid any more, also when it is discarded twice at once', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  expect(await Promise.all([discard(owner, draft.id), discard(owner, draft.id)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await offered(owner)).toEqual([]);
  expect((await fetch(body.url)).status).toBe(410);
});

test('a draft that was paid while it was discarded stays and becomes a laundromat', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draft);
  expect(await discard(owner, draft.id)).toBe('draftAlreadyUsed');
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toMatchObject([{ name: draft.name, is_active: true }]);
});

test('a paid draft that no longer fits the form can be discarded while its plan runs', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await setup.sql.query(`update laundromat_drafts set form = form - 'city' where id = $1`, [draft.id]);
  const session = await setup.pay(body.url);
  await setup.eventsHandled();
  expect(await offered(owner)).toEqual([draft.name]);
  expect(await discard(owner, draft.id)).toBeUndefined();
  expect(await offered(owner)).toEqual([]);
  expect(await discard(owner, draft.id)).toBeUndefined();
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toEqual({
    status: 'active',
    draft: null,
  });
});

test('a draft whose debit is on its way cannot be discarded', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  const form = new URLSearchParams({ cardNumber: 'FR1420041010050500013M02606' });
  await fetch(body.url, { method: 'POST', redirect: 'manual', body: form });
  expect(await discard(owner, draft.id)).toBe('draftAlreadyUsed');
  await setup.eventsHandled();
});

test('another owner discards nothing, and neither their answer nor the draft shows that it exists', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  expect(await discard(other, draft.id)).toBeUndefined();
  expect(await offered(owner)).toEqual([draft.name]);
  expect((await fetch(body.url)).status).toBe(200);
});

test('while Stripe is unavailable a draft stays', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.checkout(owner, premiumPlan, draft);
  await setup.order('/faults', { api: ['http_500', 'http_500', 'http_500'] });
  expect(await discard(owner, draft.id)).toBe('paymentsUnavailable');
  await setup.order('/faults', { api: [] });
  expect(await offered(owner)).toEqual([draft.name]);
});
