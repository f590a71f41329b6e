import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import type { Env } from '../src/env.ts';
import { createProcessServices } from '../src/services.ts';
import type { FakeBuild } from './fake-renderer.ts';
import { testEnv } from './test-env.ts';

export async function startPageSite(build: FakeBuild, changes: Partial<Env> = {}) {
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const services = createProcessServices();
  const env = testEnv({ APP_SHELL: build.shellPath, PAGE_RENDERER: build.rendererPath, ...changes });
  const server = createServer(createApp(env, pino({ level: 'warn' }, sink), services));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lines: () =>
      log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    metrics: () => services.metrics.registry.metrics(),
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all(services.closers.map((close) => close()));
    },
  };
}
