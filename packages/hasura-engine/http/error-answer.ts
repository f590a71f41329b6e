import type { Duplex } from 'node:stream';
import type { GraphqlError } from '../errors/graphql-error.ts';

export const graphqlErrors = ({ message, path, code, extensions = { path, code } }: GraphqlError): string =>
  JSON.stringify({ errors: [{ message, extensions }] });

const reasons: Record<string, { status: string; error: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', error: 'the request took too long to arrive' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'the request headers are too large',
  },
};

export function refuseConnection(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, error } = reasons[failure.code ?? ''] ?? {
    status: '400 Bad Request',
    error: 'not a valid HTTP request',
  };
  const body = JSON.stringify({ path: '$', error, code: 'bad-request' });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
