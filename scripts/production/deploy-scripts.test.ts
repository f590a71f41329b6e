import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const deploy = path.resolve(import.meta.dirname, '..', '..', 'deploy');
const scripts = (await readdir(deploy, { recursive: true })).filter((name) => name.endsWith('.sh'));

test.each(scripts)('%s is valid', (name) => {
  expect(spawnSync('sh', ['-n', path.join(deploy, name)], { encoding: 'utf8' }).stderr).toBe('');
});

describe('migrate.sh', () => {
  const release = ['migrate apply --database-name default', 'metadata apply'];
  const known = '{"sources": [{"name": "default"}]}';
  const unknown = '{"sources": []}';

  test('applies migrations before metadata, with a server that delivers no events', async () => {
    const { code, output, calls, server } = await runMigrate({ metadata: known, isConsistent: true });
    expect([code, calls, server], output).toEqual([0, release, '0']);
  });

  test('makes the database known before the first migration', async () => {
    const { calls } = await runMigrate({ metadata: unknown, isConsistent: true });
    expect(calls).toEqual(['metadata apply', ...release]);
  });

  test('fails with inconsistent metadata', async () => {
    expect((await runMigrate({ metadata: unknown, isConsistent: false })).code).toBe(1);
  });
});

interface MigrateRun {
  code: number | null;
  output: string;
  /** Arguments of each call of the command line of Hasura. */
  calls: string[];
  /** Number of events that the temporary server fetches at once. */
  server: string;
}

async function runMigrate(database: { metadata: string; isConsistent: boolean }): Promise<MigrateRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-migrate-'));
  try {
    const programs: Record<string, string> = {
      'graphql-engine': `echo "$HASURA_GRAPHQL_EVENTS_FETCH_BATCH_SIZE" > ${folder}/server; exec sleep 30`,
      'hasura-cli': `echo "$*" >> ${folder}/calls`,
      // Answers for the health of the server and for its two requests about metadata.
      curl: `case "$*" in
        *export_metadata*) echo '${database.metadata}' ;;
        *get_inconsistent_metadata*) echo '{"is_consistent": ${String(database.isConsistent)}}' ;;
        *) test -s ${folder}/server ;;
      esac`,
    };
    await mkdir(path.join(folder, 'bin'));
    await mkdir(path.join(folder, 'project'));
    for (const [name, text] of Object.entries(programs)) {
      const file = path.join(folder, 'bin', name);
      await writeFile(file, `#!/bin/sh\n${text}\n`);
      await chmod(file, 0o755);
    }
    const child = spawn('sh', [path.join(deploy, 'hasura', 'migrate.sh')], {
      env: {
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
        TMPDIR: folder,
        HASURA_GRAPHQL_ADMIN_SECRET: 'secret',
        HASURA_GRAPHQL_METADATA_DIR: path.join(folder, 'project'),
        HASURA_GRAPHQL_MIGRATIONS_DIR: path.join(folder, 'project'),
      },
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
    return {
      code,
      output,
      calls: (await read('calls')).split('\n').filter(Boolean),
      server: (await read('server')).trim(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
