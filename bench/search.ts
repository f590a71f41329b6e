import type pg from 'pg';
import { addLaundromats, drawCommunes, type Commune } from './generated-laundromats.ts';
import { percentile, rounded } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { queryOf, searchShapes } from './search-shapes.ts';

// Times every shape of search: npm run bench -- search --sizes 20000,1000000

export const defaults = {
  sizes: '20000',
  searches: 300,
  /** Calls per search, of which only the fastest counts, because other programs run on the machine. */
  repeat: 3,
};
/** A search slower than this is called once instead of `repeat` times. */
const slowMs = 50;

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return harness.withDatabase(async (client) => {
    const communes = await drawCommunes(client, options.searches);
    let present = 0;
    for (const size of options.sizes.split(',').map(Number)) {
      const start = performance.now();
      await addLaundromats(client, present + 1, size);
      present = size;
      console.log(`\n${size} laundromats (loaded in ${rounded((performance.now() - start) / 1000, 0)} s)`);
      const table: Record<string, object> = {};
      for (const name of Object.keys(searchShapes)) {
        const times = await timeSearches(client, name, communes, options.repeat);
        const [p50, p95] = [0.5, 0.95].map((share) => rounded(percentile(times, share), 2));
        table[name] = { 'p50 ms': p50, 'p95 ms': p95 };
      }
      console.table(table);
    }
  });
}

async function timeSearches(
  client: pg.Client,
  name: string,
  communes: Commune[],
  repeat: number,
): Promise<number[]> {
  for (const commune of communes.slice(0, 10)) await client.query(queryOf(name, commune));
  const times: number[] = [];
  for (const commune of communes) times.push(await fastest(client, queryOf(name, commune), repeat));
  return times;
}

async function fastest(client: pg.Client, query: pg.QueryConfig, repeat: number): Promise<number> {
  let ms = Infinity;
  for (let call = 0; call < repeat; call += 1) {
    const begin = performance.now();
    await client.query(query);
    ms = Math.min(ms, performance.now() - begin);
    if (ms > slowMs) break;
  }
  return ms;
}
