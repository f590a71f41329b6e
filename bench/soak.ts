import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { waitFor } from '../scripts/production/wait.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { brokenBounds, growthPerStep, type Bound } from './soak/bounds.ts';
import {
  cronDeliveries,
  eventDeliveries,
  planTicks,
  waitingDeliveries,
  type Deliveries,
} from './soak/deliveries.ts';
import { LoadClient, sendAsFastAsPossible, sendAtRate } from './soak/load.ts';
import { startProduct } from './soak/product.ts';
import { soakRequests } from './soak/requests.ts';
import { createSampler, rounded, type Sample } from './soak/sampler.ts';

// Runs the whole product at half of the load that it can serve, with events, cron triggers and actions. Exits with 1 when
// memory grows, an event is lost or late, a cron trigger is late, or a request fails.

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests per second; half of the highest rate by default, which is measured first. */
    rate: { type: 'string' },
    /** Seconds for which the highest rate is measured. */
    measure: { type: 'string', default: '20' },
    /** Connections for measuring it. */
    connections: { type: 'string', default: '16' },
  },
});
const totalSeconds = Number(options.minutes) * 60;
const sampleSeconds = Math.min(60, totalSeconds / 4);
/** Memory grows while caches fill and code is compiled, so shorter runs only print its growth. */
const judgesMemory = totalSeconds >= 600;
const limits = {
  deliverySeconds: 10,
  heapMegabytesPerMinute: 0.5,
  // Resident memory contains the garbage of the threads that draw pages, which moves it by 100 MB from sample to sample.
  rssMegabytesPerMinute: 6,
  handles: 30,
};

const product = await startProduct();
const database = new pg.Client({ connectionString: product.databaseUrl });
let broken: string[];
try {
  await database.connect();
  await printMachineSpeed(database);
  broken = await soak();
} finally {
  await database.end();
  await product.stop();
}
if (broken.length > 0) {
  console.error(`\nbroken bounds:\n${broken.map((sentence) => `  ${sentence}`).join('\n')}`);
  process.exit(1);
}
console.log('\nall bounds hold');

async function soak(): Promise<string[]> {
  const next = await soakRequests(database, product.url);
  const rate = options.rate ? Number(options.rate) : (await highestRate(next)) / 2;
  await allDelivered();

  const client = new LoadClient(product.url);
  const since = new Date();
  const until = new Date(since.getTime() + totalSeconds * 1000);
  await planTicks(database, { since, until, everySeconds: Math.min(5, sampleSeconds / 2) });
  console.log(`${rate.toFixed(1)} requests a second for ${options.minutes} minutes`);
  const sample = createSampler(product, database, client, since);
  const before = await sample();
  const underLoad: Sample[] = [];
  const load = sendAtRate(async () => client.send(await next()), { rate, seconds: totalSeconds });
  for (let seconds = sampleSeconds; seconds < totalSeconds; seconds += sampleSeconds) {
    await sleep(since.getTime() + seconds * 1000 - Date.now());
    underLoad.push(await sample());
  }
  await load;
  client.close();
  // What is not delivered by then counts as lost.
  await allDelivered().catch((error: unknown) => console.error(String(error)));
  const after = await whenSettled(sample, before.handles + limits.handles);

  console.table([before, ...underLoad, after]);
  for (const message of client.messages) console.log(message);
  const events = await eventDeliveries(database, since);
  const ticks = await cronDeliveries(database, since, until);
  printDeliveries('events', events);
  printDeliveries('cron triggers', ticks);
  return brokenBounds([
    { name: 'failed requests', value: client.errors, limit: 0 },
    { name: 'writes without an event', value: missingEvents(client, events), limit: 0 },
    ...deliveryBounds('events', events),
    ...deliveryBounds('cron triggers', ticks),
    ...memoryBounds(underLoad),
    { name: 'new handles after the load', value: after.handles - before.handles, limit: limits.handles },
  ]);
}

async function highestRate(next: Awaited<ReturnType<typeof soakRequests>>): Promise<number> {
  const connections = Number(options.connections);
  const rateDuring = async (seconds: number) => {
    const client = new LoadClient(product.url);
    await sendAsFastAsPossible(async () => client.send(await next()), { connections, seconds });
    client.close();
    return client.times.length / seconds;
  };
  const seconds = Number(options.measure);
  await rateDuring(seconds / 2);
  const rate = await rateDuring(seconds);
  console.log(`highest rate: ${rate.toFixed(1)} requests a second with ${connections} connections`);
  return rate;
}

/** Waits until no event and no tick waits for its delivery. */
function allDelivered(): Promise<void> {
  return waitFor('all deliveries', async () => (await waitingDeliveries(database)) === 0, 120_000);
}

/** Idle connections close after some seconds. Returns the first sample within the limit, or the last one. */
async function whenSettled(sample: () => Promise<Sample>, mostHandles: number): Promise<Sample> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const taken = await sample();
    if (taken.handles <= mostHandles || Date.now() > deadline) return taken;
    await sleep(1_000);
  }
}

function missingEvents({ fired }: LoadClient, events: Deliveries[]): number {
  return sum(
    [...fired].map(([trigger, count]) => {
      const stored = events.find((each) => each.trigger === trigger)?.count ?? 0;
      return Math.max(0, count - stored);
    }),
  );
}

function printDeliveries(title: string, list: Deliveries[]): void {
  console.log(`\n${title}, seconds until the first attempt was recorded`);
  console.table(
    Object.fromEntries(
      list.map(({ trigger, p50, p99, slowest, ...counts }) => [
        trigger,
        { ...counts, p50: rounded(p50), p99: rounded(p99), slowest: rounded(slowest) },
      ]),
    ),
  );
}

function deliveryBounds(what: string, list: Deliveries[]): Bound[] {
  return [
    { name: `${what} not delivered`, value: sum(list.map((each) => each.count - each.delivered)), limit: 0 },
    { name: `${what} whose first attempt failed`, value: sum(list.map(({ failed }) => failed)), limit: 0 },
    {
      name: `seconds until the latest of the ${what}`,
      value: Math.max(0, ...list.map(({ slowest }) => slowest)),
      limit: limits.deliverySeconds,
    },
  ];
}

/** Growth under load, without the first third, in which caches fill. */
function memoryBounds(underLoad: Sample[]): Bound[] {
  const steady = underLoad.slice(Math.floor(underLoad.length / 3));
  const perMinute = (column: 'RSS MB' | 'heap MB') =>
    (growthPerStep(steady.map((sample) => sample[column])) * 60) / sampleSeconds;
  const heap = perMinute('heap MB');
  const rss = perMinute('RSS MB');
  console.log(
    `\ngrowth after the first third: heap ${heap.toFixed(2)} MB, RSS ${rss.toFixed(2)} MB a minute`,
  );
  if (!judgesMemory) return [];
  return [
    { name: 'MB by which the heap grows in a minute', value: heap, limit: limits.heapMegabytesPerMinute },
    { name: 'MB by which RSS grows in a minute', value: rss, limit: limits.rssMegabytesPerMinute },
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
