import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, premiumPlan } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

test('events that never arrived are handled by the hourly job, even if a plan cannot be synchronized', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());
  await setup.sql.query('alter table subscription_plans drop constraint subscription_plans_currency_site');
  await setup.sql.query(`update subscription_plans set currency = 'chf' where id = $1`, [featuredPlan]);
  await request(setup.app)
    .post('/cron/reconcile_payments')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(500);
  await expect
    .poll(() => setup.stateOf(owner))
    .toMatchObject({
      subscriptions: [{ plan: 'Premium', status: 'active' }],
      laundromats: [{ is_premium: true }],
    });
});
