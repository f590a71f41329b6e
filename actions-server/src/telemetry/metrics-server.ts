import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` on a separate port, which must not be public. */
export function createMetricsServer({ registry, refreshers }: Metrics): Server {
  const read = async () => {
    await Promise.all(refreshers.map((refresh) => refresh()));
    return registry.metrics();
  };
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
