import { Agent, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';

const unavailable = JSON.stringify({
  message: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
});

/** Forwards a request as it came to one private server. `close` drops the connections kept open to it. */
export function forwardTo(target: string): { forward: RequestHandler; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ target, agent, xfwd: true, proxyTimeout: 60_000 });
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) answerUnavailable(response);
    else response?.destroy();
  });
  const forward: RequestHandler = (request, response, next) => {
    proxy.web(request, response).catch(next);
  };
  return { forward, close: () => agent.destroy() };
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(unavailable);
}
