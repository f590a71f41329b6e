import assert from 'node:assert/strict';
import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { megabytes } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { readText } from './harness/read-text.ts';
import { compare, exchange } from './harness/requests.ts';
import { peakMemoryDuring, type Server } from './harness/server.ts';
import { benchRequests, type Requests } from './requests.ts';

// Compares the engine with an Express handler and with PostGraphile on the same requests, in turn, so that other load
// affects all of them.

export const defaults = {
  laundromats: 20_000,
  connections: 20,
  seconds: 5,
  rounds: 4,
  questions: 100,
  contestants: 'engine,express,postgraphile',
};

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return harness.withDatabase(async (database, databaseUrl) => {
    await addLaundromats(database, 1, options.laundromats);
    await addDetails(database);
    const names = options.contestants.split(',');
    const servers: Record<string, Server> = {};
    for (const name of names) {
      if (name === 'postgraphile') await database.query(readText('postgraphile/functions.sql'));
      servers[name] = await harness.server(name, { DATABASE_URL: databaseUrl });
    }
    const { rows } = await database.query<{ slug: string; latitude: number; longitude: number }>(
      `select l.slug, c.latitude::float8, c.longitude::float8
       from laundromats l join french_cities c on c.id = l.commune_id
       where l.is_active and l.slug ~ '^laverie-[0-9]+$' order by md5(l.slug) limit $1`,
      [options.questions],
    );
    const pages = benchRequests(rows);
    const memory: Record<string, Record<string, number>> = Object.fromEntries(
      names.map((name) => [name, {}]),
    );
    const addMemory = async (column: string) => {
      for (const name of names)
        memory[name]![column] = megabytes((await servers[name]!.usage({ collectsGarbage: true })).rss);
    };

    await addMemory('idle');
    for (const [page, requests] of Object.entries(pages)) {
      await checkSameAnswers(servers, requests);
      console.log(`${page}: all return the same data for ${rows.length} requests`);
    }
    for (const [page, requests] of Object.entries(pages)) {
      const contestants = names.map((name) => [name, { url: servers[name]!.url, requests: requests[name]! }]);
      const measured = compare(Object.fromEntries(contestants), options);
      await Promise.all(
        names.map(async (name) => {
          memory[name]![page] = megabytes(await peakMemoryDuring(servers[name]!, measured));
        }),
      );
      console.log(`\n${page}, ${options.connections} connections`);
      console.table(await measured);
    }
    await addMemory('after');
    console.log('\nresident memory in MB, idle and afterwards without garbage');
    console.table(memory);
  });
}

async function checkSameAnswers(servers: Record<string, { url: string }>, requests: Requests): Promise<void> {
  for (const index of requests.engine!.keys()) {
    let expected: unknown;
    for (const [name, { url }] of Object.entries(servers)) {
      const request = requests[name]![index]!;
      const text = (await exchange(url + request.path, request)).body.toString();
      const { data, errors } = JSON.parse(text, alike) as { data?: unknown; errors?: unknown };
      if (!data || errors || text.length < 500) throw new Error(`${name} answers ${text.slice(0, 500)}`);
      expected ??= data;
      assert.deepEqual(
        data,
        expected,
        `${name} answers otherwise. Where the app's document grew, the files in servers/ and postgraphile/ must too.`,
      );
    }
  }
}

const timestamps = ['createdAt', 'updatedAt', 'featuredUntil'];

/** Brings answers to one format: a single laundromat becomes a list, and timestamps get the same notation. */
export function alike(key: string, value: unknown): unknown {
  if (key === 'laundromats' && !Array.isArray(value)) return [value];
  if (timestamps.includes(key) && typeof value === 'string') return new Date(value).toISOString();
  return value;
}
