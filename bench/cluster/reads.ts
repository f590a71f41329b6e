import { withClient } from '../../local-stack/with-client.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';
import { waitFor } from '../../scripts/production/wait.ts';
import { rounded, sum, timeFigures } from '../harness/figures.ts';
import { processorSecondsOf } from '../harness/processor-time.ts';
import { createLoad, type LoadRequest } from '../soak/load.ts';

type Next = () => Promise<LoadRequest>;

export const onlyReads =
  (next: Next): Next =>
  async () => {
    for (;;) {
      const request = await next();
      if (request.method !== 'POST' || request.headers?.['x-lavoir-query']) return request;
    }
  };

export async function measureReads(cluster: Cluster, next: Next, seconds: number): Promise<void> {
  const rows = [];
  const setReplica = async (isUsed: boolean) => {
    cluster.processes.signal('hasura-reads-1', isUsed ? 'SIGCONT' : 'SIGSTOP');
    await waitFor('the balancer', async () => (await cluster.isUp('hasura-reads-1')) === isUsed);
  };
  for (const isUsed of [true, false]) {
    await setReplica(isUsed);
    const before = await used(cluster);
    const { counts, asFastAsPossible } = createLoad(cluster.url, onlyReads(next));
    await asFastAsPossible(20, seconds);
    const after = await used(cluster);
    const [primary, replica] = [after.primary - before.primary, after.replica - before.replica];
    rows.push({
      replica: isUsed ? 'is read' : 'hangs',
      'requests/s': rounded(counts.sent / seconds),
      failed: counts.errors,
      ...timeFigures(counts.times),
      '% on the replica': rounded((100 * replica) / (replica + primary)),
      'ms of the primary and its engines': rounded(
        (1000 * (after.seconds - before.seconds)) / counts.sent,
        2,
      ),
    });
  }
  await setReplica(true);
  console.table(rows);
}

async function used({ processes, databases }: Cluster) {
  const sql = 'select xact_commit::int as n from pg_stat_database where datname = current_database()';
  const transactions = async (url: string) =>
    (await withClient(url, (client) => client.query<{ n: number }>(sql))).rows[0]!.n;
  const seconds = processorSecondsOf(processes.ids());
  const names = [databases.primary(), 'hasura-1', 'hasura-2'];
  return {
    primary: await transactions(databases.url()),
    replica: await transactions(databases.replicaUrl()),
    seconds: sum(names.map((name) => seconds[name] ?? 0)),
  };
}
