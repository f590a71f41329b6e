import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A private port that already has an address while the server behind it does not exist yet. */
export interface ActionsListener {
  url: string;
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

/** The engine must know the actions server's address, and the actions server the engine's: the port comes first. */
export async function listenForActions(): Promise<ActionsListener> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (listener) => void server.on('request', listener),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), 1500);
      await closed;
      clearTimeout(impatient);
    },
  };
}
