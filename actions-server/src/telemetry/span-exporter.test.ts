import { SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { discreetExporter } from './span-exporter.ts';

const silent = pino({ level: 'silent' });

function tracerOver(exporter: SpanExporter) {
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  return new BasicTracerProvider({ spanProcessors }).getTracer('test');
}

test('only listed attributes of a span are exported: no events, error messages, links or unknown attributes', () => {
  const memory = new InMemorySpanExporter();
  const span = tracerOver(discreetExporter(memory, silent)).startSpan('GET /api/services');
  const context = {
    traceId: '0'.repeat(31) + '1',
    spanId: '0'.repeat(15) + '1',
    traceFlags: TraceFlags.SAMPLED,
  };
  span.addLink({ context, attributes: { private: 'private' } });
  span.setAttributes({ 'url.full': 'http://private', 'some.future.attribute': 'private' });
  span.recordException(new Error('private'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'private' });
  span.end();

  const [exported] = memory.getFinishedSpans();
  expect(exported).toMatchObject({ name: 'GET /api/services', attributes: {}, events: [], links: [] });
  expect(exported!.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(exported!.spanContext()).toEqual(span.spanContext());
  expect(trace.isSpanContextValid(exported!.spanContext())).toBe(true);
});

test('a failing collector is logged once, and once more when it works again', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const outcomes = [0, 1, 1, 0, 0].map((isBroken) =>
    isBroken
      ? { code: ExportResultCode.FAILED, error: new Error('nobody listens') }
      : { code: ExportResultCode.SUCCESS },
  );
  const collector: SpanExporter = {
    export: (_spans, done) => done(outcomes.shift()!),
    shutdown: async () => undefined,
  };
  const exporter = discreetExporter(collector, logger);
  const codes: number[] = [];
  while (outcomes.length > 0) exporter.export([], ({ code }) => codes.push(code));

  expect(codes).toEqual([0, 1, 1, 0, 0]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string; reason?: string }).msg)).toEqual([
    'traces are not delivered',
    'traces are delivered again',
  ]);
  expect(lines[0]).toContain('nobody listens');
});
