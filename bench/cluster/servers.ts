import { wroteCookie } from '../../contract/account/cookies.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { startCluster } from '../../scripts/cluster/cluster.ts';
import { addDetails, addLaundromats, drawCommunes } from '../generated-laundromats.ts';
import { rounded, sum } from '../harness/figures.ts';
import { megabytesOf, processorSecondsOf } from '../harness/processor-time.ts';
import { compare } from '../harness/requests.ts';

/**
 * Prints, for each number of laundromats, how many lists around a point 1 to `most` servers and engines answer behind
 * the balancer. All processes share this machine, so more servers show only what they cost.
 */
export async function measureServers(sizes: number[], most: number): Promise<void> {
  const cluster = await startCluster('.data/bench-growth', await freePort(), {
    rateLimitFactor: 100_000,
    replicas: most,
  });
  try {
    await withClient(cluster.databases.url(), async (client) => {
      await client.query('set statement_timeout = 0');
      // Lists are then read on the primary, as after a write of the visitor.
      const headers = { cookie: `${wroteCookie}=1` };
      const requests = (await drawCommunes(client, 200)).map(({ latitude, longitude }) => ({
        path: `/api/laundromats?lat=${latitude}&lng=${longitude}&maxDistance=10&limit=10`,
        headers,
      }));
      const { ids } = cluster.processes;
      const processor = () => ({ processor: sum(Object.values(processorSecondsOf(ids()))) });
      let present = 0;
      for (const size of sizes) {
        await addLaundromats(client, present + 1, size);
        await addDetails(client);
        present = size;
        console.log(`\n${size} laundromats are loaded`);
        const rows: Record<number, object> = {};
        for (let servers = 1; servers <= most; servers += 1) {
          await cluster.serveWith(servers);
          const load = { connections: 20, seconds: 10, rounds: 1 };
          const { list } = await compare({ list: { url: cluster.url, requests } }, load, processor);
          rows[servers] = {
            'requests/s': list!['requests/s'],
            'p99 ms': list!['p99 ms'],
            'a core and second': rounded(1000 / Number(list!['processor ms']), 0),
            'MB of a server': megabytesOf(ids()['actions-server-1']!),
            'MB of an engine': megabytesOf(ids()['hasura-1']!),
          };
        }
        console.table(rows);
      }
    });
  } finally {
    await cluster.close();
  }
}
