import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { compare, megabytes } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { readText } from './harness/read-text.ts';
import { drive } from './harness/requests.ts';
import { peakMemoryDuring, type Server } from './harness/server.ts';
import { benchRequests } from './requests.ts';
import { checkSameAnswers } from './same-answers.ts';

// Compares the engine with an Express handler with hand-written SQL and with PostGraphile: the same database and the same
// requests, in turn, so that other load on the machine affects all of them.

export const defaults = {
  laundromats: 20_000,
  connections: 20,
  seconds: 5,
  rounds: 4,
  /** Number of different searches and of different laundromats. */
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
      const measure = async () => {
        const figures = await compare(names, options, (name, duration) =>
          drive({
            url: servers[name]!.url,
            connections: options.connections,
            duration,
            requests: requests[name]!.map((request) => ({
              ...request,
              method: 'POST',
              headers: { 'content-type': 'application/json' },
            })),
          }),
        );
        console.log(`\n${page}, ${options.connections} connections`);
        console.table(figures);
      };
      const measured = measure();
      await Promise.all(
        names.map(async (name) => {
          memory[name]![page] = megabytes(await peakMemoryDuring(servers[name]!, measured));
        }),
      );
    }
    await addMemory('after');
    console.log('\nresident memory in MB, idle and afterwards without garbage');
    console.table(memory);
  });
}
