import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { agent } from './proxy.ts';

test('an idle connection is closed by the gateway, before the server does', async () => {
  const server = createServer((_request, response) => response.end('answer'));
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  get({ agent, port, host: '127.0.0.1' }, (response) => response.resume());
  const [socket] = (await once(agent, 'free')) as [{ timeout?: number }];
  await expect.poll(() => socket.timeout).toBe(60_000);
  expect(socket.timeout).toBeLessThan(server.keepAliveTimeout);
});
