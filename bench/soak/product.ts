import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { reportsMemory } from '../process-memory.ts';

export interface RunningProduct {
  url: string;
  databaseUrl: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the whole product in another process, which prints its addresses first. */
export async function startProduct(): Promise<RunningProduct> {
  const program = path.join(import.meta.dirname, '..', 'servers', 'product.ts');
  const child = spawn(process.execPath, [...reportsMemory, '--import', 'tsx', program], {
    // Its own stack, whose memory it reports.
    env: { ...process.env, LAVOIR_STACK: undefined, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the product exited with ${code}`))),
  ])) as [string];
  const addresses = JSON.parse(line) as { url: string; databaseUrl: string };
  return {
    ...addresses,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
