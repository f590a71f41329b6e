import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedQuery {
  path: string;
  headers: IncomingHttpHeaders;
  body: { query: string; variables?: Record<string, unknown> };
}

/**
 * Fake Hasura for failures that a healthy engine cannot produce. Integration tests use a real engine.
 */
export async function startFakeHasura(answer: (response: ServerResponse, query: ReceivedQuery) => void) {
  const received: ReceivedQuery[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const query = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
    received.push(query);
    answer(response, query);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function answerJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
