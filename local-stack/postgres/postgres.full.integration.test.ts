import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../testing/test-database.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let folder: string;
let directory: string;
let running: Postgres[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-postgres-'));
  await chmod(folder, 0o755);
  directory = path.join(folder, 'postgres');
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<Postgres> {
  const postgres = await startPostgres({ directory, durable: false });
  running.push(postgres);
  return postgres;
}

test('a folder closed to other users can be used by several starts', async () => {
  await chmod(folder, 0o700);
  const first = await start();
  await ask(first.url('postgres'), 'create database laveries');
  await first.stop();
  const second = await start();
  expect(await ask(second.url('laveries'), 'select 1')).toBe(1);
});

test('a database keeps its rows after a restart', async () => {
  const first = await start();
  await ask(first.url('postgres'), 'create database laveries');
  await ask(first.url('laveries'), "create table kept as select 'Élan' as name");
  await first.stop();

  const second = await start();
  expect(await ask(second.url('laveries'), 'select lower(name) from kept')).toBe('élan');
  expect(await ask(second.url('laveries'), 'show timezone')).toBe('UTC');
});

test('a killed server is restarted at the same address with its rows', async () => {
  const postgres = await startPostgres({ directory });
  running.push(postgres);
  await ask(postgres.url('postgres'), 'create database laveries');
  await ask(postgres.url('laveries'), 'create table kept as select 1 as one');
  const [pid] = (await readFile(path.join(directory, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => postgres.isUp()).toBe(false);
  await expect.poll(() => postgres.isUp()).toBe(true);
  expect(await ask(postgres.url('laveries'), 'select one from kept')).toBe(1);
});

test('a data folder that Postgres cannot use is reported with its reason', async () => {
  const first = await start();
  await ask(first.url('template1'), 'drop database postgres');
  await first.stop();
  await expect(start()).rejects.toThrow(
    `Postgres did not start on ${directory}: database "postgres" does not exist`,
  );
});

test('a data folder that a running instance uses is refused in one sentence', async () => {
  await start();
  await expect(startPostgres({ directory })).rejects.toThrow(
    `The data folder ${directory} is in use by another running instance.`,
  );
});

test('the lock file of a killed process does not lock the folder', async () => {
  await writeFile(`${directory}.lock`, JSON.stringify({ pid: process.pid, port: 9, token: 'gone' }));
  await expect(start()).resolves.toBeDefined();
});

test('an orphaned server is stopped before the folder is used again', async () => {
  const orphaned = await start();
  await ask(orphaned.url('postgres'), 'create database laveries');
  // A killed stack leaves a running server and a lock without a process.
  await writeFile(`${directory}.lock`, JSON.stringify({ pid: process.pid, port: 9, token: 'gone' }));
  const messages: string[] = [];
  const next = await startPostgres({ directory, log: (message) => messages.push(message) });
  running.push(next);
  expect(messages).toEqual(['stopped the Postgres of a killed instance']);
  expect(await ask(next.url('laveries'), 'select 1')).toBe(1);
});

test('a folder of another Postgres version is refused and left unchanged', async () => {
  await mkdir(directory);
  await writeFile(path.join(directory, 'PG_VERSION'), '16\n');
  await expect(startPostgres({ directory })).rejects.toThrow(
    /was written by Postgres 16, and this is Postgres 17/,
  );
  expect(await readdir(directory)).toEqual(['PG_VERSION']);
});

test('a folder with other files is refused and left unchanged', async () => {
  await mkdir(directory);
  await writeFile(path.join(directory, 'notes.txt'), 'mine');
  await expect(startPostgres({ directory, durable: false })).rejects.toThrow(
    /contains files that are not a Postgres cluster/,
  );
  expect(await readdir(directory)).toEqual(['notes.txt']);
});
