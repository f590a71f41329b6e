import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A child process. */
export interface Child {
  /** Returns its output so far. */
  output(): string;
  /** Resolves to its exit code, or null after a signal. */
  ended: Promise<number | null>;
  /** Terminates it and waits for its exit; can be called twice. */
  stop(): Promise<number | null>;
}

/** Environment of a command that an operator types: without what vitest sets, which changes builds. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, TEST: _test, ...environment } = process.env;
  return environment;
}

export function startChild(
  command: string,
  args: string[],
  options: { cwd?: string; env: NodeJS.ProcessEnv },
): Child {
  const child: ChildProcess = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  child.on('error', (error) => (output += error.message));
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    () => null,
  );
  return {
    output: () => output,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
