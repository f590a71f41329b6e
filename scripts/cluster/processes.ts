import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandAs, type SystemUser } from '../../local-stack/postgres/system-user.ts';

export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  user?: SystemUser;
  /** Signal that ends it; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
  port?: number;
}

export type Processes = ReturnType<typeof createProcesses>;

/** A program that died at once is restarted after this time; one that ran for longer at once, as in Kubernetes. */
const restartPauseMs = 1_000;
/** Time after which a program that does not end is killed. */
const graceMs = 30_000;

/** Starts programs and restarts each that dies. Their logs are in `folder`. They end with this process, even killed. */
export function createProcesses(folder: string) {
  const running = new Map<string, { program: Program; child: ChildProcess }>();

  function start(program: Program): void {
    const log = openSync(path.join(folder, `${program.name}.log`), 'a');
    const bound = ['--pdeathsig', 'KILL', program.command, ...program.args];
    const command = commandAs(program.user ?? {}, 'setpriv', bound);
    const child = spawn(command.program, command.args, {
      ...command.options,
      cwd: program.cwd,
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...program.env },
      // Ctrl+C signals the whole process group, but programs are stopped in order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const since = Date.now();
    running.set(program.name, { program, child });
    child.once('error', () => undefined);
    child.once('close', async () => {
      if (Date.now() - since < restartPauseMs) await sleep(restartPauseMs);
      if (running.get(program.name)?.child === child) start(program);
    });
  }

  /** Ends a program and does not restart it. */
  async function stop(name: string, signal?: NodeJS.Signals): Promise<void> {
    const { child, program } = running.get(name)!;
    running.delete(name);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal ?? program.stopSignal);
    const overdue = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await ended;
    clearTimeout(overdue);
  }

  return {
    start,
    stop,
    /** Sends a signal. A program that it ends is restarted. */
    signal: (name: string, signal: NodeJS.Signals) => void running.get(name)!.child.kill(signal),
    list: () =>
      [...running.values()].map(({ program: { name, port }, child }) => ({ name, port, pid: child.pid })),
    /** Stops all programs, the last one first. */
    async close(): Promise<void> {
      for (const name of [...running.keys()].reverse()) await stop(name);
    },
  };
}
