import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts';
import { lookForUpdate, openWithWorker } from '../../e2e/device.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { shellEnvironment } from './testing/child.ts';
import { startSite, type RunningSite } from './testing/running-site.ts';
import { waitFor } from './wait.ts';

// An upgrade in the order of deploy/kubernetes/release.sh: first the web server, which keeps the files of the release
// before, then the actions server.

/** In the footer of every page: whether a page was drawn by a release, and whether it was hydrated by the same one. */
const rights = 'Tous droits réservés.';
const rightsBefore = 'Tous droits réservés, avant.';
/** Shows a map, whose code is not precached. */
const street = '/?lieu=Rue+Paul+Bert%2C+69003+Lyon&lat=45.7587&lng=4.8509';

let folder: string;
let site: RunningSite;
let browser: Browser;
const image = (...names: string[]) => path.join(folder, 'images', ...names);
const before = (...names: string[]) => path.join(folder, 'before', ...names);
const now = (...names: string[]) => path.join(projectFolder, ...names);
const build = (directory: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: directory, env: shellEnvironment() });

/** Builds a release that differs from this one in the footer, in a copy of the sources. */
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
async function installServer(release: Release) {
  await cp(release('dist', 'app', 'index.html'), image('server', 'server', 'index.html'));
  const renderer = image('server', 'server', 'page-renderer');
  await rm(renderer, { recursive: true, force: true });
  await cp(release('dist', 'page-renderer'), renderer, { recursive: true });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-upgrade-'));
  await chmod(folder, 0o755);
  await build(now(), 'scripts/build.mjs', '--unless-current');
  await build(now(), '--import', 'tsx', 'scripts/build-server.ts');
  await buildBefore();
  await mkdir(image('server'), { recursive: true });
  await cp(now('dist', 'server'), image('server', 'server'), { recursive: true });
  await symlink(now('node_modules'), image('server', 'node_modules'));
  await installWeb(before);
  await installServer(before);
  site = await startSite({
    built: Promise.resolve({ root: image }),
    dataDirectory: path.join(folder, 'data'),
    caddy: process.env.CADDY_PATH ?? 'caddy',
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const complaints: string[] = [];
async function newVisitor(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const page = await context.newPage();
  // React reports a page that differs from the server's HTML as an uncaught error.
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

/** Opens a drawn page as a new visitor, waits until it is hydrated, and goes on to a page whose code it lacks. */
async function visitDrawnPage(footer: string): Promise<void> {
  const drawn = async () => (await fetch(site.url, { headers: { accept: 'text/html' } })).text();
  await waitFor('a drawn page', async () => (await drawn()).includes('id="page-data"'));
  expect(await drawn()).toContain(footer);
  const page = await newVisitor();
  await openWithWorker(page, site.url);
  await page.getByText(footer).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Questions fréquentes' }).waitFor();
  await page.context().close();
}

test('pages and workers of the release before work on the new servers, and pages of the new one too', async () => {
  const installed = await newVisitor();
  await openWithWorker(installed, site.url);
  // Left before the server is replaced, because a visit that is counted then gets 502 from Caddy 2.6 (docs/decisions/044).
  await installed.goto('about:blank');

  await installWeb(now);
  await cp(before('dist', 'app', 'assets'), image('web', 'previous', 'assets'), { recursive: true });
  await visitDrawnPage(rightsBefore);

  await site.server().stop();
  await installServer(now);
  site.startServer();
  await waitFor('the new server', async () => (await fetch(`${site.url}/healthz`)).ok);
  await visitDrawnPage(rights);

  // The worker of the release before serves its own pages, with a part that only the server has.
  await installed.goto(site.url + street);
  await installed.getByText(rightsBefore).waitFor();
  await installed.getByRole('application', { name: 'Carte' }).getByRole('button').first().waitFor();
  await lookForUpdate(installed);
  await installed.getByRole('button', { name: 'Recharger' }).click();
  await installed.getByText(rights).waitFor();
  expect(complaints).toEqual([]);
});
