import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../local-stack/free-port.ts';
import { commandAs, giveTo, type SystemUser } from '../../local-stack/postgres/system-user.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { waitFor } from '../production/wait.ts';
import type { Processes } from './processes.ts';
import type { Programs } from './programs.ts';

export const databaseName = 'lavoir';

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'wal_level=replica',
  'hot_standby=on',
  // Limits the disk that a replica which is behind may cost the primary.
  'max_slot_wal_keep_size=1GB',
  // A replica gives up a silent primary after this time.
  'wal_receiver_timeout=4s',
].flatMap((setting) => ['-c', setting]);

export interface Common {
  folder: string;
  programs: Programs;
  processes: Processes;
  user: SystemUser;
  password: string;
  serverPassword: string;
}

type Node = 'postgres-1' | 'postgres-2';

async function createNodes({ folder, programs, processes, user, password }: Common) {
  const ports: Record<Node, number> = { 'postgres-1': await freePort(), 'postgres-2': await freePort() };
  const directory = (node: Node) => path.join(folder, node);
  const urlOf = (node: Node, database: string) =>
    `postgres://${databaseName}:${password}@127.0.0.1:${ports[node]}/${database}`;
  const ask = async <Row extends object>(node: Node, sql: string) =>
    (await withClient(urlOf(node, 'postgres'), (client) => client.query<Row>(sql))).rows;
  const add = async (node: Node, file: string, flags: string[]) => {
    await rm(directory(node), { recursive: true, force: true });
    await mkdir(directory(node), { mode: 0o700 });
    await giveTo(user, directory(node));
    const { program, args, options } = commandAs(user, file, ['-D', directory(node), '--no-sync', ...flags]);
    const env = { ...process.env, LC_ALL: 'C', PGPASSWORD: password };
    await promisify(execFile)(program, args, { ...options, env, cwd: '/' });
    const [port, stopSignal] = [ports[node], 'SIGINT'] as const;
    const server = ['-D', directory(node), '-p', String(port), ...settings];
    processes.start({ name: node, command: programs.postgres, args: server, user, stopSignal, port });
    await waitFor(node, async () => (await ask(node, 'select')).length === 1);
  };
  return { ports, directory, urlOf, ask, add };
}

export async function startDatabases(common: Common) {
  const { folder, programs, user, password } = common;
  const { ports, directory, urlOf, ask, add } = await createNodes(common);
  let primary: Node = 'postgres-1';
  const replica = (): Node => (primary === 'postgres-1' ? 'postgres-2' : 'postgres-1');

  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(user, passwordFile);
  const login = [`--username=${databaseName}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await add(primary, programs.initdb, [...login, '--encoding=UTF8', '--locale=C.UTF-8']);

  return {
    primary: () => primary,
    replica,
    directory,
    url: (database = databaseName) => urlOf(primary, database),
    replicaUrl: () => urlOf(replica(), databaseName),
    port: () => ports[primary],
    async addReplica(): Promise<void> {
      const slot = replica().replace('-', '_');
      const slots = `pg_replication_slots where slot_name = '${slot}'`;
      await ask(primary, `select pg_drop_replication_slot(slot_name) from ${slots}`);
      const from = `host=127.0.0.1 port=${ports[primary]} user=${databaseName}`;
      const flags = [
        '-d',
        from,
        '--create-slot',
        `--slot=${slot}`,
        '--write-recovery-conf',
        '--checkpoint=fast',
      ];
      await add(replica(), programs.pg_basebackup, flags);
    },
    async setSynchronous(isSynchronous: boolean): Promise<void> {
      await ask(primary, `alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`);
      await ask(primary, 'select pg_reload_conf()');
    },
    async promote(): Promise<void> {
      await ask(replica(), 'select pg_promote()');
      primary = replica();
      await this.setSynchronous(false);
    },
  };
}
