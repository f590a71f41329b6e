import { afterEach, beforeEach, expect, it } from 'vitest';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const good = { cardNumber: '4242424242424242' };

it('a refused card leaves only an open session', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answer = await trial.submit(session.url!, { cardNumber: '4000000000000002' });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('Votre carte a été refusée');
  expect(await trial.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    subscription: null,
    invoice: null,
  });
  expect(await trial.subscriptionsOf(session.customer as string)).toEqual([]);
});

it('a paid session has a subscription, a paid invoice and a success URL with its id', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answer = await trial.submit(session.url!, good);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://shop.test/ok?session_id=${session.id}`);
  const complete = await trial.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice.payments'],
  });
  expect(complete).toMatchObject({
    status: 'complete',
    url: null,
    metadata: { draft_id: 'draft-1' },
    subscription: { status: 'active', metadata: { user_id: 'user-1' }, cancel_at: null },
    invoice: {
      status: 'paid',
      amount_paid: 5900,
      billing_reason: 'subscription_create',
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
    },
  });
});

it('removed fields are absent: no period on the subscription, no payments unless expanded', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  expect(subscription).not.toHaveProperty('current_period_end');
  const [item] = subscription.items.data;
  expect(item!.current_period_end - item!.current_period_start).toBeGreaterThan(364 * 86_400);
  const invoice = await trial.stripe.invoices.retrieve(subscription.latest_invoice as string);
  expect(invoice).not.toHaveProperty('payments');
  const intent = await trial.stripe.paymentIntents.retrieve(await trial.intentOf(subscription), {
    expand: ['latest_charge'],
  });
  expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { amount: 5900, refunded: false } });
});

it('a purchase sends its events, signed', async () => {
  await trial.subscribe(await trial.price('premium', 5900, 'year'));
  await trial.arrival('checkout.session.completed');
  await trial.arrival('customer.subscription.created');
  await trial.arrival('invoice.paid');
});

it('a session can be paid only once', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answers = await Promise.all([1, 2, 3].map(() => trial.submit(session.url!, good)));
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
  expect(await trial.subscriptionsOf(session.customer as string)).toHaveLength(1);
});

it('an unpaid session expires, and its page says so', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  await trial.order('/clock/advance', { days: 1 });
  expect((await fetch(session.url!)).status).toBe(410);
  await expect(trial.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/status of `expired`/);
});

it('the page is French, says that it is a sandbox and shows the amount', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const page = await (await fetch(session.url!)).text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toMatch(/Bac à sable<\/strong>\s+– aucun paiement réel/);
  expect(page).toMatch(/59,00\s€ TTC par an/);
});
