import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FlakyProxy = Awaited<ReturnType<typeof startFlakyProxy>>;

/** Fate of a call: it passes, is refused before it arrives, or is executed and its answer lost. */
export type CallFate = 'passes' | 'isRefused' | 'isUnheard';

/** Starts a proxy that lets calls fail as `fate` decides. */
export async function startFlakyProxy(fate: () => CallFate) {
  let target = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const decided = fate();
    if (decided === 'isRefused') return void response.writeHead(502).end();
    const headers = Object.entries(request.headers).filter(
      ([name]) => name.startsWith('x-') || name === 'content-type',
    ) as [string, string][];
    const answer = await fetch(`${target}${request.url}`, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    });
    const body = await answer.text();
    if (decided === 'isUnheard') return void response.socket?.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    forwardTo: (url: string) => void (target = url),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
