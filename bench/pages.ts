import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '../local-stack/temporary-folder.ts';
import { rounded, timeFigures } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { startParts } from './harness/product-parts.ts';
import { compare, exchange } from './harness/requests.ts';

// Requests cached pages, in turn with a file of the same size from Express, then different pages, to measure the
// rendering.

export const defaults = {
  connections: 20,
  seconds: 5,
  rounds: 4,
  rendered: 60,
};
export const pageHeaders = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  const measure = async (databaseUrl: string, folder: string) => {
    const { server, gateway } = await startParts(harness, databaseUrl, folder);
    const list = await fetch(`${gateway.url}/api/laundromats`);
    const slugs = ((await list.json()) as { slug: string }[]).map(({ slug }) => slug);

    const cached: Record<string, object> = {};
    for (const [name, address] of Object.entries({ home: '/', laundromat: `/laverie/${slugs[0]}` })) {
      const body = await renderedPage(server.url + address);
      const FILE = path.join(folder, `${name}.html`);
      await writeFile(FILE, body);
      const plain = await harness.server('express', { FILE });
      const requests = [{ headers: pageHeaders }];
      const contestants = {
        page: { url: server.url + address, requests },
        Express: { url: `${plain.url}/file`, requests },
      };
      const figures = await compare(contestants, options);
      for (const [contestant, row] of Object.entries(figures))
        cached[`${name}: ${contestant}`] = { 'kB sent': rounded(body.length / 1000), ...row };
    }
    console.log(`\ncached pages, ${options.connections} connections`);
    console.table(cached);

    const types: Record<string, (index: number) => string> = {
      home: (index) => `/?lat=${(45 + index / 1000).toFixed(4)}&lng=4.8&radius=20`,
      directory: (index) => `/directory?radius=10&lat=${(45 + index / 1000).toFixed(4)}&lng=4.8`,
      // The parameters make the address new to every cache; the page ignores them.
      laundromat: (index) => `/laverie/${slugs[index % slugs.length]}?page=${index + 2}`,
    };
    const processorSeconds = async () => (await server.usage({ collectsGarbage: false })).processorSeconds;
    const count = options.rendered;
    const rendered: Record<string, object> = {};
    for (const [name, addressOf] of Object.entries(types)) {
      for (let index = 0; index < count / 2; index += 1)
        await renderedPage(server.url + addressOf(count + index));
      const before = await processorSeconds();
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const started = performance.now();
        await renderedPage(server.url + addressOf(index));
        times.push(performance.now() - started);
      }
      const used = (await processorSeconds()) - before;
      rendered[name] = { 'processor ms': rounded((used * 1000) / count), ...timeFigures(times) };
    }
    console.log('\npages that are rendered, one after the other');
    console.table(rendered);
  };
  await withTemporaryFolder((folder) =>
    harness.withDatabase((_database, databaseUrl) => measure(databaseUrl, folder), { demo: true }),
  );
}

/** Returns the compressed body of a page. Retries, because a busy server may send the plain shell at first. */
export async function renderedPage(url: string): Promise<Buffer> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answer = await exchange(url, { headers: pageHeaders });
    if (answer.status === 200 && answer.headers.etag) return answer.body;
  }
  throw new Error(`${url} was not rendered`);
}
