import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { routeLabel } from '../http/route-label.ts';

/** Metrics of this process for Prometheus. Labels have few values and never contain user input. */
export interface Metrics {
  registry: Registry;
  /** Functions that query numbers from elsewhere; they run before the metrics are read. */
  refreshers: (() => Promise<void>)[];
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  mails: Counter<'outcome'>;
  stripeRequests: Counter<'outcome'>;
  pages: Counter<'outcome'>;
}

/** Creates the metrics; `withProcess` adds memory, processor and event loop of the process. */
export function createMetrics({ withProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    refreshers: [],
    requestSeconds: new Histogram({
      name: 'lavoir_http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    mails: new Counter({
      name: 'lavoir_mails_total',
      help: 'Emails accepted (sent) or refused (failed) by the mail server.',
      labelNames: ['outcome'],
      registers,
    }),
    stripeRequests: new Counter({
      name: 'lavoir_stripe_requests_total',
      help: 'Requests to Stripe (sent) and their outcomes: answered, refused or failed; the rest got no answer.',
      labelNames: ['outcome'],
      registers,
    }),
    pages: new Counter({
      name: 'lavoir_pages_total',
      help: 'Pages that were not in the cache: rendered, or failed and sent for the browser to render.',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

/** Measures each request until its answer is complete or the client has disconnected. */
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
