import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardFields, Trial } from './testing/trial.ts';

let trial: Trial;
beforeEach(async () => void (trial = await new Trial().open()));
afterEach(() => trial.close());

it('a renewal advances the period of the item and sends a new invoice', async () => {
  const before = await trial.subscribe(await trial.price('plus', 4900, 'month'));
  await trial.order(`/subscriptions/${before.id}/renew`, { outcome: 'ok' });
  const after = await trial.stripe.subscriptions.retrieve(before.id, { expand: ['latest_invoice'] });
  expect(after.items.data[0]!.current_period_start).toBe(before.items.data[0]!.current_period_end);
  expect(after).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 4900 },
  });
});

it('a refused renewal makes the subscription past due; paying the invoice on its page makes it active', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'), '4000000000000341');
  await trial.order(`/subscriptions/${id}/renew`);
  const late = await trial.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
  await trial.arrival('invoice.payment_failed');
  const invoice = late.latest_invoice as { hosted_invoice_url: string; next_payment_attempt: number };
  expect(invoice.next_payment_attempt).toBeGreaterThan(late.created);
  const paid = await trial.submit(invoice.hosted_invoice_url, cardFields('4242424242424242'));
  expect(paid.status).toBe(303);
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('a renewal that requires authentication is paid after it', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'));
  await trial.order(`/subscriptions/${id}/renew`, { outcome: 'action_required' });
  await trial.arrival('invoice.payment_action_required');
  const { latest_invoice: invoice } = await trial.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice'],
  });
  const { hosted_invoice_url: url } = invoice as { hosted_invoice_url: string };
  await trial.submit(`${url}/3ds`, { answer: 'authorize' });
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('a manual attempt that is refused leaves the schedule of retries as it is', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'), '4000000000000341');
  await trial.order(`/subscriptions/${id}/renew`);
  const invoiceOf = async () =>
    (await trial.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).latest_invoice as {
      id: string;
      attempt_count: number;
      next_payment_attempt: number;
    };
  const before = await invoiceOf();
  await trial.order('/clock/advance', { days: 1 });
  await expect(trial.stripe.invoices.pay(before.id)).rejects.toThrow(/declined/);
  expect(await invoiceOf()).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: before.next_payment_attempt,
  });
});

it('after the fourth refusal the subscription ends', async () => {
  const { id } = await trial.subscribe(await trial.price('plus', 4900, 'month'), '4000000000000341');
  await trial.order('/clock/advance', { days: 31 + 3 + 5 + 7 + 1 });
  expect(await trial.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
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
  expect(await (await fetch(portal.url)).text()).toContain('confirm-cancel');
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
  const premium = await trial.price('premium', 5900, 'year');
  const plus = await trial.price('plus', 4900, 'month');
  const { id, items } = await trial.subscribe(premium);
  await trial.order('/clock/advance', { days: 91 });
  const change = [{ id: items.data[0]!.id, price: plus.id }];
  const updated = await trial.stripe.subscriptions.update(id, {
    items: change,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(updated.items.data).toMatchObject([{ price: { id: plus.id } }]);
  const invoice = updated.latest_invoice as { total: number; status: string };
  expect(invoice).toMatchObject({ status: 'paid', total: 471 });
});

it('a change of plan that is not paid keeps the old plan until it is', async () => {
  const premium = await trial.price('premium', 5900, 'year');
  const plus = await trial.price('plus', 8900, 'month');
  const { id, items } = await trial.subscribe(premium);
  await trial.order('/payments/next', { outcome: 'decline' });
  const pending = await trial.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: plus.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect(pending.items.data[0]!.price.id).toBe(premium.id);
  expect(pending.pending_update).not.toBeNull();
  await trial.stripe.invoices.pay(pending.latest_invoice as string);
  const applied = await trial.stripe.subscriptions.retrieve(id);
  expect(applied.items.data[0]!.price.id).toBe(plus.id);
  await trial.arrival('customer.subscription.pending_update_applied');
});

it('a refund is recorded on the charge, and a dispute can end the subscription', async () => {
  const subscription = await trial.subscribe(await trial.price('premium', 5900, 'year'));
  const { data } = await trial.stripe.invoicePayments.list({
    invoice: subscription.latest_invoice as string,
  });
  const intent = data[0]!.payment.payment_intent as string;
  const refund = await trial.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  await trial.arrival('charge.refunded');
  const charge = await trial.stripe.charges.retrieve(refund.charge as string);
  expect(charge).toMatchObject({ amount_refunded: 1000, refunded: false });
  await expect(trial.stripe.refunds.create({ payment_intent: intent, amount: 5000 })).rejects.toThrow(
    /greater than unrefunded amount/,
  );
  const dispute = await trial.order<{ id: string }>('/disputes', { payment_intent: intent });
  await trial.order(`/disputes/${dispute.id}/close`, { status: 'lost', endsSubscription: true });
  await trial.arrival('charge.dispute.closed');
  expect(await trial.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_disputed' },
  });
});

it('a plan chosen in the portal is billed at once; if that fails, its invoice is shown and the old plan stays', async () => {
  const premium = await trial.price('premium', 5900, 'year');
  const plus = await trial.price('plus', 8900, 'month');
  const { id, customer } = await trial.subscribe(premium);
  const portal = await trial.stripe.billingPortal.sessions.create({ customer: customer as string });
  const choice = { action: 'plan', subscription: id, price: plus.id };
  await trial.order('/payments/next', { outcome: 'action_required' });
  const asked = await trial.submit(portal.url, choice);
  const invoiceUrl = new URL(asked.headers.get('location')!, portal.url).href;
  expect(invoiceUrl).toMatch(/\/i\/in_/);
  expect((await trial.stripe.subscriptions.retrieve(id)).items.data[0]!.price.id).toBe(premium.id);
  await trial.submit(`${invoiceUrl}/3ds`, { answer: 'authorize' });
  expect((await trial.stripe.subscriptions.retrieve(id)).items.data[0]!.price.id).toBe(plus.id);
});

it('a card changed in the portal pays the next renewal', async () => {
  const { id, customer } = await trial.subscribe(
    await trial.price('plus', 4900, 'month'),
    '4000000000000341',
  );
  const portal = await trial.stripe.billingPortal.sessions.create({ customer: customer as string });
  await trial.submit(portal.url, { action: 'card', ...cardFields('5555555555554444') });
  await trial.order(`/subscriptions/${id}/renew`);
  expect((await trial.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await trial.order('/clock/advance', { seconds: 3700 });
  expect((await fetch(portal.url)).status, 'the address of a portal ends after an hour').toBe(410);
});
