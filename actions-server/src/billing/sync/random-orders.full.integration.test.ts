import { randomInt } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isExhaustive } from '../../../../local-stack/testing/exhaustive.ts';
import { seededRandom, shuffled } from '../../../../local-stack/testing/seeded-random.ts';
import { limits, scaled } from '../../../../local-stack/testing/speed.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

// `npm run check -- payments --seed N --runs M` sets both.
const seed = Number(process.env.PAYMENTS_SEED ?? (isExhaustive ? randomInt(2 ** 31) : 1));
const runs = Number(process.env.PAYMENTS_RUNS ?? 60);

const random = seededRandom(seed);
const chance = (share: number) => random() < share;
const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

let setup: BillingSetup;
let isTroubled = false;
beforeAll(async () => {
  setup = await setUpBilling({
    fate: () => (isTroubled && chance(0.08) ? oneOf(['isRefused', 'isUnheard'] as const) : 'passes'),
  });
});
afterAll(() => setup?.close());

test(
  `${runs} random orders of events and faults all end in the same state (seed ${seed})`,
  { timeout: limits.test + runs * scaled(10_000), retry: 0 },
  async () => {
    for (let run = 1; run <= runs; run += 1) {
      const owner = await liveThrough();
      expect(await setup.stateOf(owner), `run ${run} of seed ${seed}`).toEqual(expected);
      expect(await receiptsOf(owner), `run ${run} of seed ${seed}`).toBe(4);
    }
  },
);

const payment = { amount: '49.00', amount_refunded: '0.00', status: 'succeeded', dispute_status: null };
const expected = {
  subscriptions: [
    { plan: 'Premium+', status: 'canceled', ending: true },
    { plan: 'Premium', status: 'active', ending: false },
  ],
  payments: [
    payment,
    payment,
    { ...payment, amount_refunded: '10.00', dispute_status: null },
    { ...payment, amount: '59.00', dispute_status: 'won' },
  ],
  laundromats: [
    {
      name: expect.stringMatching('^Laverie du Port'),
      is_active: true,
      is_premium: true,
      is_featured: false,
      placed: null,
    },
  ],
};

async function liveThrough(): Promise<Person> {
  isTroubled = false;
  // The reset deletes the sandbox's events, so stored ones could never be handled.
  await setup.sql.query('delete from webhook_events');
  await setup.order('/reset');
  await setup.syncPlans();
  await setup.order('/deliveries/pause');
  const owner = await setup.addUser('owner');

  const first = await setup.buy(owner, featuredPlan, draftOf());
  await chaos(owner, first);
  const { subscription } = await setup.stripe.checkout.sessions.retrieve(first);
  const id = subscription as string;
  const intent = await intentOf(id);
  await setup.order(`/subscriptions/${id}/renew`, { outcome: 'ok' });
  await chaos(owner, first);
  await setup.order(`/subscriptions/${id}/renew`, { outcome: oneOf(['decline', 'action_required']) });
  await chaos(owner);
  const { latest_invoice: due } = await setup.stripe.subscriptions.retrieve(id);
  await setup.stripe.invoices.pay(due as string);
  await setup.order('/refunds', { payment_intent: intent, amount: 1000 });
  await chaos(owner);
  const ending = oneOf([{ cancel_at: 'max_period_end' as const }, { cancel_at_period_end: true }]);
  await setup.stripe.subscriptions.update(id, ending);
  await chaos(owner);
  await setup.order(`/subscriptions/${id}/renew`);
  await chaos(owner);

  isTroubled = false;
  const second = await setup.buy(owner, premiumPlan);
  await chaos(owner, second);
  const { subscription: next } = await setup.stripe.checkout.sessions.retrieve(second);
  const { id: dispute } = await setup.order<{ id: string }>('/disputes', {
    payment_intent: await intentOf(next as string),
  });
  await setup.order(`/disputes/${dispute}/close`, { status: 'won' });
  await chaos(owner, second);
  await calm();
  return owner;
}

async function intentOf(subscription: string): Promise<string> {
  const { data } = await setup.stripe.invoices.list({ subscription, limit: 1, expand: ['data.payments'] });
  return data[0]!.payments!.data[0]!.payment.payment_intent as string;
}

async function chaos(owner: Person, session?: string): Promise<void> {
  isTroubled = true;
  const deliveries: (() => Promise<unknown>)[] = (await waitingEvents()).flatMap((event) => {
    if (chance(0.1)) return [() => setup.order(`/events/${event}/drop`)];
    if (chance(0.3)) return [];
    return [() => setup.order(`/events/${event}/resend`, { times: oneOf([1, 1, 2, 5]) })];
  });
  if (session)
    deliveries.push(
      () => confirm(owner, session),
      () => confirm(owner, session),
    );
  if (chance(0.2)) deliveries.push(() => cron(oneOf(['retry_stripe_events', 'reconcile_payments'])));
  if (chance(0.3))
    deliveries.push(() => setup.order('/faults', { api: [oneOf(['http_429', 'lost_answer', 'http_500'])] }));
  if (chance(0.3)) deliveries.push(dieInTheMiddle);
  const order = shuffled(deliveries, random);
  const together = oneOf([1, 2, 4]);
  for (let at = 0; at < order.length; at += together) {
    await Promise.all(order.slice(at, at + together).map((deliver) => deliver()));
  }
  isTroubled = false;
  await setup.order('/faults', { api: [] });
}

async function waitingEvents(): Promise<string[]> {
  const response = await fetch(`${setup.env.STRIPE_API_URL}/__sandbox/stripe/events`);
  const events = (await response.json()) as { id: string; isPending: boolean }[];
  return events.filter(({ isPending }) => isPending).map(({ id }) => id);
}

const confirm = async (owner: Person, sessionId: string) => void (await setup.confirm(owner, sessionId));

const cron = async (name: string) =>
  (await request(setup.app).post(`/cron/${name}`).set('x-hook-secret', setup.env.HOOK_SECRET).send({}))
    .status;

const dieInTheMiddle = () =>
  setup.sql.query(
    `update webhook_events set processed = false, processed_at = null, processing = true,
       processing_at = now() - interval '2 minutes'
     where id in (select id from webhook_events where dead_at is null order by created_at desc limit 3)`,
  );

async function calm(): Promise<void> {
  await expect
    .poll(
      async () => {
        const answers = [await cron('reconcile_payments')];
        await setup.sql.query(
          `update webhook_events set created_at = created_at - interval '5 minutes',
             processing_at = processing_at - interval '5 minutes' where not processed`,
        );
        answers.push(await cron('retry_stripe_events'));
        const open = await setup.count('webhook_events', 'not processed and dead_at is null');
        const dead = await setup.sql.query('select last_error from webhook_events where dead_at is not null');
        return { answers, open, dead: dead.rows };
      },
      { interval: 100 },
    )
    .toEqual({ answers: [204, 204], open: 0, dead: [] });
}

const receiptsOf = ({ id }: Person) => setup.count('billing_emails', `user_id = $1 and kind = 'paid'`, id);
