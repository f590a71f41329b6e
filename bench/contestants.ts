import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installOwnPackages } from './own-packages.ts';
import { reportsMemory } from './process-memory.ts';
import type { Contestant } from './requests.ts';

const folder = import.meta.dirname;
const postgraphileFolder = path.join(folder, 'postgraphile');

const programs: Record<Contestant, string[]> = {
  engine: ['--import', 'tsx', path.join(folder, 'servers', 'hasura-engine.ts')],
  express: ['--import', 'tsx', path.join(folder, 'servers', 'express.ts')],
  postgraphile: [path.join(postgraphileFolder, 'server.mjs')],
};

export interface RunningContestant {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a contestant in another process, which prints its address first. */
export async function startContestant(
  name: Contestant,
  databaseUrl: string,
  nodeOptions: string[] = [],
): Promise<RunningContestant> {
  if (name === 'postgraphile') await installOwnPackages(postgraphileFolder);
  const child = spawn(process.execPath, [...reportsMemory, ...nodeOptions, ...programs[name]], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await firstLine(name, child);
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

function firstLine(name: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} exited with ${code} before it listened`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
}
