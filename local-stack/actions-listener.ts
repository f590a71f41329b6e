import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A private port that is open before the server behind it exists. */
export interface ActionsListener {
  url: string;
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

/** The engine and the actions server need each other's address, so the port is opened before either starts. */
export async function listenForActions(): Promise<ActionsListener> {
  // Events that the engine delivers before the server is ready wait for it.
  const early: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse) => void early.push([request, response]);
  // Longer than in the gateway: a connection closed during a request would cause a 502.
  const server = createServer({ keepAliveTimeout: 120_000 }, hold);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
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
