import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside this one. */
export interface Child {
  /** Everything it has written so far. */
  output(): string;
  /** Its exit code, once it has ended by itself or after `stop`. */
  ended: Promise<number | null>;
  /** Asks it to end and waits until it has; calling it twice does no harm. */
  stop(): Promise<number | null>;
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
