import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptionAnswer } from '#contract/billing/billing.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, visitor, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

const subjectsTo = async (person: Person) =>
  (await setup.emailsTo(person.email!)).map(({ subject }) => subject).toSorted();
const mailed = (person: Person, subjects: string[]) =>
  expect.poll(() => subjectsTo(person)).toEqual(subjects);

const premiumLaundromat = {
  name: expect.stringMatching('^Laverie du Port') as string,
  is_active: true,
  is_premium: true,
  is_featured: false,
  placed: null,
};
const premiumPayment = {
  amount: '59.00',
  amount_refunded: '0.00',
  status: 'succeeded',
  dispute_status: null,
};

test('a browser closed right after paying leaves a published premium laundromat, one payment and its emails', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf({ isFeatured: true, isActive: true, submissionType: 'featured' });
  await setup.buy(owner, premiumPlan, draft);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toEqual({
    subscriptions: [{ plan: 'Premium', status: 'active', ending: false }],
    payments: [premiumPayment],
    laundromats: [premiumLaundromat],
  });
  expect((await setup.send(visitor, 'get', `/api/laundromats/${draft.id}`)).status).toBe(200);
  await mailed(owner, ['Votre laverie est en ligne', 'Votre paiement est confirmé']);
  const [receipt] = (await setup.emailsTo(owner.email)).filter(({ subject }) => subject.includes('paiement'));
  expect(receipt!.text).toMatch(/59,00.€ TTC/);
  expect(receipt!.text).toContain('/__sandbox/stripe/i/');
  const mine = await setup.send(owner, 'get', '/api/subscriptions/me');
  expect(subscriptionAnswer.parse(mine.body).subscription).toMatchObject({ status: 'active' });
});

test('a service that is deleted before the payment is left out of the paid laundromat', async () => {
  const owner = await setup.addUser('owner');
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into services (name, icon) values ('Repassage', 'shirt'), ('Couture', 'scissors') returning id`,
  );
  const [kept, deleted] = rows.map(({ id }) => id);
  const draft = draftOf({ services: [kept, deleted] });
  const { body } = await setup.checkout(owner, premiumPlan, draft);
  await setup.sql.query('delete from services where id = $1', [deleted]);
  await setup.pay(body.url as string);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toEqual([premiumLaundromat]);
  const offered = await setup.sql.query(
    'select service_id as id from laundromat_services where laundromat_id = $1',
    [draft.id],
  );
  expect(offered.rows).toEqual([{ id: kept }]);
});

test('a declined card leaves nothing; the next one buys Premium+ and features the laundromat', async () => {
  const owner = await setup.addUser('owner');
  const { body } = await setup.checkout(owner, featuredPlan, draftOf());
  await setup.pay(body.url, '4000000000000002');
  expect(await setup.stateOf(owner)).toEqual({ subscriptions: [], payments: [], laundromats: [] });
  await setup.pay(body.url);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toEqual({
    subscriptions: [{ plan: 'Premium+', status: 'active', ending: false }],
    payments: [{ ...premiumPayment, amount: '49.00' }],
    laundromats: [{ ...premiumLaundromat, is_featured: true, placed: true }],
  });
});

test('the success page does the webhook’s work when it comes first, and nothing happens twice', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.order('/deliveries/pause');
  const session = await setup.buy(owner, premiumPlan, draft);
  const confirmed = { status: 'active', draft: { id: draft.id, status: 'published' } };
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toEqual(confirmed);
  const once = await setup.stateOf(owner);
  expect((await setup.send(owner, 'post', '/api/laundromats').send(draft)).status).toBe(200);
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toEqual(confirmed);
  expect(await setup.stateOf(owner)).toEqual(once);
  expect(once).toMatchObject({ payments: [premiumPayment], laundromats: [premiumLaundromat] });
  await mailed(owner, ['Votre laverie est en ligne', 'Votre paiement est confirmé']);
});

test('a laundromat that its owner created from the draft before the payment arrived becomes premium', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draft);
  expect((await setup.send(owner, 'post', '/api/laundromats').send(draft)).body.isActive).toBe(false);
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toEqual([premiumLaundromat]);
});

test('an event that comes five times at once is handled once', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());
  const response = await fetch(`${setup.env.STRIPE_API_URL}/__sandbox/stripe/events`);
  const events = (await response.json()) as { id: string; type: string; isPending: boolean }[];
  const handled = events.filter(({ type, isPending }) => isPending && type === 'invoice.paid');
  for (const { id } of handled) {
    expect((await setup.order(`/events/${id}/resend`, { times: 5 })).answers).toEqual(Array(5).fill('200'));
  }
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
  expect(await setup.count('webhook_events', 'stripe_event_id = $1 and attempts = 1', handled[0]!.id)).toBe(
    1,
  );
  const state = await setup.stateOf(owner);
  expect(state.payments).toHaveLength(1);
  expect(state.laundromats).toHaveLength(1);
  await mailed(owner, ['Votre laverie est en ligne', 'Votre paiement est confirmé']);
});

test('Premium bought from the subscription page makes the owner’s free laundromat premium and publishes it', async () => {
  const owner = await setup.addUser('owner');
  await setup.addLaundromat({ owner, active: false, name: 'Laverie du Port' });
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toEqual([premiumLaundromat]);
});

test('a limit reached between checkout and payment keeps the laundromat unpublished; a larger plan publishes it', async () => {
  const owner = await setup.addUser('owner');
  const { body } = await setup.checkout(owner, premiumPlan, draftOf({ name: 'La Seconde' }));
  await setup.addLaundromat({ owner, active: false, name: 'La Première' });
  const session = await setup.pay(body.url);
  await setup.eventsHandled();
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toMatchObject({
    draft: { status: 'unpublished' },
  });
  expect((await setup.stateOf(owner)).laundromats).toEqual([
    { ...premiumLaundromat, name: 'La Première' },
    { ...premiumLaundromat, name: 'La Seconde', is_active: false, is_premium: false },
  ]);
  await mailed(owner, [
    'Nous avons bien reçu votre laverie',
    'Votre laverie est en ligne',
    'Votre laverie est enregistrée mais pas encore publiée',
    'Votre paiement est confirmé',
  ]);

  const { rows } = await setup.sql.query(
    'select stripe_price_id as price from subscription_plans where id = $1',
    [featuredPlan],
  );
  const subscription = await setup.stripe.subscriptions.retrieve(await setup.subscriptionOf(owner));
  await setup.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]!.id, price: rows[0].price }],
    proration_behavior: 'always_invoice',
  });
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).laundromats).toMatchObject([
    { name: 'La Première', is_active: true, is_featured: true },
    { name: 'La Seconde', is_active: true, is_featured: true },
  ]);
});

test('a payment after a suspension publishes neither the draft nor a laundromat that nobody has read', async () => {
  const suspended = [await setup.addUser('owner'), await setup.addUser('owner')] as const;
  await setup.addLaundromat({ owner: suspended[1], active: false });
  await setup.order('/deliveries/pause');
  await setup.buy(suspended[0], premiumPlan, draftOf());
  await setup.buy(suspended[1], premiumPlan);
  for (const { id } of suspended) await setup.suspend(id);
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
  for (const owner of suspended)
    expect((await setup.stateOf(owner)).laundromats).toMatchObject([{ is_active: false, is_premium: true }]);
});

test('another user’s payment is answered like an unknown one', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const session = await setup.buy(owner, premiumPlan);
  for (const id of [session, 'cs_test_unknown']) {
    expect((await setup.confirm(other, id)).errors).toMatchObject([
      { extensions: { code: 'checkoutNotFound' } },
    ]);
  }
  await setup.eventsHandled();
});
