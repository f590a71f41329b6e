import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../local-stack/free-port.ts';
import { projectFolder } from '../local-stack/project-folder.ts';

test('npm run dev answers any GraphQL document as its visitor alone, and leaves nothing running', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-dev-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const port = await freePort();
  const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(dev, 'close');
  onTestFinished(async () => {
    dev.kill();
    await ended;
  });
  const started = new Promise<void>((resolve) => {
    dev.stdout.on('data', (text) => String(text).includes('Local') && resolve());
  });
  await Promise.race([started, ended]);
  const send = async (query: string) => {
    const body = JSON.stringify({ query });
    return (await fetch(`http://localhost:${port}/v1/graphql`, { method: 'POST', body })).json();
  };
  expect(await send('{ services(limit: 1) { id } }')).toMatchObject({ data: { services: { length: 1 } } });
  expect(await send('{ users { id } }')).toMatchObject({
    errors: [{ message: expect.stringContaining("field 'users' not found") as string }],
  });

  dev.kill();
  await ended;
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  expect(existsSync(pidFile), 'it leaves Postgres running').toBe(false);
}, 0);
