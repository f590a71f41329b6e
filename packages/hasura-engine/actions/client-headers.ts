import type { IncomingHttpHeaders } from 'node:http';

/** Headers that describe the client's own request or connection; the call of a webhook has its own. */
const neverForwarded = [
  'content-length',
  'content-md5',
  'user-agent',
  'host',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-datetime',
  'cache-control',
  'connection',
  'dnt',
  'content-type',
  // Valid between client and engine only; Node rejects or misreads them in another request.
  'transfer-encoding',
  'upgrade',
  'keep-alive',
  'expect',
];

const renamed: Record<string, string> = {
  host: 'x-forwarded-host',
  'user-agent': 'x-forwarded-user-agent',
};

/** Returns the client's headers that an action with `forward_client_headers` sends to its webhook. */
export function clientHeaders(
  headers: IncomingHttpHeaders,
  ignored: string[] = neverForwarded,
): Map<string, string> {
  const withheld = new Set([...ignored.map((name) => name.toLowerCase()), ...neverForwarded.slice(-4)]);
  const forwarded = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value.join(', ') : value;
    if (text === undefined || name.startsWith('x-hasura-')) continue;
    if (renamed[name]) forwarded.set(renamed[name], text);
    if (!withheld.has(name) && name !== 'content-length' && name !== 'host') forwarded.set(name, text);
  }
  return forwarded;
}
