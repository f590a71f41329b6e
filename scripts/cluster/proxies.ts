import { readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../local-stack/free-port.ts';
import { giveTo } from '../../local-stack/postgres/system-user.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { manifestFolder, type Deployment } from '../production/testing/manifest-files.ts';
import { databaseName, type Common } from './databases.ts';

const filled = async (file: string, values: Record<string, string | number>) =>
  (await readFile(file, 'utf8')).replaceAll(/\$([A-Z]+)/g, (_, name: string) => String(values[name]));

/** Starts PgBouncer in front of a port: `url` in transaction mode, `sessionUrl` in session mode. */
export async function startPgBouncer(
  { folder, programs, processes, user, password, serverPassword }: Common,
  target: number,
) {
  const port = await freePort();
  const [settings, users] = ['pgbouncer.ini', 'pgbouncer-users.txt'].map((name) => path.join(folder, name));
  const write = async (file: string, content: string) => {
    await writeFile(file, content, { mode: 0o600 });
    await giveTo(user, file);
  };
  const configure = async (databasePort: number) => {
    const template = path.join(projectFolder, 'deploy', 'pgbouncer', 'pgbouncer.ini');
    const values = { HOST: '127.0.0.1', PORT: databasePort, LISTEN: port, USERS: users! };
    await write(settings!, await filled(template, values));
  };
  await write(users!, `"${databaseName}" "${password}"\n"lavoir_server" "${serverPassword}"\n`);
  await configure(target);
  processes.start({ name: 'pgbouncer', command: programs.pgbouncer, args: [settings!], user, port });
  const url = `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`;
  return {
    url,
    sessionUrl: `${url}_session`,
    async pointTo(databasePort: number): Promise<void> {
      await configure(databasePort);
      processes.signal('pgbouncer', 'SIGHUP');
    },
  };
}

interface Service {
  name: string;
  port: number;
  servers: { name: string; port: number }[];
  readiness: Deployment['readiness'];
}

export async function startBalancer(
  { folder, programs, processes }: Common,
  services: Service[],
  reads: { READS: string; REPLICA: string; PRIMARY: string; HASURA_ADMIN_SECRET: string },
) {
  const socket = path.join(folder, 'haproxy.sock');
  const sections = services.map(
    ({ name, port, servers, readiness }) => `listen ${name}
  bind 127.0.0.1:${port}
  # Repeats only what was certainly not executed, or does nothing when it is executed twice.
  http-request disable-l7-retry unless METH_GET
  option httpchk GET ${readiness.path}
  timeout check ${readiness.timeout}s
  # A probe that took longer than the interval is followed by the next one at once, as in Kubernetes.
  default-server check inter ${readiness.seconds}s fastinter 100ms fall ${readiness.failures} rise 1
${servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port}\n`).join('')}`,
  );
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, `global\n  stats socket ${socket} mode 600 level admin\n${sections.join('')}`);
  // -W: replaces itself without a gap on SIGUSR2. The first file has the defaults of both.
  const args = ['-W', '-f', path.join(manifestFolder, 'reads', 'haproxy.cfg'), '-f', file];
  processes.start({ name: 'balancer', command: programs.haproxy, args, env: reads });
  const ask = (command: string) => text(createConnection(socket).end(`${command}\n`));
  const stateOf = async (server: string): Promise<Record<string, string>> => {
    const [names, ...rows] = (await ask('show stat')).split('\n').map((row) => row.split(','));
    const row = rows.find(([, name]) => name === server) ?? [];
    return Object.fromEntries(row.map((value, index) => [names![index]!, value]));
  };
  return {
    setDrain: (service: string, server: string, isDraining: boolean) =>
      ask(`set server ${service}/${server} state ${isDraining ? 'drain' : 'ready'}`),
    isUp: async (server: string) => (await stateOf(server)).status === 'UP',
    stateOf,
  };
}
