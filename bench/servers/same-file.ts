import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * Starts the smallest Express server that can send a page: it sends one file, without logs, metrics or conditional
 * requests.
 */
export async function start({ FILE = '' }: { FILE?: string }) {
  const app = express();
  app.get('/', (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.sendFile(FILE);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close().closeAllConnections();
    },
  };
}
