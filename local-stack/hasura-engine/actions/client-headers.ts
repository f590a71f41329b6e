import type { IncomingHttpHeaders } from 'node:http';

/** What a client's request says about itself and its connection is not said again to a webhook. */
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
  // Of the hop between client and engine only; Node refuses or misreads them on the next one.
  'transfer-encoding',
  'upgrade',
  'keep-alive',
  'expect',
];

const renamed: Record<string, string> = {
  host: 'x-forwarded-host',
  'user-agent': 'x-forwarded-user-agent',
};

/** The client's headers that a webhook gets when its action forwards them. */
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
