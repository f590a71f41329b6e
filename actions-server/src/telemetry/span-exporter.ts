import { SpanKind, type Attributes } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Logger } from './logger.ts';

export const requestIdAttribute = 'lavoir.request_id';

const always = ['http.request.method', 'http.response.status_code', 'error.type'];
/** Attributes exported per type of span. `server.address` of an incoming request would be its Host header. */
const attributesByKind: Partial<Record<SpanKind, readonly string[]>> = {
  [SpanKind.SERVER]: [...always, 'http.route', requestIdAttribute],
  [SpanKind.CLIENT]: [...always, 'server.address', 'server.port'],
};

/**
 * The instrumentations put URLs with tokens, IP addresses and error messages into their spans, so only the listed
 * attributes are exported. Logs once when the collector fails and once when it works again.
 */
export function discreetExporter(collector: SpanExporter, logger: Logger): SpanExporter {
  let isDelivering = true;
  return {
    export(spans, done) {
      collector.export(spans.map(discreet), (result) => {
        const isDelivered = result.code === ExportResultCode.SUCCESS;
        if (isDelivering && !isDelivered)
          logger.warn({ reason: result.error?.message }, 'traces are not delivered');
        if (!isDelivering && isDelivered) logger.info('traces are delivered again');
        isDelivering = isDelivered;
        done(result);
      });
    },
    shutdown: () => collector.shutdown(),
    forceFlush: async () => collector.forceFlush?.(),
  };
}

function discreet(span: ReadableSpan): ReadableSpan {
  const { traceState: _sentByVisitor, ...context } = span.spanContext();
  return Object.create(span, {
    attributes: { value: pick(span.attributes, attributesByKind[span.kind] ?? []) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
    spanContext: { value: () => context },
  }) as ReadableSpan;
}

function pick(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.filter((name) => name in attributes).map((name) => [name, attributes[name]]),
  );
}
