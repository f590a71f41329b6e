import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { useBuiltServer } from '../../../testing/built-server.ts';
import { premiumPlan } from '../../../testing/server-setup.ts';

const builtServer = useBuiltServer();
let setup: BillingSetup;
let port: number;
const children: ChildProcess[] = [];
beforeAll(async () => {
  port = await freePort();
  setup = await setUpBilling({ actionsUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await setup?.close();
});

async function startServer(): Promise<ChildProcess> {
  const { STRIPE_WEBHOOK_SECRETS, ...settings } = setup.env;
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    value === undefined ? '' : String(value),
  ]);
  const child = spawn(process.execPath, [builtServer()], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...Object.fromEntries(texts),
      STRIPE_WEBHOOK_SECRETS: STRIPE_WEBHOOK_SECRETS.join(','),
      PORT: String(port),
    },
  });
  children.push(child);
  await expect.poll(isServing).toBe(true);
  return child;
}

const isServing = () =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const inHand = () => setup.count('webhook_events', 'processing and not processed');

test('a server killed while handling an event, or between storing and handling it, loses nothing', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/deliveries/pause');
  await setup.buy(owner, premiumPlan, draftOf());

  const first = await startServer();
  await setup.order('/faults', { api: Array(8).fill('hang') });
  await setup.order('/deliveries/resume');
  await expect.poll(inHand).toBeGreaterThan(0);
  await setup.eventsDelivered();
  await kill(first);
  await setup.order('/faults', { api: [] });
  expect((await setup.stateOf(owner)).subscriptions).toEqual([]);
  await setup.sql.query(
    `update webhook_events set processing = false, processing_at = null, attempts = 0
     where id = (select id from webhook_events order by created_at limit 1)`,
  );

  await startServer();
  await setup.sql.query(
    `update webhook_events set created_at = created_at - interval '5 minutes', processing_at = processing_at - interval '2 minutes'`,
  );
  const retried = await fetch(`http://127.0.0.1:${port}/cron/retry_stripe_events`, {
    method: 'POST',
    headers: { 'x-hook-secret': setup.env.HOOK_SECRET, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(retried.status).toBe(204);
  await setup.eventsHandled();
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ plan: 'Premium', status: 'active' }],
    payments: [{ amount: '59.00', status: 'succeeded' }],
    laundromats: [{ is_active: true, is_premium: true }],
  });
});
