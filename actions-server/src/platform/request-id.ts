import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const header = 'x-request-id';
/** What a proxy in front may have chosen; anything else could forge log lines or headers. */
const acceptable = /^[\w.-]{8,64}$/;

/** Takes the proxy's id or makes one, and tells it to the caller. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers[header];
  const id = typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  response.setHeader(header, id);
  return id;
}

/** The id under which this request is in the logs. */
export function requestId(request: IncomingMessage): string {
  return String(request.id);
}
