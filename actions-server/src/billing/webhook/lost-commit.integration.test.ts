import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import type { CommitFate } from '../../../testing/lossy-database.ts';
import { premiumPlan } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
let fate: CommitFate = 'passes';
let commits = 0;
beforeAll(async () => {
  setup = await setUpBilling({
    fate(sent) {
      if (!sent.includes('insert into "laundromats"') || fate === 'passes') return 'passes';
      commits += 1;
      return fate;
    },
  });
});
afterAll(() => setup?.close());

const paid = {
  subscriptions: [{ plan: 'Premium', status: 'active', ending: false }],
  payments: [{ amount: '59.00', amount_refunded: '0.00', status: 'succeeded', dispute_status: null }],
  laundromats: [expect.objectContaining({ is_active: true, is_premium: true })],
};

async function buyWith(decided: CommitFate) {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());
  commits = 0;
  fate = decided;
  await setup.order('/deliveries/resume');
  await expect.poll(() => commits).toBeGreaterThan(0);
  return owner;
}

test('an event whose server dies before the commit has changed nothing, and is applied once afterwards', async () => {
  const owner = await buyWith('isRefused');
  await setup.eventsDelivered();
  await expect.poll(() => setup.count('webhook_events', 'last_error is not null')).toBeGreaterThan(0);
  expect(await setup.stateOf(owner)).toEqual({ subscriptions: [], payments: [], laundromats: [] });
  expect(await setup.count('billing_emails', 'user_id = $1', owner.id)).toBe(0);
  fate = 'passes';
  await setup.sql.query(
    `update webhook_events set created_at = created_at - interval '5 minutes',
       processing_at = processing_at - interval '5 minutes' where not processed`,
  );
  const hook = request(setup.app).post('/cron/retry_stripe_events');
  expect((await hook.set('x-hook-secret', setup.env.HOOK_SECRET).send({})).status).toBe(204);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toEqual(paid);
  expect(await setup.count('billing_emails', `user_id = $1 and kind = 'paid'`, owner.id)).toBe(1);
});

test('an event whose commit is done while its answer is lost stays handled, and nothing happens twice', async () => {
  const owner = await buyWith('isUnheard');
  await expect.poll(() => setup.count('laundromats', 'user_id = $1', owner.id)).toBe(1);
  fate = 'passes';
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toEqual(paid);
  expect(await setup.count('billing_emails', `user_id = $1 and kind = 'paid'`, owner.id)).toBe(1);
  expect(await setup.count('webhook_events', 'processed and last_error is not null')).toBe(0);
});
