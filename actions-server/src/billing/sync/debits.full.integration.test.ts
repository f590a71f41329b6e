import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

const iban = 'FR1420041010050500013M02606';
const mailsTo = async (owner: Person) =>
  (await setup.emailsTo(owner.email!)).map(({ subject }) => subject).toSorted();

async function debit(present?: Person) {
  const owner = present ?? (await setup.addUser('owner'));
  const draft = draftOf();
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ cardNumber: iban }),
  });
  const session = /cs_\w+/.exec(body.url as string)![0];
  await setup.eventsHandled();
  const subscription = await setup.subscriptionOf(owner);
  const confirm = async () => (await setup.confirm(owner, session)).data?.confirmCheckoutSession;
  return { owner, draft, subscription, confirm };
}

test('a debit on its way grants nothing, mails nothing, and is not sold again', async () => {
  const { owner, draft, confirm } = await debit();
  expect(await confirm()).toEqual({ status: 'processing', draft: { id: draft.id, status: 'waiting' } });
  expect(await setup.stateOf(owner)).toEqual({
    subscriptions: [{ plan: 'Premium', status: 'processing', ending: false }],
    payments: [{ amount: '59.00', amount_refunded: '0.00', status: 'processing', dispute_status: null }],
    laundromats: [],
  });
  expect(await mailsTo(owner)).toEqual([]);
  expect((await setup.checkout(owner, featuredPlan)).body.code).toBe('alreadySubscribed');
});

test('of two drafts, a debit on its way names the one that it pays for', async () => {
  const owner = await setup.addUser('owner');
  const other = draftOf();
  await setup.checkout(owner, premiumPlan, other);
  const { draft } = await debit(owner);
  const { data } = await setup.graphql(owner, '{ subscriptions { draftId } laundromat_drafts { id } }');
  expect(data).toEqual({
    subscriptions: [{ draftId: draft.id }],
    laundromat_drafts: expect.arrayContaining([{ id: draft.id }, { id: other.id }]),
  });
});

test('a debit that the bank confirms starts the plan and publishes the laundromat', async () => {
  const { owner, draft, subscription, confirm } = await debit();
  await setup.order(`/subscriptions/${subscription}/settle`, { outcome: 'ok' });
  await setup.eventsHandled();
  expect(await confirm()).toEqual({ status: 'active', draft: { id: draft.id, status: 'published' } });
  expect((await setup.stateOf(owner)).payments).toMatchObject([{ status: 'succeeded' }]);
  await vi.waitFor(async () =>
    expect(await mailsTo(owner)).toEqual(['Votre laverie est en ligne', 'Votre paiement est confirmé']),
  );
});

test('a debit that the bank refuses is mailed once, and the plan can be bought again', async () => {
  const { owner, draft, subscription } = await debit();
  await setup.order(`/subscriptions/${subscription}/settle`, { outcome: 'decline' });
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'incomplete' }],
    payments: [{ status: 'failed' }],
    laundromats: [],
  });
  await vi.waitFor(async () => expect(await mailsTo(owner)).toEqual(['Votre paiement a échoué']));
  await setup.buy(owner, premiumPlan, draft);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toMatchObject([{ is_active: true, is_premium: true }]);
});

test('a renewal by debit is on its way, also when it is tried again, and keeps the plan until the bank answers', async () => {
  const { owner, subscription } = await debit();
  const settle = async (outcome: 'ok' | 'decline') => {
    await setup.order(`/subscriptions/${subscription}/settle`, { outcome });
    await setup.eventsHandled();
  };
  await settle('ok');
  const renewal = async () => {
    await setup.eventsHandled();
    const { subscriptions, payments, laundromats } = await setup.stateOf(owner);
    expect(laundromats).toMatchObject([{ is_premium: true }]);
    return [subscriptions[0]!.status, payments.map(({ status }) => status)];
  };
  await setup.order(`/subscriptions/${subscription}/renew`);
  expect(await renewal()).toEqual(['active', ['processing', 'succeeded']]);
  await settle('decline');
  expect(await renewal()).toEqual(['past_due', ['failed', 'succeeded']]);
  await setup.order('/clock/advance', { days: 3 });
  expect(await renewal()).toEqual(['past_due', ['processing', 'succeeded']]);
  await settle('ok');
  expect(await renewal()).toEqual(['active', ['succeeded', 'succeeded']]);
  await vi.waitFor(async () =>
    expect(await mailsTo(owner)).toEqual([
      'Votre laverie est en ligne',
      'Votre paiement a échoué',
      'Votre paiement est confirmé',
      'Votre paiement est confirmé',
    ]),
  );
});
