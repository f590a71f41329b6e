import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack, type Stack, type StackOptions } from '../index.ts';

export async function startDemoStack(options: Partial<StackOptions> = {}): Promise<Stack> {
  const appDirectory = path.resolve(import.meta.dirname, '..', '..', 'dist', 'app');
  if (!existsSync(appDirectory)) throw new Error('The app is not built: run "npm run build".');
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lavoir-demo-'));
  // As root, Postgres runs as another user, who needs access.
  await chmod(dataDirectory, 0o755);
  const removeData = () => rm(dataDirectory, { recursive: true, force: true });
  try {
    const stack = await startStack({
      port: 0,
      dataDirectory,
      demo: true,
      appDirectory,
      durable: false,
      ...options,
    });
    return { ...stack, close: () => stack.close().finally(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
