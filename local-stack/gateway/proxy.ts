import { Agent, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const unavailable = JSON.stringify({
  message: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
});

/** Forwards a request as it came to one private server. `close` drops the connections kept open to it. */
export function forwardTo(target: string): { forward: RequestHandler; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const forward = createProxyMiddleware({
    target,
    agent,
    xfwd: true,
    proxyTimeout: 60_000,
    on: {
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return void response.destroy();
        answerUnavailable(response);
      },
    },
  });
  return { forward: forward as RequestHandler, close: () => agent.destroy() };
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(unavailable);
}
