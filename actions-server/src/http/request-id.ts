import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const header = 'x-request-id';
/** Ids accepted from a proxy; anything else could forge log lines or headers. */
const acceptable = /^[\w.-]{8,64}$/;

/** Returns the proxy's id or a new one, and sends it back in a header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers[header];
  const id = typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  response.setHeader(header, id);
  return id;
}

/** Returns the id under which this request is logged. */
export function requestId(request: IncomingMessage): string {
  return String(request.id);
}
