import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mergeTests, type Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { chooseStars, reviewForm, test as laundromatTest } from './laundromat.ts';
import { test as accountTest } from './own-accounts.ts';

/**
 * The request never reaches the server, is never answered, loses its response, or gets another one (a page if the body
 * is a text).
 */
type Fault = 'unreachable' | 'unanswered' | 'answerLost' | { status: number; body: object | string };

export interface Site {
  url: string;
  fault: (request: { method: string; path: string }) => Fault | undefined;
  writes: string[];
  release: number;
}

interface Fixtures {
  site: Site;
}

export const test = mergeTests(laundromatTest, accountTest).extend<Fixtures>({
  // Set here because `test.use` would apply only to the first file that imports this one.
  serviceWorkers: 'allow',
  site: async ({ baseURL }, use) => {
    const site: Site = { url: '', fault: () => undefined, writes: [], release: 0 };
    const server = createServer((request, response) => void pass(site, new URL(baseURL!), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(site);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

async function pass(site: Site, origin: URL, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url: path = '/', headers } = request;
  if (method === 'POST' && path.startsWith('/api/')) site.writes.push(`${method} ${path}`);
  const fault = site.fault({ method, path });
  if (fault === 'unreachable') return request.destroy();
  if (fault === 'unanswered') return request.resume();
  if (typeof fault === 'object') {
    request.resume();
    const isPage = typeof fault.body === 'string';
    response.writeHead(fault.status, { 'Content-Type': isPage ? 'text/html' : 'application/json' });
    return response.end(isPage ? fault.body : JSON.stringify(fault.body));
  }
  const { hostname, port } = origin;
  const isNewWorker = path === '/sw.js' && site.release > 0;
  const sent = {
    path,
    method,
    headers: isNewWorker ? { ...headers, 'accept-encoding': 'identity' } : headers,
  };
  // A new connection for each request: a reused one may be closed at the same moment, and a lost file would stop the
  // worker's installation. And one address: of two, Node gives up the first after 250 ms, even when it was busy itself.
  const onward = forward({ hostname, port, family: 4, agent: false, ...sent }, (answer) => {
    if (fault === 'answerLost') {
      answer.resume();
      answer.on('end', () => response.destroy());
      return;
    }
    if (isNewWorker) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('end', () => response.end(isNewWorker ? `\n// release ${site.release}` : undefined));
    answer.pipe(response, { end: false });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

export async function writeReview(page: Page, author: string, comment: string): Promise<void> {
  const form = await reviewForm(page);
  await form.getByLabel('Votre nom').fill(author);
  await form.getByLabel('Votre commentaire').fill(comment);
  await chooseStars(form);
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
}

export async function untilKnown(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
}

export { toastWith, signIn } from './own-accounts.ts';
export { expect };
