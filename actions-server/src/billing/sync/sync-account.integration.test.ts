import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../../local-stack/testing/speed.ts';
import { setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { premiumPlan } from '../../../testing/server-setup.ts';
import { createLogger } from '../../telemetry/logger.ts';
import { billingContext } from '../billing-context.ts';
import { syncAccount } from './sync-account.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

function withLateAnswer(release: Promise<void>) {
  const { stripe } = setup;
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
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  return {
    context: billingContext({ db: setup.db, logger, payments: { stripe: () => late } }, {}, limits.test),
    timesAnswered: () => answered,
  };
}

test('an older answer of Stripe never replaces a newer one, however late it is written', async () => {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  await setup.order('/deliveries/pause');
  const id = await setup.subscriptionOf(owner);
  const customerId = (await setup.stripe.subscriptions.retrieve(id)).customer as string;
  const subject = { userId: owner.id, customerId };
  let release = () => undefined as void;
  const { context, timesAnswered } = withLateAnswer(new Promise((resolve) => (release = resolve)));

  await setup.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const first = syncAccount(context, subject);
  await expect.poll(timesAnswered).toBe(1);
  await setup.stripe.subscriptions.cancel(id);
  await syncAccount(context, subject);
  release();
  await first;

  expect((await setup.stateOf(owner)).subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(timesAnswered()).toBe(3);
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
});

test('a subscription says when it changed, which an unchanged one does not', async () => {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const id = await setup.subscriptionOf(owner);
  const customerId = (await setup.stripe.subscriptions.retrieve(id)).customer as string;
  const services = {
    db: setup.db,
    logger: createLogger({ LOG_LEVEL: 'silent' }),
    payments: { stripe: () => setup.stripe },
  };
  const longAgo = `update subscriptions set updated_at = '2026-01-01' where user_id = $1`;
  await setup.sql.query(longAgo, [owner.id]);
  const changed = () => setup.count('subscriptions', `user_id = $1 and updated_at > '2026-01-01'`, owner.id);
  await syncAccount(billingContext(services, {}, limits.test), { userId: owner.id, customerId });
  expect(await changed()).toBe(0);
  await setup.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await setup.eventsHandled();
  expect(await changed()).toBe(1);
});
