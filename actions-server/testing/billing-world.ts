import { randomUUID } from 'node:crypto';
import { vi, expect } from 'vitest';
import { syncPlansWithStripe } from '../src/app.ts';
import { createPayments } from '../src/platform/stripe.ts';
import { startStripeSandbox } from '../../local-stack/stripe-sandbox/sandbox.ts';
import type { FlakyProxy } from './flaky-proxy.ts';
import { openWorld, type Person } from './world.ts';

export type BillingWorld = Awaited<ReturnType<typeof openBillingWorld>>;

const card = (cardNumber: string) => ({
  cardNumber,
  cardExpiry: '12 / 40',
  cardCvc: '123',
  name: 'Anne Durand',
  line1: '1 rue de la Gare',
  postalCode: '69003',
  city: 'Lyon',
});
export const goodCard = '4242424242424242';

/** A paid submission as the browser sends it. */
export const draftOf = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Laverie du Port',
  address: '2 quai du Port',
  city: 'Marseille',
  postalCode: '13002',
  photosCount: 2,
  ...changes,
});

export interface BillingWorldOptions {
  seed?: number;
  /** Stands between the actions server and Hasura. */
  hasuraProxy?: FlakyProxy;
  /** Events and webhooks go to an actions server that the test starts there. */
  actionsUrl?: string;
}

/** The world of {@link openWorld} with a Stripe sandbox that delivers to it, and the plans on sale. */
export async function openBillingWorld(options: BillingWorldOptions = {}) {
  const sandbox = await startStripeSandbox({
    seed: options.seed,
    retryDelays: [50, 200, 1000, 1000, 1000, 2000],
  });
  const sandboxUrl = `http://${sandbox.host}:${sandbox.port}`;
  // Its address is not known yet; the secret is.
  const secret = sandbox.ensureEndpoint('test', 'http://127.0.0.1:9/webhooks/stripe');
  const stripeEnv = {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_API_URL: sandboxUrl,
    STRIPE_WEBHOOK_SECRETS: [secret],
  };
  const { hasuraProxy, actionsUrl } = options;
  const world = await openWorld(
    { ...stripeEnv, ...(hasuraProxy && { HASURA_URL: hasuraProxy.url }) },
    { ...(actionsUrl && { actionsUrl }), expectsFailures: Boolean(hasuraProxy ?? actionsUrl) },
  );
  hasuraProxy?.leadTo(world.engine.url);
  sandbox.ensureEndpoint('test', `${actionsUrl ?? world.actionsUrl}/webhooks/stripe`);
  await syncPlansWithStripe(world.env);

  /** Uses a control of the sandbox. */
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
    world.send(owner, 'post', '/api/payments/create-checkout-session').send({ planId, draft });

  /** Sends the form of the payment page, as a browser does; answers the id of the session. */
  async function pay(url: string, number = goodCard): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(card(number)),
    });
    expect(response.status, number === goodCard ? await response.text() : '').toBe(
      number === goodCard ? 303 : 402,
    );
    return /cs_\w+/.exec(url)![0];
  }

  return {
    ...world,
    sandbox,
    syncPlans: () => syncPlansWithStripe(world.env),
    secret,
    stripe: createPayments(world.env).stripe(),
    order,
    checkout,
    pay,

    /** Buys a plan through the payment page; answers the id of the session. */
    async buy(owner: Person, planId: string, draft?: object): Promise<string> {
      const answer = await checkout(owner, planId, draft);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return pay(answer.body.url as string);
    },

    /** Resolves once Stripe has delivered all and every event is handled. */
    async settled(): Promise<void> {
      await vi.waitFor(
        async () => {
          const response = await fetch(`${sandboxUrl}/__sandbox/stripe/idle`);
          expect(response.status).toBe(200);
          const open = await world.sql.query(
            `select event_type, last_error from webhook_events where not processed and dead_at is null`,
          );
          expect(open.rows).toEqual([]);
        },
        { interval: 30 },
      );
    },

    /** What the database says about an owner, without ids and times that differ from run to run. */
    async stateOf(owner: Person) {
      const rows = async (sql: string) =>
        (await world.sql.query(sql, [owner.id])).rows as Record<string, unknown>[];
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
        listings: await rows(
          `select name, is_active, is_premium, is_featured, featured_until > now() as placed
           from laundromats where user_id = $1 order by created_at, id`,
        ),
      };
    },

    /** The Stripe id of an owner's newest subscription. */
    async subscriptionOf(owner: Person): Promise<string> {
      const { rows } = await world.sql.query<{ id: string }>(
        `select stripe_subscription_id as id from subscriptions where user_id = $1 order by created_at desc limit 1`,
        [owner.id],
      );
      return rows[0]!.id;
    },

    async close(): Promise<void> {
      await world.close();
      await sandbox.close();
    },
  };
}
