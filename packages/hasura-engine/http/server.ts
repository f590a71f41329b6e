import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { engineVersion, type EngineSettings } from '../environment.ts';
import type { Executor } from '../execute/executor.ts';
import { createIdentify } from './caller.ts';
import { createGraphqlRoute, send, type EngineLog } from './graphql-route.ts';

const unknownRoute = JSON.stringify({ path: '$', error: 'resource does not exist', code: 'not-found' });
const version = JSON.stringify({ version: engineVersion, server_type: 'ce' });

export function createHttpServer(executor: Executor, settings: EngineSettings, log: EngineLog): Server {
  const identify = createIdentify(settings);
  const graphql = createGraphqlRoute(executor, identify, log);
  // Longer than a proxy keeps an idle connection open, so that the proxy never sends a request over a connection that is
  // closing.
  const keepAliveTimeout = 130_000;
  return createServer({ keepAliveTimeout }, (request, response) => {
    request.headers['x-request-id'] ??= randomUUID();
    const path = request.url?.split('?', 1)[0];
    const route = `${request.method} ${path}`;
    if (route === 'POST /v1/graphql') return void graphql(request, response);
    if (route === 'GET /healthz') return void health(response, executor);
    if (route === 'GET /v1/version') return send(request, response, 200, version, true);
    // The body is ignored, but must be read before the connection can be reused.
    request.resume();
    send(request, response, 404, unknownRoute, false);
  });
}

async function health(response: ServerResponse, executor: Executor): Promise<void> {
  const healthy = await executor.isHealthy();
  response.writeHead(healthy ? 200 : 500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(healthy ? 'OK' : 'ERROR');
}
