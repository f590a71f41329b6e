import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

interface Addresses {
  url: string;
  databaseUrl?: string;
}
export interface ServerModule {
  start(settings: Record<string, string | undefined>): Promise<Addresses & { close?(): Promise<void> }>;
}

export interface Usage {
  rss: number;
  heapUsed: number;
  /** Sockets, timers, servers and other things that keep a process alive. */
  handles: number;
  processorSeconds: number;
}

export interface Server extends Addresses {
  pid: number;
  usage(options: { collectsGarbage: boolean }): Promise<Usage>;
  stop(): Promise<void>;
}

export function ownUsage({ collectsGarbage }: { collectsGarbage: boolean }): Usage {
  if (collectsGarbage) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const handles = process.getActiveResourcesInfo().length;
  return { rss, heapUsed, handles, processorSeconds: (user + system) / 1e6 };
}

export async function startServer(
  name: string,
  settings: Record<string, string>,
  nodeOptions: string[],
): Promise<Server> {
  const isPostgraphile = name === 'postgraphile';
  const place = isPostgraphile ? [name, 'server.mjs'] : ['servers', `${name}.ts`];
  const file = path.join(import.meta.dirname, '..', ...place);
  if (isPostgraphile) await installOwnPackages(path.dirname(file));
  const child = fork(path.join(import.meta.dirname, 'child.ts'), [file], {
    execArgv: ['--expose-gc', ...nodeOptions, '--import', 'tsx'],
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [addresses] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`${name} exited with ${code} before it listened`))),
  ])) as [Addresses];
  return {
    ...addresses,
    pid: child.pid!,
    async usage(options) {
      const answer = once(child, 'message');
      child.send(options);
      return ((await answer) as [Usage])[0];
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const pollMs = 200;

export async function peakMemoryDuring(server: Server, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const look = async () => {
    while (!isDone) {
      peak = Math.max(peak, (await server.usage({ collectsGarbage: false })).rss);
      await sleep(pollMs);
    }
  };
  await Promise.all([look(), work.finally(() => (isDone = true))]);
  return peak;
}

/**
 * Installs the packages of a folder from its own lock file, unless they are installed; rejects when the lock file does
 * not match package.json.
 */
export async function installOwnPackages(folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const locked = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs - 1000) return;
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
}
