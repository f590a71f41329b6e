import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Bucket, Storage, StoredFile } from './storage.ts';

const timeoutMs = 20_000;

/** Storage in a bucket of any S3-compatible service. The bucket may be private: the actions server serves the files. */
export function s3Storage({ endpoint, region, name: bucket, accessKeyId, secretAccessKey }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const address = `${endpoint}/${encodeURIComponent(bucket)}`;

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the bucket answered ${init.method} with status ${response.status}`);
  }
  const file = (name: string) => `${address}/${encodeURIComponent(name)}`;

  return {
    async store(name, content, type) {
      const response = await ask(file(name), {
        method: 'PUT',
        headers: { 'content-type': type },
        body: content instanceof Blob ? content : new Uint8Array(content),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error('the bucket does not exist');
    },
    async open(name) {
      const response = await ask(file(name), { method: 'GET' });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const size = Number(response.headers.get('content-length') ?? Number.NaN);
      return {
        content: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
        size: Number.isSafeInteger(size) ? size : undefined,
      };
    },
    async remove(name) {
      const response = await ask(file(name), { method: 'DELETE' });
      await response.body?.cancel();
    },
    async *files() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await ask(`${address}?${query}`, { method: 'GET' });
        if (!response.ok) throw new Error('the bucket does not exist');
        const page = await response.text();
        yield* listed(page);
        next = element(page, 'NextContinuationToken');
      } while (next !== undefined);
    },
  };
}

function* listed(page: string): Iterable<StoredFile> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = element(entry, 'Key');
    const storedAt = element(entry, 'LastModified');
    if (name && storedAt) yield { name, storedAt: new Date(storedAt) };
  }
}

function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
