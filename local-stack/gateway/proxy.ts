import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { Agent, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

const unavailable = JSON.stringify({
  message: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
});

/** Closes idle connections before the servers do, after two minutes: a request on a closing connection fails. */
export const agent = new Agent({ keepAlive: true, timeout: 60_000 });

export function forwardTo(target: string): RequestHandler {
  const proxy = createProxyServer({ target, agent, xfwd: true, proxyTimeout: 60_000 });
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) answerUnavailable(response, 502);
    else response?.destroy();
  });
  return (request, response, next) => {
    const body: unknown = request.body;
    const options = Buffer.isBuffer(body) ? { buffer: Readable.from(body) } : {};
    proxy.web(request, response, options).catch(next);
  };
}

export function answerUnavailable(response: ServerResponse, status: 502 | 503): void {
  if (response.headersSent) return void response.destroy();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 503) response.setHeader('Retry-After', '2');
  response.writeHead(status).end(unavailable);
}
