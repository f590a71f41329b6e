import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { differs } from '../../db/iso-times.ts';
import { invoiceNotifications } from '../emails/billing-notifications.ts';
import { lookupKeyOf } from '../plans/sync-plans.ts';
import type { BillingAccount, Plan } from './billing-account.ts';
import { paymentOf, type InvoiceWithPayment } from './stripe-payment.ts';
import { copyOf, planOf } from './stripe-subscription.ts';

const plans = [
  { id: 'premium', stripeProductId: 'prod_1', stripePriceId: 'price_new' },
  { id: 'premiumPlus', stripeProductId: 'prod_2', stripePriceId: 'price_2' },
] as Plan[];

const subscription = (changes: object = {}, price: object = { id: 'price_2', product: 'prod_2' }) =>
  ({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    metadata: {},
    items: { data: [{ price, current_period_start: 1_770_000_000, current_period_end: 1_772_000_000 }] },
    ...changes,
  }) as Stripe.Subscription;

const read = (invoice: object, intent?: object, disputes: object[] = []) =>
  ({
    invoice: {
      id: 'in_1',
      status: 'paid',
      created: 1_770_000_000,
      amount_paid: 5900,
      amount_due: 5900,
      attempted: true,
      attempt_count: 1,
      billing_reason: 'subscription_cycle',
      next_payment_attempt: null,
      lines: { data: [] },
      status_transitions: { paid_at: null },
      ...invoice,
    },
    intent,
    disputes,
  }) as unknown as InvoiceWithPayment;

test('a payment is fraudulent when its dispute is lost, or when it is refunded as such', () => {
  const refunded = (reason: string) =>
    read({}, { id: 'pi_1', latest_charge: { amount_refunded: 5900, refunds: { data: [{ reason }] } } });
  const disputed = (status: string) =>
    read({}, { id: 'pi_1', latest_charge: { disputed: true } }, [{ status }]);
  const isFraudulent = (paid: InvoiceWithPayment) => paymentOf(paid)?.isFraudulent;
  expect([disputed('lost'), refunded('fraudulent')].map(isFraudulent)).toEqual([true, true]);
  expect([disputed('needs_response'), refunded('requested_by_customer'), read({})].map(isFraudulent)).toEqual(
    [false, false, false],
  );
});

const statusOf = (...of: Parameters<typeof read>) => paymentOf(read(...of))?.status;

test('both ways of scheduling a cancellation are copied', () => {
  const ends = (changes: object) => copyOf(subscription(changes), plans[1]!).cancelAtPeriodEnd;
  expect([ends({}), ends({ cancel_at: 1_772_000_000 }), ends({ cancel_at_period_end: true })]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a subscription that ended before the end of its period has the time of its end', () => {
  const cancelled = { status: 'canceled', cancel_at_period_end: true, canceled_at: 1_770_500_000 };
  const copyOfEnd = (ended_at: number) => copyOf(subscription({ ...cancelled, ended_at }), plans[1]!);
  expect(copyOfEnd(1_771_000_000)).toMatchObject({
    cancelAtPeriodEnd: false,
    canceledAt: new Date(1_771_000_000_000).toISOString(),
  });
  expect(copyOfEnd(1_772_000_000)).toMatchObject({
    cancelAtPeriodEnd: true,
    canceledAt: new Date(1_770_500_000_000).toISOString(),
  });
});

test('a subscription at an older price has the plan of its product; one for something else is not ours', () => {
  const planAt = (price: object, stored: object[] = []) =>
    planOf(subscription({}, price), { plans, subscriptions: stored as BillingAccount['subscriptions'] })?.id;
  expect(planAt({ id: 'price_old', product: 'prod_1' })).toBe('premium');
  expect(planAt({ id: 'price_x', product: 'prod_x' })).toBeUndefined();
  const stored = [{ stripeSubscriptionId: 'sub_1', planId: 'premium' }];
  expect(planAt({ id: 'price_x', product: 'prod_x' }, stored)).toBe('premium');
});

test('the period of a subscription is that of its plan, whatever else it contains', () => {
  const item = (price: object, end: number) => ({ price, current_period_start: 1, current_period_end: end });
  const items = {
    data: [item({ id: 'price_x', product: 'prod_x' }, 3), item({ id: 'price_2', product: 'x' }, 2)],
  };
  expect(copyOf(subscription({ items }), plans[1]!).currentPeriodEnd).toBe('1970-01-01T00:00:02.000Z');
});

test('the status of a payment shows whether we keep the money', () => {
  const charge = (changes: object) => ({
    id: 'pi_1',
    status: 'succeeded',
    latest_charge: { id: 'ch_1', ...changes },
  });
  expect(statusOf({})).toBe('succeeded');
  expect(statusOf({}, charge({ refunded: true, amount_refunded: 5900 }))).toBe('refunded');
  expect(statusOf({}, charge({ refunded: false, amount_refunded: 100 }))).toBe('succeeded');
  expect(statusOf({}, charge({ disputed: true }), [{ status: 'needs_response' }])).toBe('disputed');
  expect(statusOf({}, charge({ disputed: true }), [{ status: 'won' }])).toBe('succeeded');
  expect(statusOf({ status: 'open' }, { id: 'pi_1', status: 'requires_action' })).toBe('requires_action');
  expect(statusOf({ status: 'open' }, { id: 'pi_1', status: 'processing' })).toBe('processing');
  expect(statusOf({ status: 'open' })).toBe('failed');
  expect(statusOf({ status: 'void' })).toBe('void');
  expect(statusOf({ status: 'open', attempted: false })).toBeUndefined();
  expect(statusOf({ status: 'draft' })).toBeUndefined();
});

test('a prevented dispute is over: the payment is ours unless its amount was withdrawn, and is not held as fraud', () => {
  const created = 1_770_000_000;
  const prevented = (...amounts: number[]) =>
    read({}, { id: 'pi_1', latest_charge: { disputed: true } }, [
      {
        ...{ id: 'du_1', amount: 5900, created, status: 'prevented' },
        balance_transactions: amounts.map((amount) => ({ amount })),
      },
    ]);
  for (const [dispute, status, outcome] of [
    [prevented(), 'succeeded', 'prevented'],
    [prevented(-5900, 5900), 'succeeded', 'prevented'],
    [prevented(-5900), 'refunded', 'lost'],
  ] as const) {
    const payment = paymentOf(dispute);
    expect(payment).toMatchObject({ status, isFraudulent: false, disputeStatus: 'prevented' });
    const at = new Date(created * 1000);
    const mails = invoiceNotifications(dispute, payment, new Set(), at);
    const kinds = mails.filter(({ kind }) => kind !== 'paid').map(({ kind }) => kind);
    expect(kinds).toEqual(['dispute_closed', 'dispute_decided']);
    expect(mails.at(-1)?.details).toMatchObject({ outcome });
  }
});

test('a payment for another plan is described by what is bought, not by the credit for the former plan', () => {
  const described = (...data: object[]) => paymentOf(read({ lines: { data } }))?.description;
  const credit = { amount: -4900, description: 'Temps non utilisé sur Premium+' };
  const bought = { amount: 5900, description: 'Premium' };
  expect(described(credit, bought)).toBe('Premium');
  expect(described(bought)).toBe('Premium');
  expect(described({ amount: 0, description: 'Essai' })).toBe('Essai');
});

test('a failure is notified once per attempt, a payment once, and nothing older than three days', () => {
  const failed = read({ status: 'open', attempt_count: 2 });
  const facts = (of: InvoiceWithPayment, days: number) =>
    invoiceNotifications(of, paymentOf(of), new Set(), new Date((1_770_000_000 + days * 86_400) * 1000)).map(
      ({ fact }) => fact,
    );
  expect(facts(failed, 1)).toEqual(['failed:in_1:2']);
  expect(facts(read({}), 1)).toEqual(['paid:in_1']);
  expect(facts(read({}), 4)).toEqual([]);
  expect(facts(read({ status: 'open', billing_reason: 'subscription_update' }), 1)).toEqual([]);
});

test('a debit is notified when it has failed, two weeks later and also the first time, and not while it is on its way', () => {
  const kinds = (billing_reason: string, intent: object) => {
    const debit = read({ status: 'open', billing_reason }, { id: 'pi_1', ...intent });
    const now = new Date((1_770_000_000 + 14 * 86_400) * 1000);
    return invoiceNotifications(debit, paymentOf(debit), new Set(), now).map(({ kind }) => kind);
  };
  const refused = (type: string) => ({
    status: 'requires_payment_method',
    last_payment_error: { payment_method: { type } },
  });
  for (const reason of ['subscription_create', 'subscription_cycle']) {
    expect(kinds(reason, { status: 'processing' })).toEqual([]);
    expect(kinds(reason, refused('sepa_debit'))).toEqual(['failed']);
    expect(kinds(reason, refused('card'))).toEqual([]);
  }
});

test('money that came back has no receipt: the refund and the dispute are notified, one of a refused laundromat is not', () => {
  const created = 1_770_000_000;
  const refund = { id: 're_1', amount: 5900, status: 'succeeded', created };
  const charge = (refunds: object[], changes: object = {}) => ({
    id: 'pi_1',
    latest_charge: { id: 'ch_1', refunded: refunds.length > 0, refunds: { data: refunds }, ...changes },
  });
  const facts = (...of: Parameters<typeof read>) =>
    invoiceNotifications(read(...of), paymentOf(read(...of)), new Set(), new Date(created * 1000)).map(
      ({ fact }) => fact,
    );
  expect(facts({}, charge([refund]))).toEqual(['refunded:re_1']);
  expect(facts({}, charge([{ ...refund, metadata: { laundromat_id: 'x' } }]))).toEqual([]);
  expect(
    facts({}, charge([], { disputed: true }), [
      { id: 'du_1', status: 'needs_response', amount: 5900, created },
    ]),
  ).toEqual(['disputed:du_1', 'dispute:du_1']);
});

test('a moment written in two ways is the same moment', () => {
  const stored = { at: '2026-03-01T01:00:00+01:00', name: 'a' };
  expect(differs({ at: '2026-03-01T00:00:00.000Z', name: 'a' }, stored)).toBe(false);
  expect(differs({ at: '2026-03-01T00:00:01.000Z', name: 'a' }, stored)).toBe(true);
});

test('plans are found at Stripe by keys that do not depend on the account', () => {
  expect(lookupKeyOf({ name: 'Premium+', interval: 'month', currency: 'eur' })).toBe(
    'premium_plus_month_eur',
  );
  expect(lookupKeyOf({ name: 'Été 2027 !', interval: 'year', currency: 'eur' })).toBe('ete_2027_year_eur');
});
