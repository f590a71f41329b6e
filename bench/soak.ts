import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../local-stack/with-client.ts';
import { waitFor } from '../scripts/production/wait.ts';
import { megabytes, rounded, sum, timeFigures } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { readText } from './harness/read-text.ts';
import type { Server } from './harness/server.ts';
import { brokenBounds, growthPerStep, type Bound } from './soak/bounds.ts';
import { createLoad } from './soak/load.ts';
import { soakRequests } from './soak/requests.ts';

// Runs the whole product at half of its highest load. Fails when memory grows, an event is lost or late, a cron trigger
// is late, or a request fails.

export const defaults = {
  minutes: 30,
  /** Requests per second; 0 stands for half of the highest rate. */
  rate: 0,
};
const connections = 16;
const measuredSeconds = 20;
const limits = {
  deliverySeconds: 10,
  heapMegabytesPerMinute: 0.5,
  // Includes garbage of the threads that render pages, which varies by 100 MB.
  rssMegabytesPerMinute: 6,
  handles: 30,
};

/** Times are seconds from the change or due time to the first attempt. */
interface Deliveries {
  kind: 'event' | 'cron tick';
  trigger: string;
  count: number;
  delivered: number;
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
}

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  const product = await harness.server('product');
  const broken = await withClient(product.databaseUrl!, (database) => soak(product, database, options));
  if (broken.length > 0)
    throw new Error(`broken bounds:\n${broken.map((sentence) => `  ${sentence}`).join('\n')}`);
  console.log('\nall bounds hold');
}

async function soak(product: Server, database: pg.Client, options: typeof defaults): Promise<string[]> {
  const totalSeconds = options.minutes * 60;
  const sampleSeconds = Math.min(60, totalSeconds / 4);
  const next = await soakRequests(database, product.url);
  const rate = options.rate || (await highestRate(product.url, next)) / 2;
  await allDelivered(database);

  const { counts, atRate } = createLoad(product.url, next);
  const since = new Date();
  const until = new Date(since.getTime() + totalSeconds * 1000);
  // The schedules' own ticks are hours apart. Adds one at each interval, for all cron triggers in turn.
  await ask(database, 'plan-ticks', [since, until, Math.min(5, sampleSeconds / 2)]);
  console.log(`${rate.toFixed(1)} requests a second for ${options.minutes} minutes`);
  const sample = createSampler(product, database, counts);
  const before = await sample();
  const underLoad: Sample[] = [];
  const load = atRate(rate, totalSeconds);
  for (let seconds = sampleSeconds; seconds < totalSeconds; seconds += sampleSeconds) {
    await sleep(since.getTime() + seconds * 1000 - Date.now());
    underLoad.push(await sample());
  }
  await load;
  await allDelivered(database).catch((error: unknown) => console.error(String(error)));
  let after = await sample();
  const deadline = Date.now() + 60_000;
  while (after.handles > before.handles + limits.handles && Date.now() < deadline) {
    await sleep(1_000);
    after = await sample();
  }

  console.table([before, ...underLoad, after]);
  for (const message of counts.messages) console.log(message);
  const deliveries = await ask<Deliveries>(database, 'deliveries', [since, until]);
  console.log('\nevents and cron triggers, seconds until the first attempt was recorded');
  console.table(deliveries);
  return brokenBounds([
    { name: 'failed requests', value: counts.errors, limit: 0 },
    ...boundsOfDeliveries(deliveries, counts.fired, totalSeconds),
    ...boundsOfMemory(underLoad, sampleSeconds, totalSeconds),
    { name: 'new handles after the load', value: after.handles - before.handles, limit: limits.handles },
  ]);
}

const ask = async <Row extends object>(database: pg.Client, file: string, values: unknown[] = []) =>
  (await database.query<Row>(readText(`soak/${file}.sql`), values)).rows;

const waitingDeliveries = async (database: pg.Client) =>
  (await ask<{ waiting: number }>(database, 'waiting-deliveries'))[0]!.waiting;

const allDelivered = (database: pg.Client) =>
  waitFor('all deliveries', async () => (await waitingDeliveries(database)) === 0, 120_000);

async function highestRate(url: string, next: Awaited<ReturnType<typeof soakRequests>>): Promise<number> {
  await createLoad(url, next).asFastAsPossible(connections, measuredSeconds / 2);
  const load = createLoad(url, next);
  await load.asFastAsPossible(connections, measuredSeconds);
  const highest = load.counts.times.length / measuredSeconds;
  console.log(`highest rate: ${highest.toFixed(1)} requests a second with ${connections} connections`);
  return highest;
}

type Sample = Awaited<ReturnType<ReturnType<typeof createSampler>>>;

/**
 * Returns a function that samples memory, handles and connections after a garbage collection, and the responses since
 * the last sample.
 */
function createSampler(
  product: Server,
  database: pg.Client,
  counts: ReturnType<typeof createLoad>['counts'],
) {
  const since = Date.now();
  const last = { minute: 0, responses: 0, errors: 0 };
  return async () => {
    const minute = (Date.now() - since) / 60_000;
    const times = counts.times.slice(last.responses);
    const usage = await product.usage({ collectsGarbage: true });
    const { rows } = await database.query<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity where datname = current_database()`,
    );
    const taken = {
      minute: rounded(minute, 2),
      'requests/s': rounded(times.length / ((minute - last.minute) * 60), 2),
      ...timeFigures(times),
      errors: counts.errors - last.errors,
      'RSS MB': megabytes(usage.rss),
      'heap MB': megabytes(usage.heapUsed),
      handles: usage.handles,
      'database connections': rows[0]!.connections,
      'waiting deliveries': await waitingDeliveries(database),
    };
    Object.assign(last, { minute, responses: last.responses + times.length, errors: counts.errors });
    console.log(JSON.stringify(taken));
    return taken;
  };
}

/** Shorter runs have no limit for lateness and growth: caches fill, and code is compiled. */
const boundedSeconds = 600;

function boundsOfMemory(underLoad: Sample[], sampleSeconds: number, totalSeconds: number): Bound[] {
  const steady = underLoad.slice(Math.floor(underLoad.length / 3));
  const growth = (column: 'RSS MB' | 'heap MB'): Bound => ({
    name: `${column} by which it grows in a minute`,
    value: (growthPerStep(steady.map((each) => each[column])) * 60) / sampleSeconds,
    limit: column === 'RSS MB' ? limits.rssMegabytesPerMinute : limits.heapMegabytesPerMinute,
  });
  const memory = [growth('heap MB'), growth('RSS MB')];
  for (const { name, value } of memory) console.log(`${name}: ${value.toFixed(2)}`);
  return totalSeconds >= boundedSeconds ? memory : [];
}

function boundsOfDeliveries(
  deliveries: Deliveries[],
  fired: Map<string, number>,
  totalSeconds: number,
): Bound[] {
  const missing = [...fired].map(([trigger, count]) =>
    Math.max(0, count - (deliveries.find((each) => each.trigger === trigger)?.count ?? 0)),
  );
  const bounds = (['event', 'cron tick'] as const).flatMap((kind): Bound[] => {
    const list = deliveries.filter((each) => each.kind === kind);
    const undelivered = sum(list.map(({ count, delivered }) => count - delivered));
    const latest = Math.max(0, ...list.map(({ slowest }) => slowest));
    return [
      { name: `${kind}s not delivered`, value: undelivered, limit: 0 },
      { name: `${kind}s whose first attempt failed`, value: sum(list.map(({ failed }) => failed)), limit: 0 },
      {
        name: `seconds until the latest ${kind}`,
        value: latest,
        limit: totalSeconds >= boundedSeconds ? limits.deliverySeconds : Infinity,
      },
    ];
  });
  return [{ name: 'writes without an event', value: sum(missing), limit: 0 }, ...bounds];
}
