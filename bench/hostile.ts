import pLimit from 'p-limit';
import { hostileDocuments, type HostileRequest } from '@lavoir/hasura-engine/hostile-documents';
import { addDetails, addLaundromats } from './generated-laundromats.ts';
import { megabytes } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { exchange } from './harness/requests.ts';
import { peakMemoryDuring, type Server } from './harness/server.ts';

// Measures the memory of the engine while visitors send different documents of one type at once, each of which takes much
// memory for its size. There is no allow list. Each type has an engine that has just started.

export const defaults = {
  laundromats: 1000,
  /** Number of documents of each type. */
  documents: 40,
  /** Number of them in flight. */
  connections: 20,
  /** Name of a single type. */
  only: '',
};

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

/** Beginnings of the answers that the engine may give instead of data, to one type and to any. */
const refusals: Record<string, string> = {
  aliases: 'the query is too large',
  'unknown fields': "field 'a' not found in type",
};
const busy = 'the server is busy';

export function run(harness: Harness, options: typeof defaults): Promise<void> {
  return harness.withDatabase(async (database, DATABASE_URL) => {
    await addLaundromats(database, 1, options.laundromats);
    await addDetails(database);
    const rows: Record<string, object> = {};
    const wrong: string[] = [];
    for (const [name, bodyOf] of Object.entries(types)) {
      if (options.only && options.only !== name) continue;
      const engine = await harness.server('engine', { DATABASE_URL });
      const { answers, ...figures } = await measure(engine, bodyOf, options);
      rows[name] = {
        ...figures,
        answers: answers.map(([result, times]) => `${times} × ${result}`).join(', '),
      };
      const expected = new RegExp(`^(${refusals[name] ?? String.raw`[\d.]+ MB$`}|${busy})`);
      wrong.push(
        ...answers.filter(([result]) => !expected.test(result)).map(([result]) => `${name}: ${result}`),
      );
      await engine.stop();
    }
    console.log(
      `\n${options.documents} documents of each type, ${options.connections} at once; memory in MB`,
    );
    console.table(rows);
    if (wrong.length > 0) throw new Error(`wrong answers: ${wrong.join('; ')}`);
  });
}

async function measure(engine: Server, bodyOf: BodyOf, { documents, connections }: typeof defaults) {
  const before = await engine.usage({ collectsGarbage: true });
  const answers = new Map<string, number>();
  const started = performance.now();
  const sent = pLimit(connections).map(Array(documents).keys(), async (number) => {
    const result = await resultOf(engine.url, bodyOf(number));
    answers.set(result, (answers.get(result) ?? 0) + 1);
  });
  const peak = await peakMemoryDuring(engine, sent);
  const elapsed = performance.now() - started;
  const after = await engine.usage({ collectsGarbage: true });
  return {
    'ms each': Math.round(elapsed / documents),
    idle: megabytes(before.rss),
    highest: megabytes(peak),
    after: megabytes(after.rss),
    'heap left': megabytes(after.heapUsed - before.heapUsed),
    answers: [...answers],
  };
}

/** Returns the first error of an answer, or its size. */
async function resultOf(url: string, body: object): Promise<string> {
  const sent = { method: 'POST', body: JSON.stringify(body), timeoutMs: 300_000 } as const;
  const { status, body: answer } = await exchange(`${url}/v1/graphql`, sent);
  const message = /"(?:message|error)":"([^"]{1,60})/.exec(answer.toString())?.[1];
  return message ?? (status === 200 ? `${megabytes(answer.length)} MB` : `status ${status}`);
}
