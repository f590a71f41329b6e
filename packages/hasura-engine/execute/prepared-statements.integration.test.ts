import { expect, onTestFinished, test } from 'vitest';
import { projectFiles } from '../testing/project-directory.ts';
import { startProject } from '../testing/project-fixture.ts';

const tables = [{ table: { schema: 'public', name: 'prepared' } }];

async function preparedAfterRepeats(connectionInfo: object): Promise<number> {
  const databases = 'metadata/databases/databases.yaml' as const;
  const [source] = projectFiles({ tables })[databases];
  const connection_info = { ...source!.configuration.connection_info, ...connectionInfo };
  const project = await startProject({
    sql: 'create view prepared as select name from pg_prepared_statements',
    tables,
    files: { [databases]: [{ ...source, configuration: { connection_info } }] },
  });
  onTestFinished(() => project.close());
  for (let turn = 0; turn < 3; turn++) await project.ask('{ prepared { name } }');
  return (await project.ask('{ prepared { name } }')).data.prepared.length;
}

test('a repeated statement is prepared', async () => {
  expect(await preparedAfterRepeats({})).toBeGreaterThan(0);
});

test('nothing is prepared where use_prepared_statements is false, as PgBouncer requires', async () => {
  expect(await preparedAfterRepeats({ use_prepared_statements: false })).toBe(0);
});
