import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedCheckout } from '#contract/billing.ts';
import { draftOf, openBillingWorld, type BillingWorld } from '../../testing/billing-world.ts';
import { featuredPlan, freePlan, premiumPlan, visitor } from '../../testing/world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await openBillingWorld();
});
afterAll(() => world?.close());

test('the browser closed right after paying still leaves a published premium listing, a payment and its mails', async () => {
  const owner = await world.addUser('owner');
  const draft = draftOf({ isFeatured: true, isPremium: true, submissionType: 'featured' });
  await world.buy(owner, premiumPlan, draft);
  await world.settled();
  expect(await world.stateOf(owner)).toEqual({
    subscriptions: [{ plan: 'Premium', status: 'active', ending: false }],
    payments: [{ amount: '59.00', amount_refunded: '0.00', status: 'succeeded', dispute_status: null }],
    listings: [
      { name: 'Laverie du Port', is_active: true, is_premium: true, is_featured: false, placed: null },
    ],
  });
  expect((await world.send(visitor, 'get', `/api/laundromats/${draft.id}`)).status).toBe(200);
});
