import type { IncomingHttpHeaders } from 'node:http';

/** Headers that are never forwarded: the call of a webhook has its own, or Node rejects or misreads them there. */
const connectionHeaders = ['content-length', 'host', 'transfer-encoding', 'upgrade', 'keep-alive', 'expect'];

/** Headers that describe the client's request; an action may replace this list. */
const ignoredByDefault = [
  'content-md5',
  'user-agent',
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
];

const renamed: Record<string, string> = {
  host: 'x-forwarded-host',
  'user-agent': 'x-forwarded-user-agent',
};

/** Returns the client's headers that an action with `forward_client_headers` sends to its webhook. */
export function clientHeaders(
  headers: IncomingHttpHeaders,
  ignored: string[] = ignoredByDefault,
): Map<string, string> {
  const withheld = new Set([...ignored.map((name) => name.toLowerCase()), ...connectionHeaders]);
  const forwarded = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value.join(', ') : value;
    if (text === undefined || name.startsWith('x-hasura-')) continue;
    if (renamed[name]) forwarded.set(renamed[name], text);
    if (!withheld.has(name)) forwarded.set(name, text);
  }
  return forwarded;
}
