import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { decideLaundromat, mergeLaundromat } from '../../../testing/decisions.ts';
import { premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
let owner: Required<Person>;
let administrator: Required<Person>;
let draft: ReturnType<typeof draftOf>;
beforeAll(async () => {
  setup = await setUpBilling();
});
beforeEach(async () => {
  [owner, administrator] = [await setup.addUser('owner'), await setup.addUser('admin')];
  draft = draftOf();
});
afterAll(() => setup?.close());

async function act(person: Person, mutation: string, variables = {}) {
  expect((await setup.graphql(person, mutation, variables)).errors).toBeUndefined();
}
const decide = (decision: string, reason?: string) =>
  act(administrator, decideLaundromat, { id: draft.id, decision, reason });

async function merge() {
  const into = await setup.addLaundromat({ owner: await setup.addUser('owner') });
  await act(administrator, mergeLaundromat, { id: draft.id, into, keepsOwnerOf: 'kept' });
}
async function giveAway() {
  await decide('published');
  const recipient = await setup.addUser('owner');
  const id = randomUUID();
  await act(
    owner,
    `mutation { offerLaundromat(id: "${id}", laundromatId: "${draft.id}", email: "${recipient.email}") { id } }`,
  );
  await act(recipient, `mutation { answerTransfer(id: "${id}", answer: "accepted") { id } }`);
}

const subjects = async () => (await setup.emailsTo(owner.email)).map(({ subject }) => subject);

test.each([
  ['refused', () => decide('refused', 'Ce n’est pas une laverie.')],
  ['deleted', () => decide('deleted', 'Fiche en double.')],
  ['merged', merge],
  ['given away', giveAway],
])('after its draft was sent without a payment and %s, a payment buys the plan alone', async (_what, end) => {
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await setup.send(owner, 'post', '/api/laundromats').send(draft);
  await end();
  const session = await setup.pay(body.url as string);
  await setup.eventsHandled();
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toEqual({
    status: 'active',
    draft: null,
  });
  expect((await setup.stateOf(owner)).laundromats.filter((each) => each['is_active'])).toEqual([]);
  await expect.poll(subjects).toContain('Votre paiement est confirmé');
  expect(await subjects()).not.toContain('Votre laverie est vérifiée sous 48 h');
});

test('a paid draft that no longer fits the form begins the plan: its owner is notified and completes it', async () => {
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await setup.sql.query(`update laundromat_drafts set form = form - 'city' where id = $1`, [draft.id]);
  const session = await setup.pay(body.url as string);
  await setup.eventsHandled();
  const confirmed = async () => (await setup.confirm(owner, session)).data?.confirmCheckoutSession;
  expect(await confirmed()).toEqual({ status: 'active', draft: { id: draft.id, status: 'waiting' } });
  await expect.poll(subjects).toContain('Votre laverie est à compléter');
  const email = (await setup.emailsTo(owner.email)).find(({ text }) => text.includes(draft.name));
  expect(email?.subject).toBe('Votre laverie est à compléter');
  expect((await setup.send(owner, 'post', '/api/laundromats').send(draft)).status).toBe(201);
  expect(await confirmed()).toEqual({ status: 'active', draft: { id: draft.id, status: 'published' } });
  await setup.stripe.subscriptions.cancel(await setup.subscriptionOf(owner));
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ status: 'canceled' }]);
});
