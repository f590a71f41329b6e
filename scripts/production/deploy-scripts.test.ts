import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

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

  test('on a replica applies the metadata alone, without event and cron triggers', async () => {
    const { code, output, calls, applied } = await runMigrate(
      { metadata: unknown, isConsistent: true },
      { ON_REPLICA: '1', HASURA_GRAPHQL_METADATA_DIR: path.join(hasuraFolder, 'metadata') },
    );
    expect([code, calls], output).toEqual([0, ['metadata apply']]);
    expect(parse(applied['cron_triggers.yaml']!)).toEqual([]);
    const tables = Object.keys(applied).filter((file) => file.includes('/tables/'));
    expect(tables.length).toBeGreaterThan(40);
    for (const file of tables) {
      const full = await readFile(path.join(hasuraFolder, 'metadata', file), 'utf8');
      const { event_triggers: _events, ...rest } = parse(full) as Record<string, unknown>;
      expect({ ...(parse(applied[file]!) as object) }, file).toEqual(rest);
    }
  });
});

interface MigrateRun {
  code: number | null;
  output: string;
  calls: string[];
  server: string;
  applied: Record<string, string>;
}

async function runMigrate(
  database: { metadata: string; isConsistent: boolean },
  environment: Record<string, string> = {},
): Promise<MigrateRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-migrate-'));
  try {
    const programs: Record<string, string> = {
      'graphql-engine': `echo "$HASURA_GRAPHQL_EVENTS_FETCH_BATCH_SIZE" > ${folder}/server; exec sleep 30`,
      'hasura-cli': `echo "$*" >> ${folder}/calls`,
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
        ...environment,
      },
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
    const project = (await readdir(folder)).find((name) => name.startsWith('tmp.'))!;
    const metadata = path.join(folder, project, 'metadata');
    const files = (await readdir(metadata, { recursive: true })).filter((name) => name.endsWith('.yaml'));
    const contents = files.map(async (name) => [name, await readFile(path.join(metadata, name), 'utf8')]);
    return {
      code,
      output,
      calls: (await read('calls')).split('\n').filter(Boolean),
      server: (await read('server')).trim(),
      applied: Object.fromEntries(await Promise.all(contents)) as Record<string, string>,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
