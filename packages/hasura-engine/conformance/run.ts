import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runFolder } from './fixture-run.ts';
import { fixtureFolders } from './folders.ts';

/**
 * Replays Hasura's own test cases and prints a table of the outcomes. `args` is the path of a checkout of
 * hasura/graphql-engine, with `--only <text>` (folders) and `--failures` (print answers). `databaseUrl` is a Postgres
 * on which databases may be created.
 */
export async function runConformance(args: string[], databaseUrl: string): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, failures: { type: 'boolean', default: false } },
  });
  const queries = join(positionals[0] ?? '', 'server/tests-py/queries');
  if (!existsSync(queries)) {
    throw new Error('Usage: npm run check -- conformance <checkout of hasura/graphql-engine>');
  }
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const url = (database: string) => Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).href;
  const total = { passed: 0, failed: 0, 'left out': 0 };
  console.log('| folder | passed | failed | left out |\n|---|---|---|---|');
  for (const folder of fixtureFolders.filter(({ path }) => path.includes(values.only))) {
    const results = await runFolder(queries, folder, { url, admin });
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
}
