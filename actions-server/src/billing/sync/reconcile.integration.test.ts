import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

const reconcile = () =>
  request(setup.app).post('/cron/reconcile_payments').set('x-hook-secret', setup.env.HOOK_SECRET).send({});

test('a subscription whose period is over is read again, also after one that cannot be written', async () => {
  const [broken, overdue] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.buy(broken, premiumPlan, draftOf());
  await setup.buy(overdue, premiumPlan);
  await setup.eventsHandled();
  await setup.sql.query(
    `update subscriptions set status = 'past_due', current_period_end = now() - case user_id when $1 then interval '2 days' else '1 day' end
     where user_id = any ($2)`,
    [broken.id, [broken.id, overdue.id]],
  );
  await setup.sql.query(
    `alter table subscriptions add constraint unwritable check (user_id <> '${broken.id}' or status <> 'active')`,
  );
  await reconcile().expect(204);
  const statusOf = async (owner: Person) => (await setup.stateOf(owner)).subscriptions[0]?.status;
  expect([await statusOf(broken), await statusOf(overdue)]).toEqual(['past_due', 'active']);
});

test('events that never arrived are handled by the hourly job, even if a plan cannot be synchronized', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());
  await setup.sql.query('alter table subscription_plans drop constraint subscription_plans_currency_site');
  await setup.sql.query(`update subscription_plans set currency = 'chf' where id = $1`, [featuredPlan]);
  await reconcile().expect(500);
  await expect
    .poll(() => setup.stateOf(owner))
    .toMatchObject({
      subscriptions: [{ plan: 'Premium', status: 'active' }],
      laundromats: [{ is_premium: true }],
    });
});

test('a payment of five days ago, before which the server stopped, is handled', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 86_400_000 });
  try {
    await request(setup.app)
      .post('/cron/reconcile_payments')
      .set('x-hook-secret', setup.env.HOOK_SECRET)
      .send({});
  } finally {
    vi.useRealTimers();
  }
  await expect
    .poll(() => setup.stateOf(owner))
    .toMatchObject({ subscriptions: [{ plan: 'Premium', status: 'active' }] });
});
