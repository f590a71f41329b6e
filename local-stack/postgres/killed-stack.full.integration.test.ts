import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const killedProgram = (directory: string) => `
  import pg from 'pg';
  import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
  const postgres = await startPostgres({ directory: ${JSON.stringify(directory)} });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query('create table acknowledged as select 1 as one');
  process.kill(process.pid, 'SIGKILL');
`;

test('kill -9 leaves no server running, and the next start has every acknowledged row', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const directory = path.join(folder, 'postgres');
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', killedProgram(directory)],
    { stdio: 'inherit' },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(signal).toBe('SIGKILL');

  const postgres = await startPostgres({ directory });
  onTestFinished(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query('select one from acknowledged');
  expect(rows).toEqual([{ one: 1 }]);
});
