import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { useBuiltServer } from '../../../testing/built-server.ts';
import { premiumPlan } from '../../../testing/server-setup.ts';

const builtServer = useBuiltServer();
let setup: BillingSetup;
let childPort: number | undefined;
const children: ChildProcess[] = [];

/** Keeps one address for all servers: a port that a server gives back may be taken before the next one starts. */
const door = createServer((socket) => {
  if (!childPort) return void socket.destroy();
  pipeline(socket, connect(childPort, '127.0.0.1'), socket, () => undefined);
});
let url: string;
beforeAll(async () => {
  await once(door.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  setup = await setUpBilling({ actionsUrl: url });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await setup?.close();
  door.close();
});

async function startServer(): Promise<ChildProcess> {
  const { STRIPE_WEBHOOK_SECRETS, ...settings } = setup.env;
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    value === undefined ? '' : String(value),
  ]);
  const child = spawn(process.execPath, [builtServer()], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...Object.fromEntries(texts),
      STRIPE_WEBHOOK_SECRETS: STRIPE_WEBHOOK_SECRETS.join(','),
      PORT: '0',
      LOG_LEVEL: 'info',
    },
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.resume();
  const { address } = JSON.parse(String(line).split('\n')[0]!) as { address: AddressInfo };
  childPort = address.port;
  await expect.poll(isServing).toBe(true);
  return child;
}

const isServing = () =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  childPort = undefined;
  child.kill('SIGKILL');
  await gone;
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
  const retried = await fetch(`${url}/cron/retry_stripe_events`, {
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
