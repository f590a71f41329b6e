import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopGracefully } from './shutdown.ts';

async function serve() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a request under way is answered before the server stops', async () => {
  const { server, url } = await serve();
  const answer = fetch(url);
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];

  const stopped = stopGracefully(server, { listenMs: 0, idleMs: 0, graceMs: 60_000 });
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  response.end('done');

  expect(await (await answer).text()).toBe('done');
  await stopped;
});

test('a request that never ends does not keep the server from stopping', async () => {
  const { server, url } = await serve();
  const answer = fetch(url).catch(() => 'cut off');
  await once(server, 'request');
  await stopGracefully(server, { listenMs: 0, idleMs: 0, graceMs: 10 });
  expect(await answer).toBe('cut off');
});

test('a connection that a proxy keeps is served once more, and then closed', async () => {
  const { server, url } = await serve();
  server.on('request', (_request, response) => void response.end());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');

  const stopped = stopGracefully(server, { listenMs: 0, idleMs: 60_000, graceMs: 60_000 });
  expect(await ask()).toBe('close');
  await stopped;
  agent.destroy();
});
