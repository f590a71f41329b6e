import type { IncomingMessage } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from './logger.ts';
import { routeLabel } from './route-label.ts';
import { discreetExporter, requestIdAttribute } from './span-exporter.ts';

/** A collector that has not answered by then does not get these spans. */
const exportPatienceMs = 5_000;
/** What the end of the process waits for the last spans. */
const farewellMs = 3_000;

/** Asked every few seconds by whoever watches; their spans would bury the others. */
const watched = /^\/(healthz|readyz|metrics|api\/health)$/;

export interface Tracing {
  /** Delivers what is left, as far as a collector takes it in a few seconds. */
  stop(): Promise<void>;
}

/**
 * Sends a span for each incoming request, and for what is asked of Hasura, Stripe and the bucket meanwhile, to a
 * collector by OTLP over HTTP. The one module that knows OpenTelemetry: main.ts imports it only where a collector is set.
 */
export function startTracing(
  { endpoint, serviceName }: { endpoint: string; serviceName: string },
  logger: Logger,
): Tracing {
  const collector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportPatienceMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(discreetExporter(collector, logger))],
  });
  // Not the baggage: whatever a visitor wrote into it would go on to Hasura and Stripe.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  const instrumentations = [incomingAndStripe(), hasuraAndBucket()];
  for (const instrumentation of instrumentations) instrumentation.setTracerProvider(provider);
  showPatchesToModules();
  return {
    async stop() {
      const delivered = provider.shutdown().catch(() => undefined);
      await Promise.race([delivered, sleep(farewellMs)]);
    },
  };
}

/** Stripe's library asks by node:http. */
function incomingAndStripe() {
  return new HttpInstrumentation({
    requireParentforOutgoingSpans: true,
    ignoreIncomingRequestHook: ({ url = '' }) => watched.test(pathOf(url)),
    applyCustomAttributesOnSpan: (span, request, response) => {
      if (!isIncoming(request)) return;
      const { method = 'GET', originalUrl = '', id } = request;
      const route = routeLabel(method, pathOf(originalUrl), response.statusCode ?? 0);
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, [requestIdAttribute]: String(id) });
    },
  });
}

/** Both are asked by fetch. */
function hasuraAndBucket() {
  return new UndiciInstrumentation({ requireParentforSpans: true });
}

/** A request of Express, which rewrites `url` on its way through routers and keeps what was asked in `originalUrl`. */
const isIncoming = (request: object): request is IncomingMessage & { originalUrl: string } =>
  'originalUrl' in request;

/** node:http is patched when it is next required; modules that imported it see that only when they are told. */
function showPatchesToModules(): void {
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  syncBuiltinESMExports();
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
