import { parseArgs } from 'node:util';
import pg from 'pg';
import { pageSize } from '../contract/laundromat/search.ts';
import { withMigratedDatabase } from '../scripts/schema/temporary-database.ts';
import { addLaundromats, drawCommunes, type Commune } from './generated-laundromats.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { ascending, percentile } from './percentiles.ts';
import { explainNested } from './search-plans.ts';

// Does the search keep its speed while the directory grows? Asks the function itself, so that nothing else is measured.
// npm run bench:search -- --sizes 10000,100000 makes it short.

type Arguments = Record<string, string | number>;

const searches: Record<string, (commune: Commune) => Arguments> = {
  'radius 10 km': ({ latitude, longitude }) => ({
    ...at(latitude, longitude),
    radius_km: 10,
    sort: 'relevance',
  }),
  'radius 10 km by distance': ({ latitude, longitude }) => ({
    ...at(latitude, longitude),
    radius_km: 10,
    sort: 'distance',
  }),
  'radius 2 km': ({ latitude, longitude }) => ({
    ...at(latitude, longitude),
    radius_km: 2,
    sort: 'relevance',
  }),
  'text, a city': ({ name }) => ({ q: name, sort: 'relevance' }),
  'text, a name in a city': ({ name }) => ({ q: `laverie ${name}`, sort: 'relevance' }),
  region: ({ region }) => ({ region, sort: 'relevance' }),
  'region by name': ({ region }) => ({ region, sort: 'name' }),
};
const at = (lat: number, lng: number) => ({ lat, lng });

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    searches: { type: 'string', default: '300' },
    /** Each search counts with the fastest of so many askings: the computer does other things as well. */
    repeat: { type: 'string', default: '3' },
    plans: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const sizes = options.sizes.split(',').map(Number);

await withMigratedDatabase(async (connectionString) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await printMachineSpeed(client);
  const communes = await drawCommunes(client, Number(options.searches));
  const slowest = new Map<string, number[]>();
  let present = 0;
  for (const size of sizes) {
    const start = performance.now();
    await addLaundromats(client, present + 1, size);
    present = size;
    console.log(`\n${size} laundromats (loaded in ${((performance.now() - start) / 1000).toFixed(0)} s)`);
    const table: Record<string, Record<string, number>> = {};
    const plans: string[] = [];
    for (const [name, argumentsFor] of Object.entries(searches)) {
      for (const commune of communes.slice(0, 50)) await search(client, argumentsFor(commune));
      const times: { time: number; commune: Commune }[] = [];
      let found = 0;
      for (const commune of communes) {
        let fastest = Infinity;
        let matches = 0;
        for (let asked = 0; asked < Number(options.repeat); asked += 1) {
          const begin = performance.now();
          const { rows } = await search(client, argumentsFor(commune));
          fastest = Math.min(fastest, performance.now() - begin);
          matches = rows[0]?.total_count ?? 0;
        }
        times.push({ time: fastest, commune });
        found += matches;
      }
      const sorted = ascending(times.map(({ time }) => time));
      const p95 = percentile(sorted, 0.95);
      slowest.set(name, [...(slowest.get(name) ?? []), p95]);
      table[name] = {
        'p50 ms': round(percentile(sorted, 0.5)),
        'p95 ms': round(p95),
        'max ms': round(sorted.at(-1) ?? 0),
        'mean matches counted': Math.round(found / communes.length),
      };
      const typical = times.reduce((a, b) => (Math.abs(a.time - p95) <= Math.abs(b.time - p95) ? a : b));
      if (options.plans)
        plans.push(`${name}:`, ...(await explain(connectionString, argumentsFor(typical.commune))));
    }
    console.table(table);
    if (options.plans) console.log(`Plans of the search nearest to p95:\n${plans.join('\n')}`);
  }
  console.log(`\nGrowth of p95 from ${sizes[0]} to ${sizes.at(-1)} laundromats:`);
  console.table(
    Object.fromEntries(
      [...slowest].map(([name, p95s]) => [
        name,
        { 'p95 ms': round(p95s.at(-1) ?? 0), growth: `${round((p95s.at(-1) ?? 0) / (p95s[0] ?? 1))}×` },
      ]),
    ),
  );
  await client.end();
});

function search(client: pg.Client, given: Arguments) {
  return client.query<{ total_count: number }>({
    name: Object.keys(given).join(),
    text: searchText(given),
    values: [...Object.values(given), pageSize],
  });
}

function searchText(given: Arguments): string {
  const names = [...Object.keys(given), 'page_size'];
  return `select * from search_laundromats(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')})`;
}

function explain(connectionString: string, given: Arguments): Promise<string[]> {
  return explainNested(connectionString, searchText(given), [...Object.values(given), pageSize]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
