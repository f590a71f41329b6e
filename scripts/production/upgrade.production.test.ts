import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumArguments } from '../../e2e/chromium.ts';
import { lookForUpdate, openWithWorker, untilHydrated } from '../../e2e/device.ts';
import { ensureChromium } from '../../e2e/ensure-chromium.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { shellEnvironment } from './testing/child.ts';
import { startSite, type RunningSite } from './testing/running-site.ts';
import { waitFor } from './wait.ts';

// In the order of deploy/kubernetes/release.sh: first the web server, which keeps the files of the release before, then
// one actions server after the other.

declare const navigator: {
  serviceWorker: { ready: Promise<{ installing: unknown; waiting: unknown; update(): Promise<unknown> }> };
};

/** In the footer of every page: shows which release rendered and which one hydrated it. */
const rights = 'Tous droits réservés.';
const rightsBefore = 'Tous droits réservés, avant.';
const street = '/?lieu=Rue+Paul+Bert%2C+69003+Lyon&lat=45.7587&lng=4.8509';

const longestMs = 120_000;
const servers = ['server', 'other-server'];

let folder: string;
let site: RunningSite;
let browser: Browser;
const image = (...names: string[]) => path.join(folder, 'images', ...names);
const before = (...names: string[]) => path.join(folder, 'before', ...names);
const now = (...names: string[]) => path.join(projectFolder, ...names);
const build = (directory: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: directory, env: shellEnvironment() });

async function buildBefore() {
  const sources = ['app', 'contract', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
  for (const name of [...sources, 'tsconfig.json', 'tsconfig.base.json'])
    await cp(now(name), before(name), { recursive: true });
  await symlink(now('node_modules'), before('node_modules'));
  const footer = before('app', 'src', 'shell', 'footer.tsx');
  const text = await readFile(footer, 'utf8');
  expect(text).toContain(rights);
  await writeFile(footer, text.replace(rights, rightsBefore));
  await build(before(), 'scripts/build.mjs');
}

type Release = typeof now;
async function installWeb(release: Release) {
  await rm(image('web', 'srv'), { recursive: true, force: true });
  await cp(release('dist', 'app'), image('web', 'srv'), { recursive: true });
}
async function installShell(release: Release) {
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    await cp(release('dist', 'app', name), image('web', 'srv', name));
}
async function installServer(release: Release, server: string) {
  await cp(release('dist', 'app', 'index.html'), image(server, 'server', 'index.html'));
  const renderer = image(server, 'server', 'page-renderer');
  await rm(renderer, { recursive: true, force: true });
  await cp(release('dist', 'page-renderer'), renderer, { recursive: true });
}
async function replaceServer(server: string) {
  await site.server(server).stop();
  await installServer(now, server);
  site.startServer({ image: server });
  await renderedBy(server);
}

async function renderedBy(server: string, headers: Record<string, string> = {}): Promise<Response> {
  let page = new Response();
  const render = async () => {
    page = await fetch(`${site.serverUrl(server)}/pages/`, {
      headers: { 'cache-control': 'max-age=0', ...headers },
    });
    return page.headers.has('etag');
  };
  await waitFor('a rendered page', render, longestMs);
  return page;
}

let installed: Page[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-upgrade-'));
  await chmod(folder, 0o755);
  await build(now(), 'scripts/build.mjs', '--unless-current');
  await build(now(), '--import', 'tsx', 'scripts/build-server.ts');
  await buildBefore();
  for (const server of servers) {
    await mkdir(image(server), { recursive: true });
    await cp(now('dist', 'server'), image(server, 'server'), { recursive: true });
    await symlink(now('node_modules'), image(server, 'node_modules'));
    await installServer(before, server);
  }
  await installWeb(before);
  site = await startSite({
    built: Promise.resolve({ root: image }),
    dataDirectory: path.join(folder, 'data'),
    caddy: process.env.CADDY_PATH ?? 'caddy',
    servers,
  });
  await Promise.all(servers.map((server) => renderedBy(server)));
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  installed = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const page of installed) {
    await openWithWorker(page, site.url);
    // Left before a server is replaced: a visit that is counted then gets 502 from Caddy 2.6 (docs/decisions/044).
    await page.goto('about:blank');
  }
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const complaints: string[] = [];
afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function newVisitor(options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, locale: 'fr-FR', ...options });
  context.setDefaultTimeout(longestMs);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

/** Returns the footer of the release that rendered the page, once it is hydrated. */
async function footerOf(page: Page, open: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    open(),
  ]);
  const html = await answer.text();
  expect(html).toContain('id="page-data"');
  const footer = html.includes(rightsBefore) ? rightsBefore : rights;
  await untilHydrated(page);
  await page.getByText(footer).waitFor();
  return footer;
}

async function visitRenderedPage(): Promise<string> {
  const page = await newVisitor();
  const footer = await footerOf(page, () => openWithWorker(page, site.url));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Questions fréquentes' }).waitFor();
  await page.getByText(footer).waitFor();
  await page.context().close();
  return footer;
}

async function untilBothRendered(number: number, visit: () => Promise<string>): Promise<void> {
  const rendered: Record<string, number> = { [rights]: 0, [rightsBefore]: 0 };
  while (Object.values(rendered).some((pages) => pages < number)) rendered[await visit()]! += 1;
}

async function openInstalled(page: Page): Promise<void> {
  await page.goto(site.url + street);
  await page.getByText(rightsBefore).waitFor();
  await page.getByRole('application', { name: 'Carte' }).getByRole('button').first().waitFor();
}
async function acceptUpdate(page: Page): Promise<void> {
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await page.getByText(rights).waitFor();
}

const installsUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 50));
    return registration.waiting !== null;
  });

test('web servers of both releases at once: a worker does not cache the page of the other release', async () => {
  await installWeb(now);
  await cp(before('dist', 'app', 'assets'), image('web', 'previous', 'assets'), { recursive: true });
  await installShell(before);
  await openInstalled(installed[0]!);
  expect(await installsUpdate(installed[0]!)).toBe(false);
  // The browser looks for an update after each navigation, which would succeed from here on.
  await installed[0]!.context().close();
  await installShell(now);
});

test('the old servers behind the new web server: their pages work', async () => {
  expect(await visitRenderedPage()).toBe(rightsBefore);
});

test('servers of both releases at once: pages of both and workers of the release before work', async () => {
  const [old, other] = servers as [string, string];
  await replaceServer(other);
  for (const [server, status] of [
    [old, 200],
    [other, 304],
  ] as const) {
    const etag = (await renderedBy(server)).headers.get('etag')!;
    expect((await renderedBy(other, { 'if-none-match': etag })).status).toBe(status);
  }

  await untilBothRendered(1, visitRenderedPage);
  // Without a worker, a browser may get every page from another server.
  const page = await newVisitor({ serviceWorkers: 'block' });
  await untilBothRendered(2, () => footerOf(page, () => page.goto(site.url)));
  await page.goto('about:blank');

  await openInstalled(installed[1]!);
  await acceptUpdate(installed[1]!);
  await installed[1]!.goto('about:blank');
});

test('the new servers: their pages and workers of the release before work', async () => {
  await replaceServer(servers[0]!);
  expect(await visitRenderedPage()).toBe(rights);
  await openInstalled(installed[2]!);
  await acceptUpdate(installed[2]!);
});
