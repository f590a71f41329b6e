import { parseArgs } from 'node:util';
import pg from 'pg';
import { hostileDocuments, type HostileRequest } from '@lavoir/hasura-engine/hostile-documents';
import { withMigratedDatabase } from '../scripts/schema/temporary-database.ts';
import { startContestant, type RunningContestant } from './contestants.ts';
import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { megabytes, memoryOf, peakMemoryDuring } from './process-memory.ts';

// Measures the memory of the engine while visitors send different documents of one type at once, each of which takes much
// memory for its size. There is no allow list. Each type has an engine that has just started.

const { values: options } = parseArgs({
  options: {
    laundromats: { type: 'string', default: '1000' },
    /** Number of documents of each type. */
    documents: { type: 'string', default: '40' },
    /** Number of them in flight. */
    connections: { type: 'string', default: '20' },
    /** Name of a single type. */
    only: { type: 'string' },
  },
});
const count = Number(options.documents);

/** Returns the body of a request, another one for each number. */
type BodyOf = (number: number) => HostileRequest | HostileRequest[];

const types: Record<string, BodyOf> = {
  ...hostileDocuments({
    list: 'laundromats',
    type: 'laundromats',
    filterType: 'laundromats_bool_exp',
    related: 'photos',
    back: 'laundromat',
    column: 'name',
  }),
  'large answers': (number) => ({
    query: `query q${number} { ${Array.from({ length: 500 }, (_, index) => `a${index}: laundromats { ...all }`).join(' ')} }
      fragment all on laundromats { id name address description hours website email city photos { url alt } reviews { comment } }`,
  }),
  batches: (number) =>
    Array.from({ length: 1000 }, (_, index) => ({
      query: `{ laundromats { name address description q${number}: city p${index}: slug } }`,
    })),
};

await withMigratedDatabase(async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await addLaundromats(client, 1, Number(options.laundromats));
  await addDetails(client);
  await printMachineSpeed(client);
  await client.end();
  const rows: Record<string, object> = {};
  for (const [name, bodyOf] of Object.entries(types)) {
    if (options.only && options.only !== name) continue;
    const engine = await startContestant('engine', databaseUrl);
    try {
      rows[name] = await measure(engine, bodyOf);
    } finally {
      await engine.stop();
    }
  }
  console.log(`\n${count} documents of each type, ${options.connections} at once; memory in MB`);
  console.table(rows);
});

async function measure(engine: RunningContestant, bodyOf: BodyOf) {
  const before = await memoryOf(engine.process, { collectsGarbage: true });
  const answers = new Map<string, number>();
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      sent += 1;
      const result = await resultOf(engine.url, bodyOf(sent));
      answers.set(result, (answers.get(result) ?? 0) + 1);
    }
  };
  const started = performance.now();
  const { peak } = await peakMemoryDuring(engine.process, () =>
    Promise.all(Array.from({ length: Number(options.connections) }, sender)),
  );
  const elapsed = performance.now() - started;
  const after = await memoryOf(engine.process, { collectsGarbage: true });
  return {
    'ms each': Math.round(elapsed / count),
    idle: megabytes(before.rss),
    highest: megabytes(peak),
    after: megabytes(after.rss),
    'heap left': megabytes(after.heapUsed - before.heapUsed),
    answers: [...answers].map(([result, times]) => `${times} × ${result}`).join(', '),
  };
}

/** Returns the first error of an answer, or its size. */
async function resultOf(url: string, body: object): Promise<string> {
  const response = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const message = /"errors":\[\{"message":"([^"]{1,60})/.exec(text)?.[1];
  return message ?? `${megabytes(text.length)} MB`;
}
