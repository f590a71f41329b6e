import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, goodCard, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { decideLaundromat } from '../../../testing/decisions.ts';
import { featuredPlan, lilas, premiumPlan, visitor, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function subscriber(plan: string) {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.buy(owner, plan, draft);
  await setup.eventsHandled();
  return { owner, laundromat: draft.id, subscription: await setup.subscriptionOf(owner) };
}

async function renew(subscription: string, outcome: 'ok' | 'decline' | 'action_required') {
  await setup.order(`/subscriptions/${subscription}/renew`, { outcome });
  await setup.eventsHandled();
}

const flagsOf = async (owner: Person) => (await setup.stateOf(owner)).laundromats[0];
const statusesOf = async (owner: Person) => (await setup.stateOf(owner)).payments.map(({ status }) => status);
const intentOf = async (owner: Person): Promise<string> => {
  const { rows } = await setup.sql.query(
    `select p.stripe_payment_intent_id as id from payments p join subscriptions s on s.id = p.subscription_id where s.user_id = $1`,
    [owner.id],
  );
  return rows[0].id;
};
const aMailSays = (owner: Person, subject: string, text: RegExp) =>
  expect
    .poll(
      async () => (await setup.emailsTo(owner.email!)).find((mail) => mail.subject === subject)?.text ?? '',
    )
    .toMatch(text);

test('a renewal extends the featured period and adds a payment', async () => {
  const { owner, laundromat, subscription } = await subscriber(featuredPlan);
  const placedUntil = async () => {
    const { rows } = await setup.sql.query('select featured_until from laundromats where id = $1', [
      laundromat,
    ]);
    return rows[0].featured_until.getTime() as number;
  };
  const before = await placedUntil();
  await renew(subscription, 'ok');
  expect(await placedUntil()).toBeGreaterThan(before + 27 * 86_400_000);
  expect(await statusesOf(owner)).toEqual(['succeeded', 'succeeded']);
});

test('a failed renewal ends the featured period and keeps Premium; paying its invoice restores it', async () => {
  const { owner, subscription } = await subscriber(featuredPlan);
  await renew(subscription, 'decline');
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'past_due' }],
    laundromats: [{ is_active: true, is_premium: true, is_featured: false, placed: null }],
  });
  expect(await statusesOf(owner)).toEqual(['failed', 'succeeded']);
  await aMailSays(
    owner,
    'Votre paiement a échoué',
    /49,00.€ TTC[^]*\/i\/[^]*Nous réessaierons le \d[^]*votre formule est conservée/,
  );

  const { latest_invoice: invoice } = await setup.stripe.subscriptions.retrieve(subscription);
  await setup.stripe.invoices.pay(invoice as string);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'active' }],
    laundromats: [{ is_featured: true, placed: true }],
  });
  expect(await statusesOf(owner)).toEqual(['succeeded', 'succeeded']);
});

const openPortal = async (owner: Person, flow: string) => {
  const { data } = await setup.graphql<{ createPortalSession: { url: string } }>(
    owner,
    'mutation ($flow: String) { createPortalSession(flow: $flow) { url } }',
    { flow },
  );
  return data!.createPortalSession.url;
};
const changeCard = async (owner: Person, number: string) => {
  const body = new URLSearchParams({ action: 'card', cardNumber: number });
  const answer = await fetch(await openPortal(owner, 'changeCard'), {
    method: 'POST',
    redirect: 'manual',
    body,
  });
  expect(answer.status).toBe(303);
};
const owedBy = async (owner: Person) =>
  (
    await setup.sql.query(
      `select p.status, p.amount, round(extract(epoch from p.next_attempt_at - p.created_at) / 86400)::int as days
       from payments p join subscriptions s on s.id = p.subscription_id
       where s.user_id = $1 and p.status <> 'succeeded'`,
      [owner.id],
    )
  ).rows;

test('an unpaid invoice opens on its own page, names the next attempt, and a new card pays it at once', async () => {
  const { owner, subscription } = await subscriber(featuredPlan);
  await renew(subscription, 'decline');
  expect(await owedBy(owner)).toEqual([{ status: 'failed', amount: '49.00', days: 3 }]);
  const { latest_invoice: invoice } = await setup.stripe.subscriptions.retrieve(subscription);
  expect(await openPortal(owner, 'payInvoice')).toMatch(new RegExp(`/i/${invoice as string}$`));

  await changeCard(owner, '4000000000000341');
  await setup.eventsHandled();
  expect(await owedBy(owner)).toEqual([{ status: 'failed', amount: '49.00', days: 3 }]);
  const failures = async () =>
    (await setup.stripe.events.list({ type: 'invoice.payment_failed', limit: 100 })).data.filter(
      ({ data }) => (data.object as { id: string }).id === invoice,
    ).length;
  expect(await failures()).toBe(2);

  await changeCard(owner, goodCard);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ status: 'active' }],
    laundromats: [{ is_featured: true }],
  });
  expect([await owedBy(owner), await failures()]).toEqual([[], 2]);
  expect(await openPortal(owner, 'payInvoice'), 'nothing is owed').toMatch(/\/p\/session\//);
});

test('a debit on its way for an unpaid invoice is not paid again with a new card', async () => {
  const { owner, subscription } = await subscriber(premiumPlan);
  await renew(subscription, 'decline');
  for (const card of ['FR1420041010050500013M02606', goodCard]) {
    await changeCard(owner, card);
    await setup.eventsHandled();
    expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ status: 'past_due' }]);
  }
});

test('a plan is kept until the last attempt that the provider makes, and ends with it', async () => {
  const { owner, subscription } = await subscriber(premiumPlan);
  await changeCard(owner, '4000000000000341');
  await renew(subscription, 'decline');
  const later = async (days: number) => {
    await setup.order('/clock/advance', { days });
    await setup.eventsHandled();
    return setup.stateOf(owner);
  };
  for (const days of [3, 5])
    expect(await later(days)).toMatchObject({
      subscriptions: [{ status: 'past_due' }],
      laundromats: [{ is_premium: true }],
    });
  expect(await later(8)).toMatchObject({
    subscriptions: [{ status: 'canceled' }],
    laundromats: [{ is_active: true, is_premium: false }],
  });
});

test('an owner whose bank requires a confirmation is notified with the link to it', async () => {
  const { owner, subscription } = await subscriber(premiumPlan);
  await renew(subscription, 'action_required');
  expect(await statusesOf(owner)).toEqual(['requires_action', 'succeeded']);
  await aMailSays(owner, 'Votre banque demande une confirmation', /\/__sandbox\/stripe\/i\//);
  expect(await flagsOf(owner)).toMatchObject({ is_premium: true });
});

test.each([
  ['the portal', { cancel_at: 'max_period_end' as const }],
  ['a direct call', { cancel_at_period_end: true }],
])(
  'a cancellation scheduled by %s ends with the period; the laundromat stays and loses its flags',
  async (_by, change) => {
    const { owner, laundromat, subscription } = await subscriber(featuredPlan);
    await setup.sql.query(
      `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Eve', 5, 'Bien')`,
      [laundromat],
    );
    await setup.stripe.subscriptions.update(subscription, change);
    await setup.eventsHandled();
    expect(await setup.stateOf(owner)).toMatchObject({
      subscriptions: [{ status: 'active', ending: true }],
      laundromats: [{ is_featured: true }],
    });
    await renew(subscription, 'ok');
    expect(await setup.stateOf(owner)).toMatchObject({
      subscriptions: [{ status: 'canceled' }],
      laundromats: [{ is_active: true, is_premium: false, is_featured: false, placed: null }],
    });
    const seen = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect([seen.status, seen.body.reviewCount]).toEqual([200, 1]);
    await aMailSays(owner, 'Votre abonnement a pris fin', /Premium\+ est terminé/);
  },
);

test('an owner whose subscription has ended may buy another, which restores the flags', async () => {
  const { owner, subscription } = await subscriber(premiumPlan);
  await setup.stripe.subscriptions.cancel(subscription);
  await setup.eventsHandled();
  expect(await flagsOf(owner)).toMatchObject({ is_active: true, is_premium: false });
  await setup.buy(owner, featuredPlan);
  await setup.eventsHandled();
  expect(await flagsOf(owner)).toMatchObject({ is_premium: true, is_featured: true });
});

test('a refunded payment is no revenue, and one whose refund fails is revenue again', async () => {
  const { owner } = await subscriber(premiumPlan);
  const payment_intent = await intentOf(owner);
  await setup.order('/refunds', { payment_intent, amount: 900 });
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).payments).toMatchObject([
    { status: 'succeeded', amount_refunded: '9.00' },
  ]);
  const { id } = await setup.order<{ id: string }>('/refunds', { payment_intent });
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).payments).toMatchObject([
    { status: 'refunded', amount_refunded: '59.00' },
  ]);
  expect(await flagsOf(owner)).toMatchObject({ is_premium: true });
  await setup.order(`/refunds/${id}/fail`);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).payments).toMatchObject([
    { status: 'succeeded', amount_refunded: '9.00' },
  ]);
});

test('a disputed payment is no revenue until the dispute is won; one that is lost may end the subscription', async () => {
  const { owner } = await subscriber(premiumPlan);
  const dispute = async () =>
    (await setup.order<{ id: string }>('/disputes', { payment_intent: await intentOf(owner) })).id;
  const won = await dispute();
  await setup.eventsHandled();
  expect(await statusesOf(owner)).toEqual(['disputed']);
  await setup.order(`/disputes/${won}/close`, { status: 'won' });
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).payments).toMatchObject([
    { status: 'succeeded', dispute_status: 'won' },
  ]);

  const { owner: other } = await subscriber(premiumPlan);
  const { id: lost } = await setup.order<{ id: string }>('/disputes', {
    payment_intent: await intentOf(other),
  });
  await setup.order(`/disputes/${lost}/close`, { status: 'lost', endsSubscription: true });
  await setup.eventsHandled();
  expect(await setup.stateOf(other)).toMatchObject({
    subscriptions: [{ status: 'canceled' }],
    payments: [{ status: 'disputed', dispute_status: 'lost' }],
    laundromats: [{ is_premium: false }],
  });
});

test('after a lost dispute what the account has published waits, once, and so does what it adds', async () => {
  const { owner, laundromat: id } = await subscriber(premiumPlan);
  const state = async () =>
    (await setup.sql.query('select is_active, needs_approval from laundromats where id = $1', [id])).rows[0];
  expect(await state()).toMatchObject({ is_active: true });
  const payment_intent = await intentOf(owner);
  const dispute = await setup.order<{ id: string }>('/disputes', { payment_intent });
  await setup.order(`/disputes/${dispute.id}/close`, { status: 'lost' });
  await setup.eventsHandled();
  expect(await state()).toEqual({ is_active: false, needs_approval: true });

  const admin = await setup.addUser('admin');
  const publication = await setup.graphql(admin, decideLaundromat, { id, decision: 'published' });
  expect(publication.errors).toBeUndefined();
  const again = await setup.sql.query(
    `insert into webhook_events (stripe_event_id, event_type, object_id)
     select 'evt_again', 'invoice.paid', stripe_invoice_id from payments where stripe_payment_intent_id = $1`,
    [payment_intent],
  );
  expect(again.rowCount).toBe(1);
  await setup.eventsHandled();
  expect(await state()).toEqual({ is_active: true, needs_approval: false });

  const { body } = await setup.send(owner, 'post', '/api/laundromats').send(lilas);
  expect(await setup.count('laundromats', `id = $1 and 'lostDispute' = any (reading_reasons)`, body.id)).toBe(
    1,
  );
});

test('after a lost dispute the next payment publishes nothing that nobody has read', async () => {
  const { owner } = await subscriber(premiumPlan);
  const pending = await setup.addLaundromat({ owner, active: false });
  const payment_intent = await intentOf(owner);
  const dispute = await setup.order<{ id: string }>('/disputes', { payment_intent });
  await setup.order(`/disputes/${dispute.id}/close`, { status: 'lost', endsSubscription: true });
  await setup.eventsHandled();
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  expect(await setup.count('laundromats', 'id = $1 and not is_active and needs_approval', pending)).toBe(1);
});

test('a customer deleted at Stripe has no subscription any more, and can buy again as a new one', async () => {
  const { owner } = await subscriber(premiumPlan);
  const { rows } = await setup.sql.query('select stripe_customer_id as id from users where id = $1', [
    owner.id,
  ]);
  await setup.stripe.customers.del(rows[0].id);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ status: 'canceled' }]);
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([
    { status: 'canceled' },
    { status: 'active' },
  ]);
});
