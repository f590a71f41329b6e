/**
 * Replays Hasura's own test cases against the engine: `npm run conformance -- <checkout of hasura/graphql-engine>`.
 * `--only <text>` runs the folders whose path contains the text; `--failures` prints the answers of failed cases.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../local-stack/postgres/postgres.ts';
import { runFolder } from './fixture-run.ts';
import { fixtureFolders } from './folders.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, failures: { type: 'boolean', default: false } },
});
const queries = join(positionals[0] ?? '', 'server/tests-py/queries');
if (!existsSync(queries)) {
  console.error('Give the path of a checkout of hasura/graphql-engine: npm run conformance -- <path>');
  process.exit(1);
}

const directory = mkdtempSync(join(tmpdir(), 'conformance-postgres-'));
const postgres = await startPostgres({ directory, log: () => undefined });
const admin = new pg.Client({ connectionString: postgres.url('postgres') });
await admin.connect();
const total = { passed: 0, failed: 0, 'left out': 0 };
console.log('| folder | passed | failed | left out |\n|---|---|---|---|');
for (const folder of fixtureFolders.filter(({ path }) => path.includes(values.only))) {
  const results = await runFolder(queries, folder, { url: (name) => postgres.url(name), admin });
  const count = (outcome: keyof typeof total) =>
    results.filter((result) => result.outcome === outcome).length;
  for (const outcome of Object.keys(total) as (keyof typeof total)[]) total[outcome] += count(outcome);
  console.log(`| ${folder.path} | ${count('passed')} | ${count('failed')} | ${count('left out')} |`);
  for (const { file, outcome, reason } of results)
    if (outcome === 'left out' || (outcome === 'failed' && values.failures))
      console.log(`  ${outcome}: ${file}: ${reason}`);
}
const applicable = total.passed + total.failed;
console.log(`| total | ${total.passed} | ${total.failed} | ${total['left out']} |`);
console.log(`${((100 * total.passed) / applicable).toFixed(1)} % of ${applicable} applicable cases pass.`);
await admin.end();
await postgres.stop();
rmSync(directory, { recursive: true, force: true });
