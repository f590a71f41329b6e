import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardFields, Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

it('a refused card leaves only an open session', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answer = await trial.submit(session.url!, cardFields('4000000000000002'));
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('Votre carte a été refusée');
  expect(await trial.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    subscription: null,
    invoice: null,
  });
  expect((await trial.stripe.invoices.list()).data).toEqual([]);
});

it('a paid session has a subscription, a paid invoice and a success URL with its id', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answer = await trial.submit(session.url!, cardFields('4242 4242 4242 4242'));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://shop.test/ok?session_id=${session.id}`);
  const complete = await trial.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice.payments', 'line_items'],
  });
  expect(complete).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: null,
    metadata: { draft_id: 'draft-1' },
    subscription: { status: 'active', metadata: { user_id: 'user-1' }, cancel_at: null },
    invoice: {
      status: 'paid',
      amount_paid: 5900,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { metadata: { user_id: 'user-1' } } },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
    },
    line_items: { data: [{ amount_total: 5900 }] },
  });
});

it('removed fields are absent: no period on the subscription, no payments unless expanded', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  expect(subscription).not.toHaveProperty('current_period_end');
  const [item] = subscription.items.data;
  expect(item!.current_period_end - item!.current_period_start).toBeGreaterThan(364 * 86_400);
  const invoice = await trial.stripe.invoices.retrieve(subscription.latest_invoice as string);
  expect(invoice).not.toHaveProperty('payments');
  expect(invoice).not.toHaveProperty('subscription');
  const { data } = await trial.stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
  const found = await trial.stripe.paymentIntents.retrieve(data[0]!.payment.payment_intent as string, {
    expand: ['latest_charge'],
  });
  expect(found).toMatchObject({ status: 'succeeded', latest_charge: { paid: true, amount: 5900 } });
});

it('a purchase sends every event of Stripe, signed', async () => {
  await trial.subscribe(await trial.price('premium', 5900, 'year'));
  await trial.arrival('checkout.session.completed');
  for (const type of [
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'payment_intent.succeeded',
    'charge.succeeded',
  ]) {
    await trial.arrival(type);
  }
  const created = trial.received('invoice.created')[0]!;
  expect(created.data.object, 'the invoice as it was then').toMatchObject({ status: 'draft' });
});

it('3-D Secure: a refusal leads back to the page, an approval to the site', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const asked = await trial.submit(session.url!, cardFields('4000002500003155'));
  expect(asked.headers.get('location')).toMatch(/\/3ds$/);
  const refused = await trial.submit(`${session.url}/3ds`, { answer: 'refuse' });
  expect(refused.headers.get('location')).toMatch(/refus=3ds$/);
  expect((await trial.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  await trial.submit(session.url!, cardFields('4000002500003155'));
  const agreed = await trial.submit(`${session.url}/3ds`, { answer: 'authorize' });
  expect(agreed.headers.get('location')).toContain('http://shop.test/ok');
});

it('a session can be paid only once', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const answers = await Promise.all(
    [1, 2, 3].map(() => trial.submit(session.url!, cardFields('4242424242424242'))),
  );
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
  expect((await trial.stripe.subscriptions.list()).data).toHaveLength(1);
});

it('an unpaid session expires, and its page says so', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  await trial.order('/clock/advance', { days: 1 });
  await trial.arrival('checkout.session.expired');
  const page = await fetch(session.url!);
  expect(page.status).toBe(410);
  await expect(trial.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/status of `expired`/);
});

it('the page is French, says that it is a sandbox and shows the amount', async () => {
  const session = await trial.checkout(await trial.price('premium', 5900, 'year'));
  const page = await (await fetch(session.url!)).text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toMatch(/Bac à sable<\/strong>\s+– aucun paiement réel/);
  expect(page).toMatch(/59,00\s€ par an/);
});

it('with automatic tax the address is required and saved, and the invoice shows the included VAT', async () => {
  const price = await trial.price('premium', 5900, 'year');
  const tax = { automatic_tax: { enabled: true } };
  await expect(trial.checkout(price, tax)).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  const session = await trial.checkout(price, { ...tax, customer_update: { address: 'auto' } });
  const address = { line1: '1 rue Haute', postalCode: '69001', city: 'Lyon' };
  expect((await trial.submit(session.url!, cardFields('4242424242424242'))).status).toBe(400);
  await trial.submit(session.url!, { ...cardFields('4242424242424242'), ...address });
  const complete = await trial.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['invoice', 'customer'],
  });
  expect(complete).toMatchObject({
    invoice: { total: 5900, total_excluding_tax: 4917, total_taxes: [{ amount: 983 }] },
    customer: { address: { city: 'Lyon', country: 'FR' } },
  });
});
