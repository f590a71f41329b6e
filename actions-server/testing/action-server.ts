import type { Express } from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers Hasura's actions with the present app. Events and crons get 503: they would change rows behind a test. */
export async function startActionServer(app: () => Express) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/actions/')) app()(incoming, outgoing);
    else outgoing.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
