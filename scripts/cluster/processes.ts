import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemUser } from '../../local-stack/postgres/system-user.ts';
import { startChild, type Child } from '../production/testing/child.ts';

export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  user?: SystemUser;
  stopSignal?: NodeJS.Signals;
  port?: number;
}

export type Processes = ReturnType<typeof createProcesses>;

/** Pause before the restart of a program that died at once; others restart immediately. */
const restartPauseMs = 1_000;

/** Starts programs, and restarts one that ends by itself. */
export function createProcesses(folder: string) {
  const running = new Map<string, { program: Program; child: Child }>();
  const logOf = (name: string) => path.join(folder, `${name}.log`);

  function start(program: Program): void {
    const env = { PATH: process.env.PATH, LC_ALL: 'C', ...program.env };
    const child = startChild(program.command, program.args, {
      ...program,
      env,
      logFile: logOf(program.name),
    });
    const since = Date.now();
    running.set(program.name, { program, child });
    void child.ended.then(async () => {
      if (Date.now() - since < restartPauseMs) await sleep(restartPauseMs);
      if (running.get(program.name)?.child === child) start(program);
    });
  }

  async function stop(name: string, signal?: NodeJS.Signals): Promise<Program> {
    const { child, program } = running.get(name)!;
    running.delete(name);
    await child.stop(signal ?? program.stopSignal);
    return program;
  }

  return {
    start,
    stop,
    signal: (name: string, signal: NodeJS.Signals) => running.get(name)!.child.signal(signal),
    ids: (): Record<string, number> =>
      Object.fromEntries([...running].flatMap(([name, { child }]) => (child.id ? [[name, child.id]] : []))),
    list: () =>
      [...running.values()].map(({ program: { name, port }, child }) => ({ name, port, pid: child.id })),
    lastLines: async (name: string): Promise<string> =>
      (await readFile(logOf(name), 'utf8')).trimEnd().split('\n').slice(-20).join('\n'),
    async close(): Promise<void> {
      for (const name of [...running.keys()].reverse()) await stop(name);
    },
  };
}
