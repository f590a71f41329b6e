import { parseArgs } from 'node:util';
import pg from 'pg';
import { withMigratedDatabase } from '../scripts/schema/temporary-database.ts';
import { startContestant, type RunningContestant } from './contestants.ts';
import { drive } from './drive.ts';
import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { ascending, percentile } from './percentiles.ts';
import { postgraphileFunctions } from './postgraphile-documents.ts';
import { megabytes, memoryOf, peakMemoryDuring } from './process-memory.ts';
import { benchRequests, type BenchRequest, type Contestant, type Page } from './requests.ts';
import { checkSameAnswers, type Servers } from './same-answers.ts';

// Compares the engine with an Express handler with hand-written SQL and with PostGraphile: the same database and the same
// requests, in turn, so that other load on the machine affects all of them.

const { values: options } = parseArgs({
  options: {
    laundromats: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    /** Number of different searches and of different laundromats. */
    questions: { type: 'string', default: '100' },
    /** URL of a database that is already filled. */
    database: { type: 'string' },
    /** Writes a CPU profile of the engine into this folder. */
    profile: { type: 'string' },
  },
});
const connections = Number(options.connections);
const seconds = Number(options.seconds);

if (options.database) await compare(options.database);
else {
  await withMigratedDatabase(async (databaseUrl) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await addLaundromats(client, 1, Number(options.laundromats));
    await addDetails(client);
    await client.end();
    await compare(databaseUrl);
  });
}

async function compare(databaseUrl: string): Promise<void> {
  const requests = await readRequests(databaseUrl);
  const names: Contestant[] = ['engine', 'express', 'postgraphile'];
  const running: Partial<Record<Contestant, RunningContestant>> = {};
  const memory: MemoryTable = {};
  try {
    for (const name of names) {
      const profiled = name === 'engine' && options.profile;
      running[name] = await startContestant(
        name,
        databaseUrl,
        profiled ? ['--cpu-prof', `--cpu-prof-dir=${profiled}`] : [],
      );
    }
    const contestants = running as Record<Contestant, RunningContestant>;
    const servers: Servers = Object.fromEntries(names.map((name) => [name, contestants[name].url]));
    await addMemory(memory, 'idle', contestants);
    for (const page of Object.keys(requests) as Page[]) {
      await checkSameAnswers(servers, requests[page]);
      console.log(`${page}: all return the same data for ${requests[page].engine.length} requests`);
    }
    for (const page of Object.keys(requests) as Page[])
      await addPeaks(memory, page, contestants, () => measure(page, names, servers, requests[page]));
    await addMemory(memory, 'after', contestants);
    console.log('\nresident memory in MB, idle and afterwards without garbage');
    console.table(memory);
  } finally {
    for (const contestant of Object.values(running)) await contestant.stop();
  }
}

type MemoryTable = Partial<Record<Contestant, Record<string, number>>>;

async function addMemory(
  table: MemoryTable,
  column: string,
  contestants: Record<Contestant, RunningContestant>,
): Promise<void> {
  for (const [name, { process }] of Object.entries(contestants) as [Contestant, RunningContestant][]) {
    const { rss } = await memoryOf(process, { collectsGarbage: true });
    table[name] = { ...table[name], [column]: megabytes(rss) };
  }
}

/** Adds the highest memory of each contestant during `work`. */
async function addPeaks(
  table: MemoryTable,
  column: string,
  contestants: Record<Contestant, RunningContestant>,
  work: () => Promise<void>,
): Promise<void> {
  const watched = Object.entries(contestants).reduce(
    (inner, [name, { process }]) =>
      async () => {
        const { peak } = await peakMemoryDuring(process, inner);
        table[name as Contestant] = { ...table[name as Contestant], [column]: megabytes(peak) };
      },
    work,
  );
  await watched();
}

async function readRequests(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(postgraphileFunctions);
  const { rows } = await client.query<{ slug: string; latitude: number; longitude: number }>(
    `select l.slug, c.latitude::float8, c.longitude::float8
     from laundromats l join french_cities c on c.id = l.commune_id
     where l.is_active order by md5(l.slug) limit $1`,
    [Number(options.questions)],
  );
  await printMachineSpeed(client);
  await client.end();
  return benchRequests(rows);
}

async function measure(
  page: Page,
  names: Contestant[],
  servers: Servers,
  requests: Record<Contestant, BenchRequest[]>,
): Promise<void> {
  const times = new Map<Contestant, number[]>();
  for (const name of names) await load(servers[name] ?? '', requests[name], Math.min(seconds, 3));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // The first contestant changes with each round.
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Contestant;
      const taken = await load(servers[name] ?? '', requests[name], seconds);
      times.set(name, (times.get(name) ?? []).concat(taken));
    }
  }
  const measured = seconds * Number(options.rounds);
  const rate = (name: Contestant) => (times.get(name)?.length ?? 0) / measured;
  console.log(`\n${page}, ${connections} connections`);
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const sorted = ascending(times.get(name) ?? []);
        return [
          name,
          {
            'requests/s': Math.round(rate(name)),
            'p50 ms': Number(percentile(sorted, 0.5).toFixed(1)),
            'p99 ms': Number(percentile(sorted, 0.99).toFixed(1)),
            'engine is': `${(rate('engine') / rate(name)).toFixed(2)}×`,
          },
        ];
      }),
    ),
  );
}

/** Returns the time of each response in milliseconds. */
function load(url: string, requests: BenchRequest[], duration: number): Promise<number[]> {
  return drive({
    url,
    connections,
    duration,
    requests: requests.map(({ path, body }) => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body,
    })),
  });
}
