import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const deploy = path.resolve(import.meta.dirname, '..', '..', 'deploy');

/** Checks the syntax of the scripts in deploy/, and runs migrate.sh with programs that only write down their calls. */
export async function checkScripts(): Promise<string[]> {
  const scripts = (await readdir(deploy, { recursive: true })).filter((name) => name.endsWith('.sh'));
  const syntax = scripts.flatMap((name) => {
    const { status, stderr } = spawnSync('sh', ['-n', path.join(deploy, name)], { encoding: 'utf8' });
    return status === 0 ? [] : [`${name}: ${stderr.trim()}`];
  });
  if (syntax.length > 0) return syntax;
  const [next, first, inconsistent] = await Promise.all([
    runMigrate({ metadata: '{"sources": [{"name": "default"}]}', isConsistent: true }),
    runMigrate({ metadata: '{"sources": []}', isConsistent: true }),
    runMigrate({ metadata: '{"sources": []}', isConsistent: false }),
  ]);
  const release = ['migrate apply --database-name default', 'metadata apply'];
  return [
    ...expectCalls('a release', next.calls, release),
    ...expectCalls('the first release', first.calls, ['metadata apply', ...release]),
    ...(next.code === 0 ? [] : [`migrate.sh ended with ${next.code}: ${next.output}`]),
    ...(next.server === '0' ? [] : ['the server of migrate.sh delivers events']),
    ...(inconsistent.code === 1 ? [] : ['migrate.sh accepts inconsistent metadata']),
  ];
}

function expectCalls(what: string, calls: string[], expected: string[]): string[] {
  const same = JSON.stringify(calls) === JSON.stringify(expected);
  return same ? [] : [`in ${what} migrate.sh runs ${calls.join(', ')}`];
}

interface MigrateRun {
  code: number | null;
  output: string;
  /** Arguments of each call of the command line of Hasura. */
  calls: string[];
  /** Events that the temporary server fetches at once. */
  server: string;
}

async function runMigrate(database: { metadata: string; isConsistent: boolean }): Promise<MigrateRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-migrate-'));
  try {
    const programs: Record<string, string> = {
      'graphql-engine': `echo "$HASURA_GRAPHQL_EVENTS_FETCH_BATCH_SIZE" > ${folder}/server; exec sleep 30`,
      'hasura-cli': `echo "$*" >> ${folder}/calls`,
      // The health of the server, and its two answers about metadata.
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
