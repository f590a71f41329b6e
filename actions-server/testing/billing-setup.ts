import { startStripeSandbox } from '@lavoir/stripe-sandbox';
import { randomUUID } from 'node:crypto';
import { vi, expect } from 'vitest';
import type { ConfirmedCheckout } from '#contract/billing/billing.ts';
import { ensureWebhookEndpoint, syncPlansWithStripe } from '../src/stripe-setup.ts';
import { createPayments } from '../src/stripe/stripe.ts';
import { startLossyDatabase } from './lossy-database.ts';
import { ownAddress, ownName, setUpServer, type Person } from './server-setup.ts';

export type BillingSetup = Awaited<ReturnType<typeof setUpBilling>>;

export const goodCard = '4242424242424242';

export const draftOf = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: ownName('Laverie du Port'),
  address: ownAddress(),
  city: 'Marseille',
  postalCode: '13002',
  ...changes,
});

export interface BillingSetupOptions {
  fate?: Parameters<typeof startLossyDatabase>[1];
  actionsUrl?: string;
}

export async function setUpBilling(options: BillingSetupOptions = {}) {
  const sandbox = await startStripeSandbox({
    retryDelays: [50, 200, 1000, 1000, 1000, 2000],
  });
  const sandboxUrl = `http://${sandbox.host}:${sandbox.port}`;
  const secret = sandbox.ensureEndpoint('test', 'http://127.0.0.1:9/webhooks/stripe');
  const stripeEnv = {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_API_URL: sandboxUrl,
    STRIPE_WEBHOOK_SECRETS: [secret],
  };
  const { fate, actionsUrl } = options;
  let proxy: Awaited<ReturnType<typeof startLossyDatabase>> | undefined;
  const through = async (databaseUrl: string) => {
    proxy = await startLossyDatabase(databaseUrl, fate!);
    return proxy.url;
  };
  const setup = await setUpServer(stripeEnv, {
    ...(actionsUrl && { actionsUrl }),
    ...(fate && { through }),
  });
  sandbox.ensureEndpoint('test', `${actionsUrl ?? setup.actionsUrl}/webhooks/stripe`);
  await syncPlansWithStripe(setup.env);

  async function order<T = Record<string, unknown>>(control: string, body: object = {}): Promise<T> {
    const response = await fetch(`${sandboxUrl}/__sandbox/stripe${control}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json() as Promise<T>;
  }

  const checkout = (owner: Person, planId: string, draft?: object) =>
    setup.send(owner, 'post', '/api/payments/create-checkout-session').send({ planId, draft });

  const confirm = (owner: Person, sessionId: string) =>
    setup.graphql<{ confirmCheckoutSession: ConfirmedCheckout }>(
      owner,
      `mutation ($sessionId: String!) {
        confirmCheckoutSession(sessionId: $sessionId) { status draft { id status } }
      }`,
      { sessionId },
    );

  async function pay(url: string, number = goodCard): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ cardNumber: number }),
    });
    expect(response.status, number === goodCard ? await response.text() : '').toBe(
      number === goodCard ? 303 : 402,
    );
    return /cs_\w+/.exec(url)![0];
  }

  async function eventsDelivered(): Promise<void> {
    const response = await fetch(`${sandboxUrl}/__sandbox/stripe/idle`);
    expect(response.status).toBe(200);
  }

  return {
    ...setup,
    sandbox,
    syncPlans: () => syncPlansWithStripe(setup.env),
    ensureEndpointOf: (url: string) => ensureWebhookEndpoint({ ...setup.env, PUBLIC_URL: url }),
    secret,
    stripe: createPayments(setup.env).stripe(),
    order,
    checkout,
    confirm,
    pay,

    async buy(owner: Person, planId: string, draft?: object): Promise<string> {
      const answer = await checkout(owner, planId, draft);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return pay(answer.body.url as string);
    },

    eventsDelivered,

    async eventsHandled(): Promise<void> {
      await vi.waitFor(
        async () => {
          await eventsDelivered();
          const open = await setup.sql.query(
            `select event_type, last_error from webhook_events where not processed and dead_at is null`,
          );
          expect(open.rows).toEqual([]);
        },
        { interval: 30 },
      );
    },

    /** Returns the billing rows of an owner, without ids and times, which differ from run to run. */
    async stateOf(owner: Person) {
      const rows = async (sql: string) =>
        (await setup.sql.query(sql, [owner.id])).rows as Record<string, unknown>[];
      return {
        subscriptions: await rows(
          `select p.name as plan, s.status, s.cancel_at_period_end as ending
           from subscriptions s join subscription_plans p on p.id = s.plan_id where user_id = $1 order by s.status desc, s.id`,
        ),
        payments: await rows(
          `select amount, amount_refunded, p.status, dispute_status from payments p
           join subscriptions s on s.id = p.subscription_id where s.user_id = $1
           order by p.status, amount, amount_refunded`,
        ),
        laundromats: await rows(
          `select name, is_active, is_premium, is_featured, featured_until > now() as placed
           from laundromats where user_id = $1 order by created_at, id`,
        ),
      };
    },

    async suspend(userId: string, endsSubscription = false): Promise<void> {
      const { errors } = await setup.graphql(
        await setup.addUser('admin'),
        `mutation ($userId: uuid!, $endsSubscription: Boolean!) {
          suspendUser(
            userId: $userId, facts: "Faits.", ground: "terms", withdrawsLaundromats: true, endsSubscription: $endsSubscription
          ) { userId }
        }`,
        { userId, endsSubscription },
      );
      expect(errors).toBeUndefined();
    },

    async subscriptionOf(owner: Person): Promise<string> {
      const { rows } = await setup.sql.query<{ id: string }>(
        `select stripe_subscription_id as id from subscriptions where user_id = $1 order by created_at desc limit 1`,
        [owner.id],
      );
      return rows[0]!.id;
    },

    async close(): Promise<void> {
      await setup.close();
      await proxy?.stop();
      await sandbox.close();
    },
  };
}
