import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeProject } from '../testing/project-directory.ts';
import { connect, createDatabase } from '../testing/project-fixture.ts';
import { applyMigrations } from './apply.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let directory: string;
beforeEach(async () => {
  database = await createDatabase();
  directory = writeProject({
    'config.yaml': { version: 3 },
    'migrations/default/20_second/up.sql': 'insert into things values (1); insert into things values (2);',
    'migrations/default/3_first/up.sql': 'create table things (id int primary key);',
  });
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

const apply = () => applyMigrations({ projectDirectory: directory, databaseUrl: database.url });

async function things(): Promise<number[]> {
  const client = await connect(database.url);
  const { rows } = await client.query<{ id: number }>('select id from things order by id');
  await client.end();
  return rows.map(({ id }) => id);
}

test('migrations run in numeric order, and a second run does nothing', async () => {
  expect(await apply()).toEqual({ applied: ['3_first', '20_second'] });
  expect(await apply()).toEqual({ applied: [] });
  expect(await things()).toEqual([1, 2]);
});

test('two runs at once apply each file once', async () => {
  const results = await Promise.all([apply(), apply()]);
  expect(results.flatMap(({ applied }) => applied)).toEqual(['3_first', '20_second']);
});

test('a failing file is rolled back, and the error names its line', async () => {
  await apply();
  const broken = writeProject({
    'config.yaml': { version: 3 },
    'migrations/default/30_broken/up.sql': 'insert into things values (3);\ninsert into things values (1);',
  });
  await expect(applyMigrations({ projectDirectory: broken, databaseUrl: database.url })).rejects.toThrow(
    'migrations/default/30_broken/up.sql failed: duplicate key value violates unique constraint "things_pkey".',
  );
  writeFileSync(
    join(broken, 'migrations/default/30_broken/up.sql'),
    'insert into things values (3);\nselec 1;',
  );
  await expect(applyMigrations({ projectDirectory: broken, databaseUrl: database.url })).rejects.toThrow(
    'migrations/default/30_broken/up.sql, line 2, failed: syntax error at or near "selec".',
  );
  expect(await things()).toEqual([1, 2]);
  rmSync(broken, { recursive: true });
});
