import { parseArgs } from 'node:util';
import pg from 'pg';
import { withMigratedDatabase } from '../scripts/schema/temporary-database.ts';
import { addLaundromats, drawCommunes, type Commune } from './generated-laundromats.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { ascending, percentile } from './percentiles.ts';
import { explainNested } from './search-plans.ts';
import { functionCall, searchShapes, type SearchShape } from './search-shapes.ts';

// Times search_laundromats against a bare prepared statement with the same filter, order, count and limit, in turn.
// A shape that adds a condition to another is also timed in turn with that one.
// npm run bench:search -- --sizes 20000,1000000

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '300' },
    /** Each search counts with the fastest of so many calls, because the computer does other things as well. */
    repeat: { type: 'string', default: '3' },
    plans: { type: 'boolean', default: false },
    /** Only shapes whose name contains this. */
    shapes: { type: 'string', default: '' },
  },
  allowNegative: true,
});
const sizes = options.sizes.split(',').map(Number);
const repeat = Number(options.repeat);
/** A statement that is slower than this is called once per search and for so many searches only. */
const slowMs = 50;
const slowSearches = 30;

await withMigratedDatabase(async (connectionString) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await printMachineSpeed(client);
  const communes = await drawCommunes(client, Number(options.searches));
  let present = 0;
  for (const size of sizes) {
    const start = performance.now();
    await addLaundromats(client, present + 1, size);
    present = size;
    console.log(`\n${size} laundromats (loaded in ${((performance.now() - start) / 1000).toFixed(0)} s)`);
    const table: Record<string, Record<string, number>> = {};
    const plans: string[] = [];
    for (const [name, shape] of Object.entries(searchShapes)) {
      if (!name.includes(options.shapes)) continue;
      const times = await timeInTurn(client, communes, {
        ours: callOf(name),
        bare: (commune) => ({
          name: `bare ${name}`,
          text: shape.bare.text,
          values: shape.bare.values(commune),
        }),
        ...(shape.without && { without: callOf(shape.without) }),
      });
      table[name] = figures(times);
      if (options.plans) plans.push(`${name}:`, ...(await plansNearP95(connectionString, shape, times.ours)));
    }
    console.table(table);
    if (options.plans) console.log(`Plans of the search nearest to p95:\n${plans.join('\n')}`);
  }
  await client.end();
});

type Query = (commune: Commune) => pg.QueryConfig;
interface Time {
  ms: number;
  commune: Commune;
}

function callOf(name: string): Query {
  return (commune) => ({ name, ...functionCall(searchShapes[name]!, commune) });
}

interface Times {
  ours: Time[];
  bare: Time[];
  without?: Time[];
}

async function timeInTurn(
  client: pg.Client,
  communes: Commune[],
  queries: { ours: Query; bare: Query; without?: Query },
): Promise<Times> {
  const entries = Object.entries(queries) as [keyof Times, Query][];
  for (const commune of communes.slice(0, 10))
    for (const [, query] of entries) await client.query(query(commune));
  const times: Times = { ours: [], bare: [], ...(queries.without && { without: [] }) };
  for (const commune of communes)
    for (const [name, query] of entries) {
      const known = times[name]!;
      if (name === 'bare' && known.length >= slowSearches && median(known) > slowMs) continue;
      known.push({ ms: await fastest(client, query(commune)), commune });
    }
  return times;
}

async function fastest(client: pg.Client, query: pg.QueryConfig): Promise<number> {
  let ms = Infinity;
  for (let call = 0; call < repeat; call += 1) {
    const begin = performance.now();
    await client.query(query);
    ms = Math.min(ms, performance.now() - begin);
    if (ms > slowMs) break;
  }
  return ms;
}

function figures({ ours, bare, without }: Times): Record<string, number> {
  const at = (some: Time[], share: number) => percentile(ascending(some.map(({ ms }) => ms)), share);
  return {
    'p50 ms': round(at(ours, 0.5)),
    'p95 ms': round(at(ours, 0.95)),
    'bare p50': round(at(bare, 0.5)),
    'bare p95': round(at(bare, 0.95)),
    'p50 ×': round(at(ours, 0.5) / at(bare, 0.5)),
    'p95 ×': round(at(ours, 0.95) / at(bare, 0.95)),
    ...(without && {
      'p50 × without': round(at(ours, 0.5) / at(without, 0.5)),
      'p95 × without': round(at(ours, 0.95) / at(without, 0.95)),
    }),
  };
}

function median(times: Time[]): number {
  return percentile(ascending(times.map(({ ms }) => ms)), 0.5);
}

function plansNearP95(connectionString: string, shape: SearchShape, times: Time[]): Promise<string[]> {
  const p95 = percentile(ascending(times.map(({ ms }) => ms)), 0.95);
  const { commune } = times.reduce((a, b) => (Math.abs(a.ms - p95) <= Math.abs(b.ms - p95) ? a : b));
  const { text, values } = functionCall(shape, commune);
  return explainNested(connectionString, text, values);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
