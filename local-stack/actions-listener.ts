import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A private port that already has an address while the server behind it does not exist yet. */
export interface ActionsListener {
  url: string;
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

/** The engine must know the actions server's address, and the actions server the engine's: the port comes first. */
export async function listenForActions(): Promise<ActionsListener> {
  // The engine may deliver events before the server behind is there: they wait for it.
  const early: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse) => void early.push([request, response]);
  // Longer than the gateway keeps a connection: one closed under a request it has just sent would be a 502.
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
      const impatient = setTimeout(() => server.closeAllConnections(), 1500);
      await closed;
      clearTimeout(impatient);
    },
  };
}
