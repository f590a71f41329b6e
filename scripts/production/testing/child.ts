import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { commandAs, type SystemUser } from '../../../local-stack/postgres/system-user.ts';

export interface Child {
  output(): string;
  ended: Promise<number | null>;
  id: number | undefined;
  signal(signal: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals, graceMs?: number): Promise<number | null>;
}

export function shellEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, TEST: _test, ...environment } = process.env;
  return environment;
}

export interface ChildOptions {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  user?: SystemUser;
  logFile?: string;
}

/** Starts a program. With a log file it is detached, and still killed with this process. */
export function startChild(
  command: string,
  args: string[],
  { cwd, env, user = {}, logFile }: ChildOptions,
): Child {
  const log = logFile ? openSync(logFile, 'a') : 'pipe';
  const file = logFile ? 'setpriv' : command;
  const bound = logFile ? ['--pdeathsig', 'KILL', command, ...args] : args;
  const { program, args: words, options } = commandAs(user, file, bound);
  const child: ChildProcess = spawn(program, words, {
    ...options,
    cwd,
    env,
    detached: logFile !== undefined,
    stdio: ['ignore', log, log],
  });
  if (typeof log === 'number') closeSync(log);
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  child.on('error', (error) => (output += error.message));
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    () => null,
  );
  return {
    id: child.pid,
    output: () => output,
    ended,
    signal: (signal) => void child.kill(signal),
    stop: (signal = 'SIGTERM', graceMs = 60_000) => {
      child.kill(signal);
      const overdue = setTimeout(() => child.kill('SIGKILL'), graceMs);
      return ended.finally(() => clearTimeout(overdue));
    },
  };
}
