import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { explainStartFailure, startStack, type Stack, type StackOptions } from '../index.ts';

export interface StackStarts {
  dataFolder: (name: string) => string;
  start: (options?: Partial<StackOptions>) => Promise<Stack>;
  startFailure: (options: Partial<StackOptions>) => Promise<string | undefined>;
}

export function useStackStarts(): StackStarts {
  let folder: string;
  const running: Stack[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lavoir-stack-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((stack) => stack.close()));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const dataFolder = (name: string) => path.join(folder, name);
  const start = async (options: Partial<StackOptions> = {}) => {
    const dataDirectory = dataFolder('prepared');
    const stack = await startStack({ port: 0, dataDirectory, demo: false, durable: false, ...options });
    running.push(stack);
    return stack;
  };
  const startFailure = async (options: Partial<StackOptions>) => {
    try {
      await start(options);
    } catch (error) {
      return explainStartFailure(error);
    }
    throw new Error('the stack has started');
  };
  return { dataFolder, start, startFailure };
}

export const addRow = (name: string) =>
  `insert into contacts (name, email, subject, message) values ('${name}', 'a@b.fr', 'S', 'M')`;
export const countRows = (name: string) => `select count(*)::int from contacts where name = '${name}'`;
