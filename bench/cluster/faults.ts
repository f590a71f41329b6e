import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSlowProxy } from '../../actions-server/testing/slow-proxy.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';

export interface Fault {
  name: string;
  /** Seconds of load, if it needs more than others. */
  seconds?: number;
  /** Goal: the highest share of requests that fail. */
  failing?: number;
  /** Goal: seconds after the fault, or its repair, in which requests still fail. */
  well?: number;
  /** Lets it happen and repairs it. Returns the time of the repair if there is a goal for the time after it. */
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

/** Kills the primary for good. Three seconds later an operator promotes the replica. */
async function losePrimary({ processes, databases, promote }: Cluster): Promise<number> {
  await processes.stop(databases.primary(), 'SIGKILL');
  await sleep(3_000);
  await promote();
  const promoted = performance.now();
  await databases.addReplica();
  return promoted;
}

async function release({ project, databases, processes, replace }: Cluster): Promise<void> {
  const folder = path.join(project, 'migrations', 'default', '9999999999999_trial');
  await mkdir(folder);
  const migration = 'alter table contacts add column trial text; update contacts set trial = name;';
  await writeFile(path.join(folder, 'up.sql'), migration);
  const limits = encodeURIComponent('-c statement_timeout=10min -c lock_timeout=30s');
  await applyMigrations({ projectDirectory: project, databaseUrl: `${databases.url()}?options=${limits}` });
  for (const { name } of processes.list()) if (/^(hasura|actions-server)-/.test(name)) await replace(name);
}

const killed = { failing: 0.01, well: 10 };

export const faults: Fault[] = [
  { name: 'none', failing: 0, happens: async () => undefined },
  { name: 'server killed', ...killed, happens: signal('actions-server-1') },
  { name: 'engine killed', ...killed, happens: signal('hasura-1') },
  { name: 'server hung for 15 s', seconds: 35, happens: (cluster) => pause(cluster, 'actions-server-2', 15) },
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
    seconds: 35,
    failing: 0.01,
    async happens({ pooler, databases }) {
      const proxy = await startSlowProxy(databases.port(), 150);
      await pooler.pointTo(proxy.port);
      await sleep(15_000);
      await pooler.pointTo(databases.port());
      await sleep(8_000);
      await proxy.close();
    },
  },
  { name: 'rolling release', seconds: 110, failing: 0, happens: release },
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
];
