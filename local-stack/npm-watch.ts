import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Calls `ended` when the npm that started this process is gone. npm passes signals on to its script, but a killed npm
 * cannot; the shell between npm and us would keep us running for nobody.
 */
export async function whenNpmEnds(ended: () => void): Promise<void> {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = await parentOf(parent);
  // npm's own shell lies between on most systems; where it does not, the grandparent is npm's caller, and stays out.
  const watched = [parent, ...((await isShell(parent)) && grandparent ? [grandparent] : [])];
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isAlive)) return;
    clearInterval(timer);
    ended();
  }, 500);
  timer.unref();
}

async function isShell(pid: number): Promise<boolean> {
  return /^-?(ba|da|z|k|a)?sh$/.test(await describe(pid, 'comm'));
}

async function parentOf(pid: number): Promise<number | undefined> {
  return Number(await describe(pid, 'ppid')) || undefined;
}

/** One word about another process; empty where the system does not tell. */
async function describe(pid: number, what: 'comm' | 'ppid'): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status !== undefined) {
    const line = what === 'comm' ? /^Name:(.*)$/m : /^PPid:(.*)$/m;
    return line.exec(status)?.[1]?.trim() ?? '';
  }
  const run = promisify(execFile);
  const answer = await run('ps', ['-o', `${what}=`, '-p', String(pid)]).catch(() => undefined);
  return answer?.stdout.trim().split('/').at(-1) ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
