import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const graceMs = 1_500;

/**
 * Opens an HTTP server on this machine, by default on any port. `close` waits for open requests, but not for long. The
 * timeout of idle connections must be longer than that of a proxy in front, which would send a request into a closing
 * one.
 */
export async function listen(
  listener: RequestListener,
  { port = 0, keepAliveTimeout }: { port?: number; keepAliveTimeout?: number } = {},
) {
  const server = createServer({ keepAliveTimeout }, listener);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const forceClose = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(forceClose);
    },
  };
}
