import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type {} from 'pino-http';

const header = 'x-request-id';
/** Ids accepted from a proxy; anything else could forge log lines or headers. */
const acceptable = /^[\w.-]{8,64}$/;

export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = givenRequestId(request.headers) ?? randomUUID();
  response.setHeader(header, id);
  return id;
}

export const traceHeader = 'x-b3-traceid';
const uuidDigits = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

export const traceIdOf = (id: string): string => id.replaceAll('-', '');

export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers[header];
  if (typeof given === 'string' && acceptable.test(given)) return given;
  const trace = headers[traceHeader];
  return typeof trace === 'string' && uuidDigits.test(trace)
    ? trace.replace(uuidDigits, '$1-$2-$3-$4-$5')
    : undefined;
}

export function requestId(request: IncomingMessage): string {
  return String(request.id);
}
