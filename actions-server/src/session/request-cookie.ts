import type { IncomingMessage } from 'node:http';

/** Returns the value of one of our cookies. They hold tokens in base64url, so nothing is decoded. */
export function requestCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value !== undefined) return value.trim();
  }
  return undefined;
}
