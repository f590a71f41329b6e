import type pg from 'pg';
import { addLaundromats, drawCommunes, type Commune } from './generated-laundromats.ts';
import { percentile, rounded } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { functionCall, searchShapes } from './search-shapes.ts';

// Times search_laundromats against a bare prepared statement with the same filter, order, count and limit, in turn: npm
// run bench -- search --sizes 20000,1000000

export const defaults = {
  sizes: '20000',
  searches: 300,
  /** Calls per search, of which only the fastest counts, because other programs run on the machine. */
  repeat: 3,
  shapes: '',
};
/** A search slower than this is called once instead of `repeat` times, and measured less often. */
const slowMs = 50;
const slowSearches = 30;

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return harness.withDatabase(async (client) => {
    const communes = await drawCommunes(client, options.searches);
    let present = 0;
    for (const size of options.sizes.split(',').map(Number)) {
      const start = performance.now();
      await addLaundromats(client, present + 1, size);
      present = size;
      console.log(`\n${size} laundromats (loaded in ${rounded((performance.now() - start) / 1000, 0)} s)`);
      const table: Record<string, Record<string, number>> = {};
      for (const [name, shape] of Object.entries(searchShapes)) {
        if (!name.includes(options.shapes)) continue;
        const queries = {
          ours: callOf(name),
          bare: (commune: Commune) => {
            const { text, values } = shape.bare;
            return { name: `bare ${name}`, text, values: values(commune) };
          },
          ...(shape.without && { without: callOf(shape.without) }),
        };
        table[name] = figures(await timeInTurn(client, communes, options.repeat, queries));
      }
      console.table(table);
    }
  });
}

type Query = (commune: Commune) => pg.QueryConfig;
function callOf(name: string): Query {
  return (commune) => ({ name, ...functionCall(searchShapes[name]!, commune) });
}

async function timeInTurn(
  client: pg.Client,
  communes: Commune[],
  repeat: number,
  queries: Record<string, Query>,
): Promise<Record<string, number[]>> {
  const entries = Object.entries(queries);
  for (const commune of communes.slice(0, 10))
    for (const [, query] of entries) await client.query(query(commune));
  const times: Record<string, number[]> = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (const commune of communes)
    for (const [name, query] of entries) {
      const known = times[name]!;
      if (name === 'bare' && known.length >= slowSearches && percentile(known, 0.5) > slowMs) continue;
      known.push(await fastest(client, query(commune), repeat));
    }
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

function figures({ ours = [], ...others }: Record<string, number[]>): Record<string, number> {
  const shares = Object.entries({ p50: 0.5, p95: 0.95 });
  return Object.fromEntries([
    ...shares.map(([name, share]) => [`${name} ms`, rounded(percentile(ours, share), 2)]),
    ...Object.entries(others).flatMap(([other, taken]) =>
      shares.flatMap(([name, share]) => [
        ...(other === 'bare' ? [[`bare ${name}`, rounded(percentile(taken, share), 2)]] : []),
        [`${name} × ${other}`, rounded(percentile(ours, share) / percentile(taken, share), 2)],
      ]),
    ),
  ]) as Record<string, number>;
}
