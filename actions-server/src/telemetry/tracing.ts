import { type Context, isValidTraceId, type TextMapGetter, trace, TraceFlags } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { givenRequestId, traceIdOf } from '../http/request-id.ts';
import { type Logger, pathOf } from './logger.ts';
import { routeLabel } from './metrics.ts';
import { discreetExporter, requestIdAttribute } from './span-exporter.ts';

const exportTimeoutMs = 5_000;
const stopTimeoutMs = 3_000;

/** Monitoring polls these every few seconds. */
const watched = /^\/(healthz|readyz|metrics|api\/health)$/;

/** The only module that uses OpenTelemetry: main.ts imports it only where a collector is set. */
export function startTracing(
  { endpoint, serviceName }: { endpoint: string; serviceName: string },
  logger: Logger,
) {
  const collector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(discreetExporter(collector, logger))],
  });
  // Without the baggage propagator, which would forward a header that the visitor wrote to Hasura and Stripe.
  provider.register({ propagator: new RequestIdPropagator() });
  const instrumentations = [nodeHttp(), new UndiciInstrumentation({ requireParentforSpans: true })];
  for (const instrumentation of instrumentations) instrumentation.setTracerProvider(provider);
  showPatchesToModules();
  return {
    async stop(): Promise<void> {
      const delivered = provider.shutdown().catch(() => undefined);
      await Promise.race([delivered, sleep(stopTimeoutMs)]);
    },
  };
}

class RequestIdPropagator extends W3CTraceContextPropagator {
  override extract(context: Context, headers: IncomingHttpHeaders, getter: TextMapGetter): Context {
    const given = super.extract(context, headers, getter);
    const traceId = traceIdOf(givenRequestId(headers) ?? '');
    if (trace.getSpanContext(given) || !isValidTraceId(traceId)) return given;
    const spanId = traceId.slice(16);
    return trace.setSpanContext(given, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
  }
}

function nodeHttp() {
  return new HttpInstrumentation({
    requireParentforOutgoingSpans: true,
    ignoreIncomingRequestHook: ({ url = '' }) => watched.test(pathOf(url)),
    applyCustomAttributesOnSpan: (span, request, response) => {
      if (!isIncoming(request)) return;
      const { method = 'GET', originalUrl, id } = request;
      const route = routeLabel(method, pathOf(originalUrl), response.statusCode ?? 0);
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, [requestIdAttribute]: String(id) });
    },
  });
}

const isIncoming = (request: object): request is IncomingMessage & { originalUrl: string } =>
  'originalUrl' in request;

/** Requires node:http, so that OpenTelemetry patches it, and updates the bindings of modules that imported it. */
function showPatchesToModules(): void {
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  syncBuiltinESMExports();
}
