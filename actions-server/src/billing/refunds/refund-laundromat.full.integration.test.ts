import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { decideLaundromat, deletion, mergeLaundromat } from '../../../testing/decisions.ts';
import { premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
let owner: Required<Person>;
let admin: Required<Person>;
let id: string;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());
beforeEach(async () => {
  [owner, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
  const draft = draftOf({ website: 'https://casino.example.org' });
  id = draft.id;
  await setup.buy(owner, premiumPlan, draft);
  await setup.eventsHandled();
});

async function refund() {
  const { data } = await setup.graphql<{ refundLaundromat: { refund: string | null } }>(
    admin,
    'mutation ($id: uuid!) { refundLaundromat(laundromatId: $id) { refund } }',
    { id },
  );
  return data!.refundLaundromat.refund;
}
async function decide(decision: string, reason?: string) {
  const { errors } = await setup.graphql(admin, decideLaundromat, { id, decision, reason });
  expect(errors).toBeUndefined();
}
async function act(person: Person, mutation: string) {
  expect((await setup.graphql(person, `mutation { ${mutation} }`)).errors).toBeUndefined();
}
async function shownRefund() {
  const { data } = await setup.graphql<{ laundromats_by_pk: { draft: { refund: string | null } } }>(
    admin,
    'query ($id: uuid!) { laundromats_by_pk(id: $id) { draft { refund } } }',
    { id },
  );
  return data!.laundromats_by_pk.draft.refund;
}
async function intentOfOwner() {
  const { rows } = await setup.sql.query<{ intent: string }>(
    `select stripe_payment_intent_id as intent from payments p join subscriptions s on s.id = p.subscription_id
     where s.user_id = $1`,
    [owner.id],
  );
  return rows[0]!.intent;
}
async function returnRefund() {
  const expand = ['latest_charge.refunds'];
  const { latest_charge } = await setup.stripe.paymentIntents.retrieve(await intentOfOwner(), { expand });
  await setup.order(`/refunds/${(latest_charge as Stripe.Charge).refunds!.data[0]!.id}/fail`);
  await setup.eventsHandled();
}

test('a held laundromat is refunded once when it is refused, and again when the bank returns the refund', async () => {
  expect(await refund()).toBeNull();
  await decide('refused', 'Ce n’est pas une laverie.');
  expect(await Promise.all([refund(), refund()])).toEqual(['done', 'done']);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'canceled' }],
    payments: [{ amount: '59.00', amount_refunded: '59.00', status: 'refunded' }],
  });
  expect(await shownRefund()).toBe('done');
  await returnRefund();
  expect(await shownRefund()).toBe('failed');
  expect(await refund()).toBe('done');
});

test('a laundromat that is still held after a renewal is refunded all that was paid for it', async () => {
  await setup.order(`/subscriptions/${await setup.subscriptionOf(owner)}/renew`, { outcome: 'ok' });
  await setup.eventsHandled();
  await decide('refused', 'Ce n’est pas une laverie.');
  expect(await refund()).toBe('done');
  await setup.eventsHandled();
  const refunded = { amount_refunded: '59.00', status: 'refunded' };
  expect((await setup.stateOf(owner)).payments).toMatchObject([refunded, refunded]);
});

test('what a bank has taken back in a dispute is not refunded again, and the subscription ends with the refusal', async () => {
  const dispute = await setup.order<{ id: string }>('/disputes', { payment_intent: await intentOfOwner() });
  await setup.order(`/disputes/${dispute.id}/close`, { status: 'lost' });
  await setup.eventsHandled();
  await decide('refused', 'Ce n’est pas une laverie.');
  expect(await refund()).toBe('done');
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'canceled' }],
    payments: [{ amount_refunded: '0.00', dispute_status: 'lost' }],
  });
});

test('a copy that was refused is neither refunded nor held again once it was published', async () => {
  const copied = draftOf();
  await setup.send(await setup.addUser('owner'), 'post', '/api/laundromats').send(copied);
  id = randomUUID();
  await setup.buy(await setup.addUser('owner'), premiumPlan, { ...copied, id });
  await setup.eventsHandled();
  await decide('refused', 'Une copie.');
  await decide('published');
  expect(await refund()).toBeNull();
  await setup.sql.query(`select set_config('hasura.user', '{}', false)`);
  await setup.sql.query(`update laundromats set phone = '01 02 03 04 05' where id = $1`, [id]);
  expect(await setup.count('laundromats', 'id = $1 and is_active', id)).toBe(1);
});

test('a held laundromat is not refunded once it was published', async () => {
  await decide('published');
  await decide('refused', 'Fermée.');
  expect(await refund()).toBeNull();
});

test('a laundromat that its payer gave away is refused later as a copy without a refund', async () => {
  await decide('published');
  const [recipient, transfer] = [await setup.addUser('owner'), randomUUID()];
  await act(
    owner,
    `offerLaundromat(id: "${transfer}", laundromatId: "${id}", email: "${recipient.email}") { id }`,
  );
  await act(recipient, `answerTransfer(id: "${transfer}", answer: "accepted") { id }`);
  await setup.sql.query(
    `insert into possible_duplicates (laundromat_id, other_id, signs) values ($1, $2, '{phone}')`,
    [id, await setup.addLaundromat()],
  );
  await decide('refused', 'Une copie.');
  expect(await refund()).toBeNull();
  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ status: 'active' }]);
});

test('a held laundromat disappears only after the refusal that refunds it', async () => {
  const into = await setup.addLaundromat({ owner: await setup.addUser('owner') });
  const refusals = [
    await setup.graphql(admin, decideLaundromat, deletion(id)),
    await setup.graphql(admin, mergeLaundromat, { id, into, keepsOwnerOf: 'kept' }),
  ];
  for (const { errors } of refusals)
    expect(errors).toMatchObject([{ message: expect.stringContaining('Refusez-la') }]);
  await decide('refused', 'Ce n’est pas une laverie.');
  expect(await refund()).toBe('done');
  await decide('deleted', 'Fiche en double.');
});

test.each([
  ['a held laundromat', false],
  ['a copy', true],
])('%s whose refund is still due disappears only after the refund', async (_what, isCopy) => {
  const other = await setup.addLaundromat({ owner: await setup.addUser('owner') });
  if (isCopy)
    await setup.sql.query(
      `insert into possible_duplicates (laundromat_id, other_id, signs) values ($1, $2, '{phone}')`,
      [id, other],
    );
  await decide('refused', 'Ce n’est pas une laverie.');
  if (!isCopy) {
    await setup.order('/faults', { api: ['http_500', 'http_500', 'http_500'] });
    expect(await refund()).toBe('failed');
  }
  const refusals = [
    await setup.graphql(admin, decideLaundromat, deletion(id)),
    await setup.graphql(admin, mergeLaundromat, { id, into: other, keepsOwnerOf: 'kept' }),
  ];
  for (const { errors } of refusals)
    expect(errors).toMatchObject([{ message: expect.stringContaining('«\u00a0Rembourser\u00a0»') }]);
  expect(await refund()).toBe('done');
  await decide('deleted', 'Fiche en double.');
});
