import type { RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { endpoints } from '#contract/http/endpoints.ts';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  path,
  expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/**
 * Returns the route as a metric label with few values, whatever clients send. A private path is a label only when
 * `status` shows that Hasura called it.
 */
export function routeLabel(method: string, path: string, status: number): string {
  const routeMethod = method === 'HEAD' ? 'GET' : method;
  const endpoint = patterns.find((known) => known.method === routeMethod && known.expression.test(path));
  if (endpoint) return endpoint.path;
  if (path.startsWith('/api/')) return '/api/*';
  if (path.startsWith('/photos/')) return '/photos/*';
  if (path.startsWith('/pages/')) return '/pages/*';
  const hook = /^\/(actions|events|cron|webhooks)\/\w{1,40}$/.exec(path);
  return hook && ![401, 403, 404].includes(status) ? path : '*';
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of this process for Prometheus. Labels have few values and never contain user input. */
export function createMetrics({ withProcess = false } = {}) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const outcomes = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['outcome'], registers });
  return {
    registry,
    refreshers: [] as (() => Promise<void>)[],
    requestSeconds: new Histogram({
      name: 'lavoir_http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    mails: outcomes('lavoir_mails_total', 'Emails accepted (sent) or refused (failed) by the mail server.'),
    stripeRequests: outcomes(
      'lavoir_stripe_requests_total',
      'Requests to Stripe (sent) and their outcomes: answered, refused or failed; the rest got no answer.',
    ),
    pages: outcomes(
      'lavoir_pages_total',
      'Pages that were not in the cache: rendered, or failed and sent for the browser to render.',
    ),
  };
}

export function requestMetrics({ requestSeconds }: Metrics): RequestHandler {
  return (request, response, next) => {
    const stop = requestSeconds.startTimer();
    const path = request.path;
    response.once('close', () => {
      const { statusCode: status } = response;
      stop({ method: request.method, route: routeLabel(request.method, path, status), status });
    });
    next();
  };
}

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
