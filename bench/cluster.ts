import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../local-stack/free-port.ts';
import { withClient } from '../local-stack/with-client.ts';
import { startCluster, type Cluster } from '../scripts/cluster/cluster.ts';
import { faults, type Fault } from './cluster/faults.ts';
import { removeSmallDisk } from './cluster/small-disk.ts';
import { createWrites } from './cluster/writes.ts';
import { rounded, timeFigures } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { brokenBounds } from './soak/bounds.ts';
import { createLoad, type LoadRequest } from './soak/load.ts';
import { soakRequests } from './soak/requests.ts';

// Runs the product as several servers (npm run operate -- cluster) and breaks one part after the other while visitors use it.

export const defaults = {
  /** Requests per second: those of 200 visitors who do something every eight seconds. */
  rate: 25,
  /** Seconds of load around a fault, which begins after five of them. */
  seconds: 25,
  /** Texts separated by commas: only faults with one of them in their name. */
  only: '',
};

export async function run(_harness: Harness, { rate, seconds, only }: typeof defaults): Promise<void> {
  const cluster = await startCluster('.data/bench-cluster', await freePort(), { rateLimitFactor: 100_000 });
  const rows: Awaited<ReturnType<typeof measureFault>>[] = [];
  try {
    const [writes, next] = await withClient(cluster.databases.url(), async (database) => {
      const created = await createWrites(database, cluster.url);
      return [created, await soakRequests(database, cluster.url, created.types)];
    });
    // Until caches are full and code is compiled.
    await createLoad(cluster.url, next).atRate(rate, seconds);
    const isChosen = (name: string) => only.split(',').some((text) => name.includes(text));
    for (const fault of faults.filter(({ name }) => isChosen(name)))
      if (fault.needsRoot && process.getuid?.() !== 0) console.log(`${fault.name}: left out, needs root`);
      else {
        const load = createLoad(cluster.url, fault.onlyReads ? onlyReads(next) : next);
        rows.push(await measureFault(cluster, fault, load, writes, { rate, seconds }));
      }
  } finally {
    await cluster.close();
    await removeSmallDisk(cluster);
  }
  console.table(rows.map(({ row }) => row));
  const missed = rows.flatMap((each) => each.missed);
  if (missed.length > 0) throw new Error(`missed goals:\n  ${missed.join('\n  ')}`);
  console.log('\nall goals are met');
}

const onlyReads = (next: () => Promise<LoadRequest>) => async (): Promise<LoadRequest> => {
  for (;;) {
    const request = await next();
    if (request.method !== 'POST' || request.headers?.['x-lavoir-query']) return request;
  }
};

async function measureFault(
  cluster: Cluster,
  { name, failing = 1, well = Number.MAX_VALUE, happens, prepares, ...fault }: Fault,
  { counts, atRate }: ReturnType<typeof createLoad>,
  writes: Awaited<ReturnType<typeof createWrites>>,
  { rate, seconds }: { rate: number; seconds: number },
) {
  await prepares?.(cluster);
  const load = atRate(rate, fault.seconds ?? seconds);
  await sleep(5_000);
  const began = performance.now();
  const since = (await happens(cluster)) ?? began;
  await load;
  const stored = await withClient(cluster.databases.url(), writes.check);
  const share = counts.errors / counts.sent;
  const times = timeFigures(counts.times);
  const untilWell = Math.max(0, rounded((counts.lastFailure - since) / 1000, 1));
  const failed = { failed: counts.errors, '%': rounded(100 * share, 2) };
  const row = {
    fault: name,
    requests: counts.sent,
    ...failed,
    ...times,
    ...stored,
    'well after s': untilWell,
  };
  console.log([JSON.stringify(row), ...counts.messages.slice(0, 5)].join('\n  '));
  const missed = brokenBounds([
    { name: `${name}: acknowledged writes lost`, value: stored.lost, limit: 0 },
    { name: `${name}: writes doubled`, value: stored.doubled, limit: 0 },
    { name: `${name}: share of failed requests`, value: share, limit: failing },
    { name: `${name}: seconds until well`, value: untilWell, limit: well },
  ]);
  return { row, missed };
}
