import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSlowProxy } from '../../actions-server/testing/slow-proxy.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';
import { waitFor } from '../../scripts/production/wait.ts';
import { fillDisk, moveToSmallDisk } from './small-disk.ts';

export interface Fault {
  name: string;
  /** Seconds of load for a fault that takes longer than others. */
  seconds?: number;
  onlyReads?: boolean;
  failing?: number;
  /** Goal: seconds after the fault, or its repair, in which requests still fail. */
  well?: number;
  needsRoot?: boolean;
  prepares?(cluster: Cluster): Promise<void>;
  /** Causes and repairs the fault. Returns the time of the repair if a goal counts from it. */
  happens(cluster: Cluster): Promise<number | void>;
}

const signal =
  (name: string, sent: NodeJS.Signals = 'SIGKILL') =>
  async ({ processes }: Cluster) =>
    processes.signal(name, sent);

async function pause({ processes }: Cluster, name: string, seconds: number): Promise<void> {
  processes.signal(name, 'SIGSTOP');
  await sleep(seconds * 1000);
  processes.signal(name, 'SIGCONT');
}

async function fillHeap({ processes }: Cluster, name: string): Promise<number> {
  const pid = () => processes.ids()[name];
  const filled = pid();
  const client = spawn(process.execPath, ['inspect', '-p', String(filled)]);
  const fill =
    'exec void setTimeout(() => { for (const kept = []; ; ) kept.push(Array(1e6).fill({})); }, 1000)';
  client.stdout.on('data', (text) => {
    // A connected debugger would pause the server instead of letting it end.
    if (String(text).includes('undefined')) client.stdin.write('.exit\n');
    else if (String(text).includes('debug>')) client.stdin.write(`${fill}\n`);
  });
  await once(client, 'exit');
  await waitFor('the end of the server', async () => pid() !== filled, 60_000);
  return performance.now();
}

async function losePrimary(cluster: Cluster, seconds = 3): Promise<number> {
  await cluster.processes.stop(cluster.databases.primary(), 'SIGKILL');
  await sleep(seconds * 1000);
  await cluster.promote();
  const promoted = performance.now();
  await cluster.addReplica();
  return promoted;
}

async function release(
  { project, databases, processes, replace }: Cluster,
  number: number,
  migration: string,
): Promise<void> {
  const folder = path.join(project, 'migrations', 'default', `999999999999${number}_trial`);
  await mkdir(folder);
  await writeFile(path.join(folder, 'up.sql'), migration);
  const limits = encodeURIComponent('-c statement_timeout=10min -c lock_timeout=30s');
  await applyMigrations({ projectDirectory: project, databaseUrl: `${databases.url()}?options=${limits}` });
  for (const { name } of processes.list()) if (/^(hasura|actions-server)-/.test(name)) await replace(name);
}

const full = { needsRoot: true, seconds: 45, well: 10, prepares: moveToSmallDisk };
const killed = { failing: 0.01, well: 10 };

export const faults: Fault[] = [
  { name: 'none', failing: 0, happens: async () => undefined },
  { name: 'server killed', ...killed, happens: signal('actions-server-1') },
  { name: 'engine killed', ...killed, happens: signal('hasura-1') },
  {
    name: 'server out of memory',
    ...killed,
    seconds: 35,
    happens: (cluster) => fillHeap(cluster, 'actions-server-2'),
  },
  {
    name: 'server hung for 15 s',
    ...killed,
    seconds: 35,
    happens: (cluster) => pause(cluster, 'actions-server-2', 15),
  },
  {
    name: 'photos 3 s slower',
    failing: 0,
    async happens({ bucket }) {
      bucket.state.delayMs = 3_000;
      await sleep(10_000);
      bucket.state.delayMs = 0;
    },
  },
  { name: 'balancer restarted', ...killed, happens: signal('balancer', 'SIGUSR2') },
  { name: 'PgBouncer killed', ...killed, happens: signal('pgbouncer') },
  {
    name: 'replica stopped for 60 s',
    seconds: 80,
    failing: 0,
    happens: (cluster) => pause(cluster, cluster.databases.replica(), 60),
  },
  {
    name: '300 ms to Postgres',
    seconds: 50,
    failing: 0.01,
    async happens({ pooler, databases }) {
      const proxy = await startSlowProxy(databases.port());
      await pooler.pointTo(proxy.port);
      await sleep(8_000);
      proxy.delay(150);
      await sleep(15_000);
      proxy.delay(0);
      await pooler.pointTo(databases.port());
      await sleep(8_000);
      await proxy.close();
    },
  },
  {
    name: 'two rolling releases',
    seconds: 200,
    failing: 0,
    async happens(cluster) {
      await release(cluster, 1, 'alter table contacts add trial text; update contacts set trial = name');
      await release(cluster, 2, 'alter table contacts drop trial');
    },
  },
  {
    name: 'reads without a primary',
    onlyReads: true,
    failing: 0.01,
    happens: async (cluster) => void (await losePrimary(cluster, 22)),
  },
  { name: 'primary killed, replica promoted', seconds: 40, well: 10, happens: losePrimary },
  {
    name: 'the same, synchronous',
    seconds: 40,
    well: 10,
    async happens(cluster) {
      await cluster.databases.setSynchronous(true);
      await sleep(5_000);
      return losePrimary(cluster);
    },
  },
  // Last, because these move the primary. Reads fail only when the log has no room either.
  { name: "Postgres' disk full", ...full, failing: 0.06, happens: fillDisk },
  { name: 'the same, no log left', ...full, happens: (cluster) => fillDisk(cluster, true) },
];
