import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

const failsLater = '4000000000000341';
const subscriptionWithInvoice = async (id: string) => {
  const found = await trial.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return { ...found, invoice: found.latest_invoice as Stripe.Invoice };
};

it('a renewal advances the period of the item and sends a new invoice', async () => {
  const before = await trial.subscribe(await trial.price('plus', 4900, 'month'));
  await trial.order(`/subscriptions/${before.id}/renew`, { outcome: 'ok' });
  const after = await subscriptionWithInvoice(before.id);
  expect(after.items.data[0]!.current_period_start).toBe(before.items.data[0]!.current_period_end);
  expect(after).toMatchObject({
    status: 'active',
    invoice: { status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 4900 },
  });
});

it.each(['decline', 'action_required'])(
  'a renewal that ends with %s makes the subscription past due; paying its invoice makes it active',
  async (outcome) => {
    const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'));
    await trial.order(`/subscriptions/${id}/renew`, { outcome });
    const { invoice, ...late } = await subscriptionWithInvoice(id);
    expect([late.status, invoice.status, invoice.attempt_count]).toEqual(['past_due', 'open', 1]);
    expect(invoice.next_payment_attempt).toBeGreaterThan(late.created);
    await trial.arrival(`invoice.payment_${outcome === 'decline' ? 'failed' : outcome}`);
    const url = invoice.hosted_invoice_url!;
    expect((await trial.submit(url, { cardNumber: '4000000000000002' })).status).toBe(402);
    expect((await trial.submit(url, { cardNumber: '4242424242424242' })).status).toBe(303);
    expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('active');
  },
);

it('a manual attempt that is refused leaves the schedule of retries as it is', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'), failsLater);
  await trial.order(`/subscriptions/${id}/renew`);
  const { invoice: before } = await subscriptionWithInvoice(id);
  await trial.order('/clock/advance', { days: 1 });
  await expect(trial.stripe.invoices.pay(before.id)).rejects.toMatchObject({ type: 'StripeCardError' });
  const { invoice } = await subscriptionWithInvoice(id);
  expect(invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: before.next_payment_attempt });
});

it('after the fourth refusal the subscription ends', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'), failsLater);
  await trial.order('/clock/advance', { days: 31 + 3 + 5 + 7 + 1 });
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  await trial.arrival('invoice.payment_failed', 4);
  await trial.arrival('customer.subscription.deleted');
});

it('the portal cancels with cancel_at only, and the subscription ends with the period', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  const portal = await trial.stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    return_url: 'http://shop.test/account',
    locale: 'fr',
    flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
  });
  expect(await (await fetch(portal.url)).text()).toContain('Annuler l’abonnement');
  await trial.submit(portal.url, { action: 'cancel', subscription: subscription.id });
  const end = subscription.items.data[0]!.current_period_end;
  expect(await trial.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at: end,
    cancel_at_period_end: false,
  });
  await trial.submit(portal.url, { action: 'keep', subscription: subscription.id });
  expect((await trial.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  await trial.submit(portal.url, { action: 'cancel', subscription: subscription.id });
  await trial.order('/clock/advance', { days: 367 });
  expect(await trial.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    ended_at: end,
  });
  await trial.arrival('customer.subscription.deleted');
});

it('a direct call cancels with the boolean only', async () => {
  const { id } = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  const updated = await trial.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(updated).toMatchObject({ cancel_at_period_end: true, cancel_at: null, status: 'active' });
  await trial.order(`/subscriptions/${id}/renew`);
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
});

it('a change of plan credits unused time and charges the new period at once', async () => {
  const plus = await trial.price('plus', 4900, 'month');
  const { id, items } = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  await trial.order('/clock/advance', { days: 91 });
  await trial.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: plus.id }],
    proration_behavior: 'always_invoice',
  });
  const updated = await subscriptionWithInvoice(id);
  expect(updated.items.data).toMatchObject([{ price: { id: plus.id } }]);
  const daysOfYear = (items.data[0]!.current_period_end - items.data[0]!.current_period_start) / 86_400;
  const unused = Math.round((5900 * (daysOfYear - 91)) / daysOfYear);
  expect(updated.invoice).toMatchObject({ status: 'paid', total: 4900 - unused });
});

it('credit left over from a change of plan pays the next invoice first', async () => {
  const plus = await trial.price('plus', 4900, 'month');
  const { id, items } = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  await trial.stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: plus.id }] });
  expect((await subscriptionWithInvoice(id)).invoice).toMatchObject({ total: -1000, amount_paid: 0 });
  await trial.order(`/subscriptions/${id}/renew`);
  expect((await subscriptionWithInvoice(id)).invoice).toMatchObject({ total: 4900, amount_paid: 3900 });
});

it('a plan chosen in the portal is billed at once; if that fails the old plan stays', async () => {
  const premium = await trial.price('premium', 4900, 'year');
  const plus = await trial.price('plus', 8900, 'month');
  const configuration = await trial.portalConfiguration([premium, plus]);
  const { id, customer } = await trial.subscribe(premium, failsLater);
  const portal = await trial.stripe.billingPortal.sessions.create({
    customer: customer as string,
    configuration,
  });
  const choice = { action: 'plan', subscription: id, price: plus.id };
  const priceNow = async () => (await trial.stripe.subscriptions.retrieve(id)).items.data[0]!.price.id;
  const refused = await trial.submit(portal.url, choice);
  expect([refused.status, await priceNow()]).toEqual([402, premium.id]);
  await trial.submit(portal.url, { action: 'card', cardNumber: '4242424242424242' });
  await trial.submit(portal.url, choice);
  expect(await priceNow()).toBe(plus.id);
});

it('a refund is recorded on the charge, and a dispute can end the subscription', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  const payment_intent = await trial.intentOf(subscription);
  const { charge } = await trial.order<{ charge: string }>('/refunds', { payment_intent, amount: 1000 });
  await trial.arrival('charge.refunded');
  const partly = { amount_refunded: 1000, refunded: false };
  expect(await trial.stripe.charges.retrieve(charge)).toMatchObject(partly);
  await trial.stripe.refunds.create({ payment_intent });
  const fully = { amount_refunded: 5900, refunded: true };
  expect(await trial.stripe.charges.retrieve(charge)).toMatchObject(fully);
  await expect(trial.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const dispute = await trial.order<{ id: string }>('/disputes', { payment_intent });
  await trial.order(`/disputes/${dispute.id}/close`, { status: 'lost', endsSubscription: true });
  await trial.arrival('charge.dispute.closed');
  expect((await trial.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
});
