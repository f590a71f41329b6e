import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ActionsListener {
  url: string;
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

/**
 * Opens the port of the actions server before the engine and the actions server start, because each needs the other's
 * address.
 */
export async function listenForActions(): Promise<ActionsListener> {
  const early: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse) => void early.push([request, response]);
  // Longer than the gateway's timeout: if this server closed a connection during a request, the gateway would answer
  // 502.
  const server = createServer({ keepAliveTimeout: 120_000 }, hold);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(listener) {
      server.off('request', hold);
      server.on('request', listener);
      for (const [request, response] of early.splice(0)) listener(request, response);
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const forceClose = setTimeout(() => server.closeAllConnections(), 1500);
      await closed;
      clearTimeout(forceClose);
    },
  };
}
