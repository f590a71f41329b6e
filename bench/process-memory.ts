import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Memory of a process with all its threads; the heap, external memory and handles are those of its main thread. */
export interface ProcessMemory {
  rss: number;
  heapUsed: number;
  external: number;
  /** Sockets, timers, servers and other things that keep a process alive. */
  handles: number;
}

const reporter = path.join(import.meta.dirname, 'servers', 'report-memory.mjs');

/** Options of Node for a process that can be asked for its memory. It needs an IPC channel. */
export const reportsMemory = ['--expose-gc', '--import', pathToFileURL(reporter).href];

export async function memoryOf(
  child: ChildProcess,
  { collectsGarbage }: { collectsGarbage: boolean },
): Promise<ProcessMemory> {
  const answer = once(child, 'message');
  child.send({ collectsGarbage });
  return ((await answer) as [ProcessMemory])[0];
}

const pollMs = 200;

/** Returns the result of `work` and the highest resident memory of the process meanwhile, in bytes. */
export async function peakMemoryDuring<T>(
  child: ChildProcess,
  work: () => Promise<T>,
): Promise<{ result: T; peak: number }> {
  let peak = 0;
  let isDone = false;
  const look = async () => {
    while (!isDone) {
      peak = Math.max(peak, (await memoryOf(child, { collectsGarbage: false })).rss);
      await sleep(pollMs);
    }
  };
  const looking = look();
  const result = await work().finally(() => (isDone = true));
  await looking;
  return { result, peak };
}

export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
