import { execFile, execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandAs, postgresUser, type SystemUser } from '../../local-stack/postgres/system-user.ts';
import { findPrograms } from '../cluster/programs.ts';

const deploy = path.resolve(import.meta.dirname, '..', '..', 'deploy');
const programs = path.dirname(findPrograms().initdb);

/**
 * Runs the commands of containers on this machine, with the Postgres and photos of the test. A call that contains
 * FAILING fails.
 */
const fakeDocker = String.raw`#!/bin/bash
echo "$*" >> calls
[ -z "$FAILING" ] || [[ "$*" != *"$FAILING"* ]] || exit 1
all="$*"
case $2 in
  exec) shift 4 ;;
  run) set -- "$7" "@{@:9}" ;;
  stop) exit ;;
  up)
    [ "$all" = 'compose up --detach --wait' ] || exit 0
    for folder in hasura/migrations/default/*; do
      version=$(basename "$folder" | cut -d _ -f 1)
      state="'{migrations,default,$version}'"
      missing=$(psql --username lavoir --tuples-only --command "select 1 from hdb_catalog.hdb_version where cli_state #> $state is null")
      [ -z "$missing" ] || psql --username lavoir --quiet --set ON_ERROR_STOP=1 --file "$folder/up.sql" \
        --command "update hdb_catalog.hdb_version set cli_state = jsonb_set(cli_state, $state, 'false')" || exit 1
    done
    exit ;;
esac
exec "@{@//\/photos/$PWD/photos}"
`.replaceAll('@{', '${');

const fakeRsync = '#!/bin/bash\nexec cp --recursive "$2" "$3"\n';

let folder: string;
let user: SystemUser;
let server: Server;
let pings: string[] = [];
let environment: Record<string, string>;

const cluster = () => path.join(folder, 'cluster');
const inSite = (...parts: string[]) => path.join(folder, 'site', ...parts);
const photos = () =>
  fs
    .readdirSync(inSite('photos'))
    .filter((name) => !['.before', '.moving', '.restored'].includes(name))
    .toSorted();
const calls = () => fs.readFileSync(inSite('calls'), 'utf8');

function pgControl(...args: string[]) {
  const command = commandAs(user, path.join(programs, 'pg_ctl'), ['--pgdata', cluster(), ...args]);
  execFileSync(command.program, command.args, { ...command.options, cwd: '/', stdio: 'ignore' });
}

function sql(text: string, database = 'lavoir'): string {
  const args = ['--username=lavoir', `--dbname=${database}`, '--no-align', '--tuples-only', '--quiet'];
  return execFileSync('psql', [...args, '--set=ON_ERROR_STOP=1', '--command', text], {
    env: environment,
    encoding: 'utf8',
  }).trim();
}

function run(script: string, args: string[], failing = ''): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: inSite(), env: { ...environment, FAILING: failing } };
    const child = execFile('bash', [path.join(deploy, script), ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

const backUp = (failing = '') => run('backup.sh', ['backup'], failing);
const restore = (failing = '') => run('restore.sh', ['backup', 'identity'], failing);

const state = () => [sql('select string_agg(name, $$,$$ order by name) from laundromats'), photos()];
const backedUp = ['Laverie du Port', ['.private', 'old.webp']];
const today = ['Laverie du Port,Lavomatic', ['.private', 'new.webp']];

function program(name: string, text: string) {
  fs.writeFileSync(path.join(folder, 'bin', name), text, { mode: 0o755 });
}

describe('backups of a server, with age and the Postgres of Debian', () => {
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'lavoir-backup-scripts-'));
    fs.chmodSync(folder, 0o755);
    fs.mkdirSync(path.join(folder, 'bin'));
    program('docker', fakeDocker);
    program('rsync', fakeRsync);
    server = createServer((request, response) => {
      pings.push(request.url!);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const names = ['initdb', 'pg_ctl', 'postgres'] as const;
    const [initdb, pg_ctl, postgres] = names.map((name) => path.join(programs, name));
    const binaries = { initdb: initdb!, pg_ctl: pg_ctl!, postgres: postgres! };
    user = await postgresUser(cluster(), binaries);
    fs.mkdirSync(cluster(), { mode: 0o700 });
    if (user.uid !== undefined) fs.chownSync(cluster(), user.uid, user.gid!);
    environment = {
      PATH: `${path.join(folder, 'bin')}:${programs}:${process.env.PATH}`,
      PGHOST: cluster(),
      PGOPTIONS: '-c client_min_messages=warning',
    };
    pgControl('initdb', '--options', '--username=lavoir --auth=trust --encoding=UTF8 --no-sync');
    const settings = `-c listen_addresses= -c fsync=off -k ${cluster()}`;
    pgControl('start', '--wait', '--log', path.join(cluster(), 'log'), '--options', settings);
  });
  afterAll(() => {
    pgControl('stop', '--mode', 'immediate');
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    for (const name of ['lavoir', 'lavoir_before', 'lavoir_restored'])
      sql(`drop database if exists ${name} with (force)`, 'postgres');
    sql('create database lavoir', 'postgres');
    sql(`create table laundromats (name text); insert into laundromats values ('Laverie du Port');
      create schema hdb_catalog; create table hdb_catalog.hdb_version (cli_state jsonb);
      insert into hdb_catalog.hdb_version values ('{"migrations": {"default": {"1": false}}}')`);
    fs.rmSync(inSite(), { recursive: true, force: true });
    fs.mkdirSync(inSite('hasura', 'migrations', 'default', '1_first'), { recursive: true });
    fs.writeFileSync(inSite('hasura', 'migrations', 'default', '1_first', 'up.sql'), '');
    fs.mkdirSync(inSite('photos', '.private'), { recursive: true });
    fs.writeFileSync(inSite('photos', 'old.webp'), 'a photo');
    fs.writeFileSync(inSite('photos', '.private', 'claim.webp'), 'a proof');
    const { port } = server.address() as AddressInfo;
    fs.writeFileSync(inSite('.env'), `BACKUP_PING_URL=http://127.0.0.1:${port}/ping\nBACKUP_COPY_TO=\n`);
    execFileSync('age-keygen', ['-o', inSite('identity')], { stdio: 'ignore' });
    execFileSync('age-keygen', ['-y', '-o', inSite('backup-recipients.txt'), inSite('identity')]);
    expect(await backUp()).toMatchObject({ code: 0 });
    sql(`insert into laundromats values ('Lavomatic')`);
    fs.renameSync(inSite('photos', 'old.webp'), inSite('photos', 'new.webp'));
    fs.rmSync(inSite('calls'));
    pings = [];
  });

  const expectUntouched = () => {
    expect(state()).toEqual(today);
    expect(sql(`select count(*) from pg_database where datname like 'lavoir%'`)).toBe('1');
    expect(calls()).not.toContain('compose stop');
  };

  test('a backup can be read with the private key alone', () => {
    const files = fs.readdirSync(inSite('backup')).map((name) => inSite('backup', name));
    const texts = files.map((file) => fs.readFileSync(file, 'latin1'));
    expect(texts.map((text) => text.split('\n', 1)[0])).toEqual(Array(2).fill('age-encryption.org/v1'));
    expect(texts.join('')).not.toMatch(/Laverie|a photo|a proof/);
    expect(fs.statSync(inSite('backup')).mode & 0o777).toBe(0o700);
    execFileSync('age-keygen', ['-o', inSite('other')], { stdio: 'ignore' });
    const read = (key: string) => spawnSync('age', ['--decrypt', '--identity', inSite(key), files[1]!]);
    expect(read('other').status).toBe(1);
    expect(read('identity').stdout.toString()).toContain('a proof');
  });

  test("a restore brings back data and photos, and --return today's, each again and again", async () => {
    expect(await restore()).toMatchObject({ code: 0 });
    expect(state()).toEqual(backedUp);
    expect(fs.readFileSync(inSite('photos', '.private', 'claim.webp'), 'utf8')).toBe('a proof');
    expect(await run('restore.sh', ['--return'])).toMatchObject({ code: 0 });
    expect(state()).toEqual(today);
    expect(await run('restore.sh', ['--return'])).toMatchObject({ code: 0 });
    expect(state()).toEqual(today);
    expect(await restore()).toMatchObject({ code: 0 });
    expect(await restore()).toMatchObject({ code: 0 });
    expect(state()).toEqual(backedUp);
  });

  test('a restore that fails leaves the way back from the last one', async () => {
    expect(await restore()).toMatchObject({ code: 0 });
    fs.rmSync(inSite('backup', 'photos.tar.age'));
    expect((await restore()).code).toBeGreaterThan(0);
    expect(state()).toEqual(backedUp);
    expect(await run('restore.sh', ['--return'])).toMatchObject({ code: 0 });
    expect(state()).toEqual(today);
  });

  test.each(['database.dump.age', 'photos.tar.age'])('a truncated %s changes nothing', async (name) => {
    const file = inSite('backup', name);
    fs.truncateSync(file, fs.statSync(file).size - 20);
    const { code, output } = await restore();
    expect([code > 0, output]).toEqual([true, expect.stringContaining('Nothing is restored')]);
    expectUntouched();
  });

  test('a changed byte, another key or a missing file changes nothing', async () => {
    const file = inSite('backup', 'photos.tar.age');
    const content = fs.readFileSync(file);
    content[content.length - 40]! ^= 1;
    fs.writeFileSync(file, content);
    expect((await restore()).code).toBeGreaterThan(0);
    execFileSync('age-keygen', ['-o', inSite('other')], { stdio: 'ignore' });
    expect((await run('restore.sh', ['backup', 'other'])).code).toBeGreaterThan(0);
    fs.rmSync(file);
    expect((await restore()).code).toBeGreaterThan(0);
    expectUntouched();
  });

  test('a backup of a later release is refused, one of an earlier release is migrated', async () => {
    const migrations = inSite('hasura', 'migrations', 'default');
    fs.renameSync(path.join(migrations, '1_first'), path.join(migrations, '0_earlier'));
    expect((await restore()).output).toContain('later release, with migration 1');
    expectUntouched();
    fs.renameSync(path.join(migrations, '0_earlier'), path.join(migrations, '1_first'));
    fs.mkdirSync(path.join(migrations, '2_second'));
    fs.writeFileSync(
      path.join(migrations, '2_second', 'up.sql'),
      'alter table laundromats add length int; update laundromats set length = length(name);',
    );
    expect(await restore()).toMatchObject({ code: 0 });
    expect(sql('select name, length from laundromats')).toBe('Laverie du Port|15');
  });

  test.each([
    'compose stop',
    'rm -rf .before',
    'rename to lavoir_before',
    'move . .moving',
    'move .restored .',
  ])("when « %s » fails, today's data are in place and the site runs", async (failing) => {
    const { code, output } = await restore(failing);
    expect([code > 0, output]).toEqual([
      true,
      expect.stringContaining('the data from before are in place again'),
    ]);
    expect(state()).toEqual(today);
    expect(calls()).toMatch(/compose up --detach --wait\n$/);
  });

  test('--return repairs a restore during which the machine stopped', async () => {
    sql('alter database lavoir rename to lavoir_before', 'postgres');
    sql('create database lavoir', 'postgres');
    for (const [name, place] of [
      ['new.webp', '.moving'],
      ['old.webp', '.restored'],
    ] as const) {
      fs.mkdirSync(inSite('photos', place));
      fs.writeFileSync(inSite('photos', place, name), 'a photo');
    }
    fs.rmSync(inSite('photos', 'new.webp'));
    expect(await run('restore.sh', ['--return'])).toMatchObject({ code: 0 });
    expect(state()).toEqual(today);
  });

  test('a site that does not start with the backup says how to return', async () => {
    const broken = inSite('hasura', 'migrations', 'default', '2_broken');
    fs.mkdirSync(broken);
    fs.writeFileSync(path.join(broken, 'up.sql'), 'select 1/0');
    const { code, output } = await restore();
    expect([code > 0, output]).toEqual([true, expect.stringContaining('deploy/restore.sh --return')]);
    fs.rmSync(broken, { recursive: true });
    expect(await run('restore.sh', ['--return'])).toMatchObject({ code: 0 });
    expect(state()).toEqual(today);
  });

  test('a successful backup is reported, and copied elsewhere', async () => {
    fs.mkdirSync(inSite('elsewhere'));
    fs.writeFileSync(inSite('.env'), fs.readFileSync(inSite('.env'), 'utf8').replace('TO=', 'TO=elsewhere'));
    expect(await run('backup.sh', ['second'])).toMatchObject({ code: 0 });
    expect(pings).toEqual(['/ping']);
    expect(fs.readdirSync(inSite('elsewhere', 'second'))).toEqual(['database.dump.age', 'photos.tar.age']);
  });

  test.each(['pg_dump', 'tar --create'])(
    'a failure of %s is reported, and leaves no folder',
    async (failing) => {
      fs.rmSync(inSite('backup'), { recursive: true });
      expect((await backUp(failing)).code).toBeGreaterThan(0);
      expect(pings).toEqual(['/ping/fail']);
      expect(fs.readdirSync(inSite()).filter((name) => name.startsWith('backup'))).toEqual([
        'backup-recipients.txt',
      ]);
    },
  );

  test('nothing is written without a public key, over a backup, or when the copy fails', async () => {
    expect((await backUp()).output).toContain('exists already');
    fs.writeFileSync(inSite('.env'), fs.readFileSync(inSite('.env'), 'utf8').replace('TO=', 'TO=no/such'));
    expect((await run('backup.sh', ['second'])).code).toBeGreaterThan(0);
    fs.rmSync(inSite('backup-recipients.txt'));
    expect((await run('backup.sh', ['third'])).code).toBeGreaterThan(0);
    expect(fs.existsSync(inSite('third'))).toBe(false);
    expect(pings).toEqual(Array(3).fill('/ping/fail'));
  });
});
