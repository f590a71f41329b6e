import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Trace {
  requestId: string;
  id: string;
  /** The header `traceparent` of a trace that is recorded; its statements carry it as a comment. */
  recorded: string | undefined;
}

const traceId = /^[\da-f]{32}$/;
const traceparent = /^00-([\da-f]{32})-[\da-f]{16}-([\da-f]{2})$/;

/** Reads the headers of B3, then those of the W3C, as Hasura does; without either, a trace begins here. */
export function traceOf(headers: IncomingHttpHeaders): Trace {
  const [recorded, parentId, flags] = traceparent.exec(String(headers.traceparent)) ?? [];
  const id =
    traceId.exec(String(headers['x-b3-traceid']))?.[0] ?? parentId ?? randomBytes(16).toString('hex');
  const isRecorded = (Number.parseInt(flags ?? '0', 16) & 1) === 1;
  return { requestId: String(headers['x-request-id']), id, recorded: isRecorded ? recorded : undefined };
}
