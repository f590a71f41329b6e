import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay } from '#contract/local-clock.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function subscriber() {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan, draftOf());
  await setup.eventsHandled();
  const { rows } = await setup.sql.query(
    `select s.stripe_subscription_id as subscription, p.stripe_payment_intent_id as payment_intent,
       p.stripe_invoice_id as invoice, s.stripe_customer_id as customer
     from payments p join subscriptions s on s.id = p.subscription_id where s.user_id = $1`,
    [owner.id],
  );
  return {
    owner,
    ...(rows[0] as Record<'subscription' | 'payment_intent' | 'invoice' | 'customer', string>),
  };
}

const textsTo = async (address: string, subject: string) =>
  (await setup.emailsTo(address)).filter((mail) => mail.subject === subject).map(({ text }) => text);
const oneSays = (address: string, subject: string, text: RegExp) =>
  expect.poll(() => textsTo(address, subject)).toEqual([expect.stringMatching(text)]);

test('an owner is notified of a change of plan once, of each cancellation with its date, and of its withdrawal', async () => {
  const { owner, subscription, customer } = await subscriber();
  const { items } = await setup.stripe.subscriptions.retrieve(subscription);
  const { rows } = await setup.sql.query(
    'select stripe_price_id as price from subscription_plans where id = $1',
    [featuredPlan],
  );
  await setup.stripe.subscriptions.update(subscription, {
    items: [{ id: items.data[0]!.id, price: rows[0].price }],
  });
  await setup.eventsHandled();
  await oneSays(owner.email!, 'Votre formule a changé', /passe de Premium à Premium\+\./);

  await setup.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await setup.eventsHandled();
  const [item] = (await setup.stripe.subscriptions.retrieve(subscription)).items.data;
  const end = formatDay(new Date(item!.current_period_end * 1000).toISOString()).replace('\u00a0', ' ');
  await oneSays(owner.email!, 'Votre abonnement est résilié', new RegExp(`Premium\\+ prend fin le ${end}`));
  await setup.stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  await setup.eventsHandled();
  await oneSays(
    owner.email!,
    'Votre abonnement continue',
    new RegExp(`annulée : il sera renouvelé le ${end}`),
  );
  await setup.stripe.customers.update(customer, { email: owner.email! });
  await setup.eventsHandled();
  expect(
    await setup.count(
      'billing_emails',
      `user_id = $1 and kind in ('plan_changed', 'cancellation', 'cancellation_withdrawn')`,
      owner.id,
    ),
  ).toBe(3);
});

test('a refund is notified with its amount, and again when the bank returns it', async () => {
  const { owner, payment_intent } = await subscriber();
  const { id } = await setup.order<{ id: string }>('/refunds', { payment_intent, amount: 900 });
  await setup.eventsHandled();
  await oneSays(owner.email!, 'Un paiement vous est remboursé', /remboursons 9,00.€ TTC[^]*5 à 10 jours/);
  await setup.order(`/refunds/${id}/fail`);
  await setup.eventsHandled();
  await oneSays(owner.email!, 'Votre remboursement n’a pas abouti', /renvoyé notre remboursement de 9,00.€/);
});

test('a dispute is notified to the owner, and to the site with a link, once, and so is its end', async () => {
  const { owner, payment_intent, customer } = await subscriber();
  const { id } = await setup.order<{ id: string }>('/disputes', { payment_intent });
  await setup.eventsHandled();
  await oneSays(owner.email!, 'Un paiement est contesté', /votre paiement de 59,00.€ TTC/);
  await oneSays(
    setup.env.CONTACT_EMAIL,
    'Un paiement est contesté',
    new RegExp(`${customer}[^]*${id}[^]*/admin-dashboard\\?onglet=revenus`),
  );
  await setup.order(`/disputes/${id}/close`, { status: 'won' });
  await setup.eventsHandled();
  const closed = 'La contestation d’un paiement est close';
  await oneSays(owner.email!, closed, /votre paiement de 59,00.€ TTC[^]* : ce paiement est maintenu\./);
  await oneSays(setup.env.CONTACT_EMAIL, closed, new RegExp(`${customer} vous reste acquis : ${id}`));
  expect(await textsTo(setup.env.CONTACT_EMAIL, 'Un paiement est contesté')).toHaveLength(1);
});

test('after a lost dispute the end of the subscription does not say that the laundromat stays online', async () => {
  const { owner, payment_intent, subscription } = await subscriber();
  const { id } = await setup.order<{ id: string }>('/disputes', { payment_intent });
  await setup.order(`/disputes/${id}/close`, { status: 'lost' });
  await setup.eventsHandled();
  await setup.stripe.subscriptions.cancel(subscription);
  await setup.eventsHandled();
  await oneSays(owner.email!, 'Votre abonnement a pris fin', /n’est pas en ligne : un administrateur/);
});

test.each([
  ['is known', true],
  ['is reported at the same time', false],
])(
  'an end while a dispute %s promises nothing, and its loss says that the laundromat waits',
  async (_, isKnown) => {
    const { owner, payment_intent, subscription } = await subscriber();
    if (!isKnown) await setup.order('/deliveries/pause');
    const { id } = await setup.order<{ id: string }>('/disputes', { payment_intent });
    if (isKnown) await setup.eventsHandled();
    await setup.stripe.subscriptions.cancel(subscription);
    if (!isKnown) {
      const { data } = await setup.stripe.events.list({ type: 'charge.dispute.created', limit: 1 });
      await setup.order(`/events/${data[0]!.id}/resend`);
    }
    await oneSays(owner.email!, 'Votre abonnement a pris fin', /Premium est terminé\.\n/);
    await setup.order('/deliveries/resume');
    await setup.order(`/disputes/${id}/close`, { status: 'lost' });
    await setup.eventsHandled();
    const closed = 'La contestation d’un paiement est close';
    await oneSays(
      owner.email!,
      closed,
      /rendu cette somme\. Votre laverie n’est pas en ligne : un administrateur/,
    );
  },
);

test('only an owner with laundromats reads that they stay online', async () => {
  const owners = [await setup.addUser('owner'), await setup.addUser('owner')] as const;
  await setup.buy(owners[0], premiumPlan);
  await setup.buy(owners[1], premiumPlan, draftOf());
  await setup.eventsHandled();
  for (const owner of owners) {
    const id = await setup.subscriptionOf(owner);
    await setup.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await setup.eventsHandled();
    await setup.stripe.subscriptions.cancel(id);
    await setup.eventsHandled();
  }
  const [without, withOne] = [/rien ne change\.\n/, /rien ne change ; ensuite, votre laverie reste en ligne/];
  await oneSays(owners[0].email, 'Votre abonnement est résilié', without);
  await oneSays(owners[0].email, 'Votre abonnement a pris fin', /Premium est terminé\.\n/);
  await oneSays(owners[1].email, 'Votre abonnement est résilié', withOne);
  await oneSays(owners[1].email, 'Votre abonnement a pris fin', /est terminé ; votre laverie reste en ligne/);
});

test('no receipt is sent for money that came back before it could be: not by a late event, not from the held ones', async () => {
  const [bought, other] = [await subscriber(), await subscriber()];
  const { payment_intent, invoice } = bought;
  const receipts = async () => [
    (await textsTo(bought.owner.email!, 'Votre paiement est confirmé')).length,
    (await textsTo(other.owner.email!, 'Votre paiement est confirmé')).length,
  ];
  await expect.poll(receipts).toEqual([1, 1]);
  const hook = (path: string, body: object, app = setup.app) =>
    request(app).post(path).set('X-Hook-Secret', setup.env.HOOK_SECRET).send(body).expect(204);
  const paid = (of: typeof bought) => ({
    id: randomUUID(),
    event: {
      op: 'INSERT',
      data: {
        old: null,
        new: { fact: `paid:${of.invoice}`, user_id: of.owner.id, kind: 'paid', details: {} },
      },
    },
  });
  const withoutMail = setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' });
  for (const each of [bought, other]) await hook('/events/billing_email', paid(each), withoutMail);
  await setup.sql.query('update held_emails set next_attempt_at = now()');
  await setup.order('/refunds', { payment_intent });
  await setup.eventsHandled();
  await hook('/cron/send_held_emails', {});
  await hook('/events/billing_email', paid(bought));
  expect(await receipts()).toEqual([1, 2]);
  expect(
    await setup.count(
      'held_emails',
      `key = $1 and content is null and sent_at is null`,
      `paid${invoice}.billing`,
    ),
  ).toBe(1);
});
