import { applyMigrations } from '@lavoir/hasura-engine/migrations';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runScript } from '../database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { hasuraFolder } from '../project-folder.ts';
import { allowServerRole } from '../server-role.ts';
import { serverPassword } from './server-password.ts';

/** Starts one Postgres for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(path.join(tmpdir(), 'lavoir-test-'));
  await chmod(directory, 0o755);
  const postgres = await startPostgres({ directory: path.join(directory, 'postgres'), durable: false });
  const tearDown = async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  const template = 'lavoir_template';
  try {
    await runScript(postgres.url('postgres'), `create database ${template}`);
    await applyMigrations({ projectDirectory: hasuraFolder, databaseUrl: postgres.url(template) });
    await allowServerRole(postgres.url(template), serverPassword);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('templateDatabase', template);
  return tearDown;
}
