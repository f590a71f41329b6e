import { SpanKind, type Attributes } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Logger } from './logger.ts';

/** Under which a span names the id that the logs have. */
export const requestIdAttribute = 'lavoir.request_id';

const always = ['http.request.method', 'http.response.status_code', 'error.type'];
/** Of an incoming request also the Host header would be an attribute; of an outgoing one it is our own setting. */
const attributesByKind: Partial<Record<SpanKind, readonly string[]>> = {
  [SpanKind.SERVER]: [...always, 'http.route', requestIdAttribute],
  [SpanKind.CLIENT]: [...always, 'server.address', 'server.port'],
};

/**
 * Lets through what is named above and nothing else. The instrumentations put whole addresses with tokens of mailed
 * links, visitors' addresses and browsers, and the texts of errors into their spans, and may put more after an update.
 * Says once when the collector takes nothing any more, and once when it does again.
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
