import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

const mailsTo = async (owner: Person) =>
  (await setup.emailsTo(owner.email!)).map(({ subject }) => subject).toSorted();
const customerOf = async ({ id }: Person): Promise<string> =>
  (await setup.sql.query('select stripe_customer_id as id from users where id = $1', [id])).rows[0].id;

async function openOther(customer: string) {
  const product = await setup.stripe.products.create({ name: 'Maintenance' });
  const price = await setup.stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 2900,
    recurring: { interval: 'month' },
  });
  return setup.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://shop.test/merci',
  });
}

async function buyOther(customer: string) {
  const { id, url } = await openOther(customer);
  await setup.pay(url!);
  const { subscription } = await setup.stripe.checkout.sessions.retrieve(id);
  return setup.stripe.subscriptions.retrieve(subscription as string);
}

async function intentOf(subscription: string) {
  const { data } = await setup.stripe.invoices.list({ subscription, expand: ['data.payments'] });
  return data[0]!.payments!.data[0]!.payment.payment_intent as string;
}

const premium = {
  subscriptions: [{ plan: 'Premium', status: 'active', ending: false }],
  payments: [{ amount: '59.00', amount_refunded: '0.00', status: 'succeeded', dispute_status: null }],
  laundromats: [{ is_active: true, is_premium: true }],
};
const premiumMails = ['Votre laverie est en ligne', 'Votre paiement est confirmé'];

test('an owner who pays for another product of the same account buys Premium, and only Premium counts', async () => {
  const owner = await setup.addUser('owner');
  await setup.checkout(owner, premiumPlan);
  const customer = await customerOf(owner);
  const other = await buyOther(customer);
  await setup.eventsHandled();
  const draft = draftOf();
  const session = await setup.buy(owner, premiumPlan, draft);
  expect((await setup.confirm(owner, session)).data?.confirmCheckoutSession).toEqual({
    status: 'active',
    draft: { id: draft.id, status: 'published' },
  });
  await setup.order(`/subscriptions/${other.id}/renew`, { outcome: 'decline' });
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject(premium);
  await vi.waitFor(async () => expect(await mailsTo(owner)).toEqual(premiumMails));
  expect(await setup.count('payments', 'amount = 29')).toBe(0);
  expect((await setup.checkout(owner, featuredPlan)).body.code).toBe('alreadySubscribed');
});

test('refund, dispute and end of another product change nothing here', async () => {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan, draftOf());
  const other = await buyOther(await customerOf(owner));
  const intent = await intentOf(other.id);
  await setup.order('/refunds', { payment_intent: intent, amount: 500 });
  await setup.order('/disputes', { payment_intent: intent });
  await setup.stripe.subscriptions.cancel(other.id);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject(premium);
  await vi.waitFor(async () => expect(await mailsTo(owner)).toEqual(premiumMails));
});

test('an open payment page for another product stays open when a plan is bought', async () => {
  const owner = await setup.addUser('owner');
  await setup.checkout(owner, premiumPlan);
  const customer = await customerOf(owner);
  const other = await openOther(customer);
  await setup.buy(owner, premiumPlan);
  await setup.checkout(owner, featuredPlan);
  expect((await setup.stripe.checkout.sessions.retrieve(other.id)).status).toBe('open');
  await setup.eventsHandled();
});

test('events about a customer that this site has not created are ignored, without a mail', async () => {
  const { id: customer } = await setup.stripe.customers.create({ email: 'autre@exemple.fr' });
  await buyOther(customer);
  await setup.eventsHandled();
  expect(await setup.count('webhook_events', 'dead_at is not null')).toBe(0);
});

test('the portal opens its overview for a subscription whose end has not been reported yet', async () => {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const id = await setup.subscriptionOf(owner);
  await setup.stripe.subscriptions.cancel(id);
  await setup.eventsHandled();
  await setup.sql.query(`update subscriptions set status = 'active' where stripe_subscription_id = $1`, [id]);
  const { data } = await setup.graphql<{ createPortalSession: { url: string } }>(
    owner,
    'mutation { createPortalSession(flow: "cancel") { url } }',
  );
  expect(data?.createPortalSession.url).toContain('/p/session/');
});

test('with two subscriptions of ours the portal opens its overview, and the unpaid one is paid', async () => {
  const owner = await setup.addUser('owner');
  const pages = [await setup.checkout(owner, premiumPlan)];
  const { rows } = await setup.sql.query(
    'select stripe_price_id as price from subscription_plans where id = $1',
    [featuredPlan],
  );
  const second = await setup.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await customerOf(owner),
    line_items: [{ price: rows[0].price, quantity: 1 }],
    success_url: 'https://shop.test/merci',
  });
  await setup.pay(pages[0]!.body.url);
  await setup.pay(second.url!);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).subscriptions).toHaveLength(2);
  const { subscription } = await setup.stripe.checkout.sessions.retrieve(second.id);
  await setup.order(`/subscriptions/${subscription as string}/renew`, { outcome: 'decline' });
  await setup.eventsHandled();
  const { data } = await setup.graphql<{ createPortalSession: { url: string } }>(
    owner,
    'mutation { createPortalSession(flow: "payInvoice") { url } }',
  );
  const { latest_invoice } = await setup.stripe.subscriptions.retrieve(subscription as string);
  expect(data?.createPortalSession.url).toContain(latest_invoice);
});
