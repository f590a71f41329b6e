import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingWorld, type BillingWorld } from '../../testing/billing-world.ts';
import { premiumPlan } from '../../testing/world.ts';
import { createHasura } from '../platform/hasura.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { patientSystem } from './billing-services.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await openBillingWorld();
});
afterAll(() => world?.close());

const system = patientSystem({ requestId: 'test' }, 20_000);

/** Billing with a Stripe whose first answer about subscriptions is kept back. */
function withLateAnswer(release: Promise<void>) {
  const { stripe } = world;
  let answered = 0;
  const subscriptions = {
    list: (params: Stripe.SubscriptionListParams) => ({
      async autoPagingToArray(options: { limit: number }) {
        const answer = await stripe.subscriptions.list(params).autoPagingToArray(options);
        answered += 1;
        if (answered === 1) await release;
        return answer;
      },
    }),
  };
  const late = new Proxy(stripe, {
    get: (target, name) =>
      name === 'subscriptions' ? subscriptions : (Reflect.get(target, name) as unknown),
  });
  const hasura = createHasura({ url: world.env.HASURA_URL, adminSecret: world.env.HASURA_ADMIN_SECRET });
  return {
    services: { hasura, payments: { stripe: () => late } },
    timesAnswered: () => answered,
  };
}

test('an older answer of Stripe never replaces a newer one, however late it is written', async () => {
  const owner = await world.addUser('owner');
  await world.buy(owner, premiumPlan);
  await world.settled();
  await world.order('/deliveries/pause');
  const id = await world.subscriptionOf(owner);
  const customerId = (await world.stripe.subscriptions.retrieve(id)).customer as string;
  const subject = { userId: owner.id, customerId };
  let release = () => undefined as void;
  const { services, timesAnswered } = withLateAnswer(new Promise((resolve) => (release = resolve)));

  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const first = bringUpToDate(services, subject, system);
  await expect.poll(timesAnswered).toBe(1);
  // While the first still holds « runs until the end of its period », the subscription ends, and somebody writes that.
  await world.stripe.subscriptions.cancel(id);
  await bringUpToDate(services, subject, system);
  release();
  await first;

  expect((await world.stateOf(owner)).subscriptions).toMatchObject([{ status: 'canceled' }]);
  // The late one has noticed, and read again.
  expect(timesAnswered()).toBe(3);
  await world.order('/deliveries/resume');
  await world.settled();
});
