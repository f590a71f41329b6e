import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const pageSize = 2;

/** Fake bucket with the four S3 calls that we use; it refuses others and unsigned ones, but verifies no signatures. */
export async function startFakeBucket(name: string) {
  const files = new Map<string, { content: Buffer; type: string; storedAt: Date }>();
  const state = { broken: false, delayMs: 0 };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(url.pathname).slice(`/${name}/`.length);
    const isOurs = url.pathname === `/${name}` || url.pathname.startsWith(`/${name}/`);
    await sleep(state.delayMs);
    if (state.broken) return void response.writeHead(403).end('<Error/>');
    if (!isSigned(request))
      return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (!isOurs) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'GET' && key === '') return void response.end(list(url.searchParams));
    const file = files.get(key);
    if (request.method === 'PUT') {
      const type = String(request.headers['content-type']);
      files.set(key, { content: await buffer(request), type, storedAt: new Date() });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'GET' && file) {
      return void response.writeHead(200, { 'content-length': file.content.length }).end(file.content);
    }
    response.writeHead(request.method === 'GET' ? 404 : 501).end('<Error/>');
  });

  function list(query: URLSearchParams): string {
    const start = Number(query.get('continuation-token')?.split('&')[1] ?? 0);
    const names = [...files.keys()].sort();
    const entries = names.slice(start, start + pageSize).map((key) => {
      const date = files.get(key)!.storedAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${date}</LastModified><Size>1</Size></Contents>`;
    });
    const next = start + pageSize;
    const more = next < names.length ? `<NextContinuationToken>page&amp;${next}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?>\n<ListBucketResult><Name>${name}</Name>${more}${entries.join('')}</ListBucketResult>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    files,
    state,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'test-key-id',
      S3_SECRET_ACCESS_KEY: 'test-secret-key',
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isSigned({ headers }: IncomingMessage): boolean {
  return /^AWS4-HMAC-SHA256 Credential=test-key-id\/.*Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? '',
  );
}
