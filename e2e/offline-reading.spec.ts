import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import {
  createUnreadableDatabases,
  lookForUpdate,
  openWithWorker,
  untilQuiet,
  untilShown,
  untilStored,
  untilUpdateWaits,
} from './device.ts';
import { expect, signIn, test, untilKnown } from './faulty-network.ts';
import { reviewForm } from './laundromat.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test.describe('without a network', () => {
  test('home and visited laundromats open with their photos; other pages list what opens', async ({
    page,
    context,
    site,
    laundromat,
  }) => {
    const { name, path } = await laundromat({ photos: 2 });
    const other = await laundromat();
    await openWithWorker(page, `${site.url}/?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const photo = page
      .getByRole('link', { name: /^Agrandir/ })
      .first()
      .locator('img');
    await untilShown(photo);
    const { pathname } = new URL(await photo.evaluate((image: { currentSrc: string }) => image.currentSrc));
    await expect.poll(() => page.evaluate(`caches.match('${pathname}').then(Boolean)`)).toBe(true);
    await untilStored(page, 'lavoir-public-data', name);
    await untilStored(page, 'lavoir-pages', path);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('Hors ligne', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Données du \d/)).toBeVisible();
    await untilShown(photo);

    await page.goto(`${site.url}/?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.goto(site.url + other.path);
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Ce qui reste consultable' }).click();
    await expect(page.getByRole('heading', { name: 'Laveries déjà ouvertes' })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Hors ligne', { exact: true })).toBeHidden();
  });

  test(
    '« Ouvert maintenant » chooses among the stored results and says so',
    { tag: '@full' },
    async ({ page, context, site, laundromat, database }) => {
      const shared = `w${crypto.randomUUID().slice(0, 8)}`;
      const open = await laundromat({ name: `Laverie ${shared} A` });
      const unknown = await laundromat({ name: `Laverie ${shared} B` });
      await database.query('update laundromats set weekly_hours = null, hours = null where name = $1', [
        unknown.name,
      ]);
      await openWithWorker(page, `${site.url}/directory?q=${shared}`);
      await expect(page.getByRole('link', { name: unknown.name })).toBeVisible();
      await untilStored(page, 'lavoir-public-data', open.name);

      await context.setOffline(true);
      await page.getByRole('checkbox', { name: 'Ouvert maintenant' }).click();
      await expect(page.getByText(/^Sans connexion/)).toBeVisible();
      await expect(page.getByRole('link', { name: open.name })).toBeVisible();
      await expect(page.getByRole('link', { name: unknown.name })).toBeHidden();

      await context.setOffline(false);
      await expect(page.getByText(/^Sans connexion/)).toBeHidden();
      await expect(page.getByRole('heading', { name: '1 laverie', exact: true })).toBeVisible();
    },
  );

  test(
    'a favorite opens although its page was never opened',
    { tag: '@full' },
    async ({ page, context, site, laundromat }) => {
      const { name, path } = await laundromat({ photos: 1, description: 'Au fond de la cour.' });
      await openWithWorker(page, `${site.url}/directory?q=${encodeURIComponent(name)}`);
      const favorite = page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` });
      await favorite.click();
      await expect(favorite).toHaveAttribute('aria-pressed', 'true');
      await page.goto(`${site.url}/favoris`);
      await expect(page.getByText('Disponible hors ligne')).toBeVisible();
      await context.setOffline(true);
      await page.goto(site.url + path);
      await expect(page.getByText('Au fond de la cour.')).toBeVisible();
      const photo = page
        .getByRole('link', { name: /^Agrandir/ })
        .first()
        .locator('img');
      await untilShown(photo);
    },
  );

  test(
    'a shared device shows nothing of the account that signed out, but still shows what visitors saw',
    { tag: '@full' },
    async ({ page, context, site, laundromat, member, openHeader }) => {
      const seenBefore = await laundromat();
      // The device has its name and address from the other page.
      const seenInside = await laundromat({ description: 'Au fond du passage.' });
      await openWithWorker(page, site.url + seenBefore.path);
      await untilStored(page, 'lavoir-public-data', seenBefore.name);
      await signIn(context, await member());
      await untilKnown(page, site);
      await page.goto(site.url + seenInside.path);
      await untilStored(page, 'lavoir-private-data', 'Au fond du passage.');
      await openHeader(page);
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await expect(page).toHaveURL(`${site.url}/`);

      await context.setOffline(true);
      await page.goto(`${site.url}/hors-ligne`);
      await expect(page.getByRole('link', { name: seenBefore.name })).toBeVisible();
      await expect(page.getByText(seenInside.name)).toBeHidden();
      await page.goto(site.url + seenInside.path);
      await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
      await page.goto(site.url + seenBefore.path);
      await expect(page.getByRole('heading', { name: seenBefore.name, level: 1 })).toBeVisible();
    },
  );
});

test(
  'an unreachable server counts as offline, although the browser reports a network',
  { tag: '@full' },
  async ({ page, site }) => {
    const banner = page.getByRole('status').getByText('Hors ligne', { exact: true });
    await openWithWorker(page, `${site.url}/hors-ligne`);
    await expect(page.getByText("Rien n'est encore enregistré")).toBeVisible();
    // The only request that all pages make. Once it is stored, the device can answer it.
    await untilStored(page, 'lavoir-public-data', 'site_settings');
    await expect(banner).toBeHidden();
    site.fault = () => 'unreachable';
    await page.reload();
    await expect(banner).toBeVisible();
    await expect(page.getByText('Sans connexion, voici ce que cet appareil a gardé.')).toBeVisible();
    site.fault = () => undefined;
    await expect(banner).toBeHidden();
  },
);

test(
  'the 403 of a proxy signs nobody out: the account opens from the device, and recovers',
  { tag: '@full' },
  async ({ page, context, site, member }) => {
    await signIn(context, await member('owner'));
    await openWithWorker(page, site.url);
    await untilKnown(page, site);
    await page.goto(`${site.url}/owner-dashboard`);
    const greeting = page.getByRole('heading', { level: 1, name: 'Bonjour, Camille\u00a0!' });
    await expect(greeting).toBeVisible();
    await untilStored(page, 'lavoir-private-data', 'laundromats_aggregate');

    site.fault = ({ path }) =>
      /^\/(api|v1)\//.test(path) ? { status: 403, body: '<h1>Forbidden</h1>' } : undefined;
    await page.reload();
    await expect(greeting).toBeVisible();
    await expect(page.getByRole('status').getByText('Hors ligne', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/owner-dashboard$/);
    const confirmed = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/me') && response.ok(),
    );
    site.fault = () => undefined;
    await confirmed;
    await expect(page.getByRole('status').getByText('Hors ligne', { exact: true })).toBeHidden();
    await expect(greeting).toBeVisible();
  },
);

test(
  'the site opens with unreadable databases, and stores new data',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { name, path } = await laundromat();
    await page.route('**/broken', (route) => route.fulfill({ contentType: 'text/html', body: '<p>…</p>' }));
    await page.goto(`${site.url}/broken`);
    await createUnreadableDatabases(page, [
      'lavoir-public-data',
      'lavoir-private-data',
      'lavoir-outbox',
      'lavoir-pages',
    ]);
    await openWithWorker(page, site.url + path);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await untilStored(page, 'lavoir-public-data', name);
    await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  },
);

test(
  'the site opens with databases that are damaged on disk, and stores new data',
  { tag: '@full' },
  async ({ site, laundromat, launchOptions }) => {
    const { name, path: address } = await laundromat();
    const profile = await mkdtemp(path.join(tmpdir(), 'lavoir-profile-'));
    const open = async () => {
      const browser = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'fr-FR' });
      const page = await browser.newPage();
      await openWithWorker(page, site.url + address);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await untilStored(page, 'lavoir-public-data', name);
      await browser.close();
    };
    await open();
    const storage = path.join(profile, 'Default', 'IndexedDB');
    const files = await readdir(storage, { recursive: true, withFileTypes: true });
    const written = files.filter((file) => file.isFile());
    expect(written.length).toBeGreaterThan(0);
    for (const file of written) await writeFile(path.join(file.parentPath, file.name), 'damaged');
    await open();
    await rm(profile, { recursive: true, force: true });
  },
);

test('the browser accepts the app for installation', { tag: '@full' }, async ({ page, context, site }) => {
  await openWithWorker(page, site.url);
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The only expected reason: tests run in a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test(
  'a new version waits until the visitor agrees, and never reloads a form in use',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { path } = await laundromat();
    await openWithWorker(page, site.url + path);
    const comment = (await reviewForm(page)).getByLabel('Votre commentaire');
    await comment.fill('Je commence à écr');
    site.release = 2;
    await lookForUpdate(page);
    await untilUpdateWaits(page, true);
    const prompt = page.getByRole('region', { name: 'Nouvelle version de Lavoir' });
    await expect(prompt).toBeHidden();
    await comment.fill('');
    await expect(prompt).toBeVisible();
    await untilQuiet(page);
    const reloaded = page.waitForEvent('framenavigated');
    // A finger presses this long; the button must not move.
    await prompt.getByRole('button', { name: 'Recharger' }).click({ delay: 300 });
    await reloaded;
    await untilUpdateWaits(page, false);
    await expect(comment).toBeVisible();
    await expect(prompt).toBeHidden();
  },
);

test(
  'a photo that fails to load does not delay a new version',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { path } = await laundromat();
    await openWithWorker(page, site.url + path);
    site.release = 2;
    await lookForUpdate(page);
    await untilUpdateWaits(page, true);
    await untilQuiet(page);
    const unanswered = `/photos/${crypto.randomUUID()}.webp`;
    const requested = new Promise<void>((resolve) => {
      site.fault = (request) => {
        if (request.path !== unanswered) return undefined;
        resolve();
        return 'unanswered';
      };
    });
    await page.evaluate((url) => void fetch(url).catch(() => undefined), unanswered);
    await requested;
    const prompt = page.getByRole('region', { name: 'Nouvelle version de Lavoir' });
    const reloaded = page.waitForEvent('framenavigated');
    await prompt.getByRole('button', { name: 'Recharger' }).click();
    await reloaded;
    await untilUpdateWaits(page, false);
    await expect((await reviewForm(page)).getByLabel('Votre commentaire')).toBeVisible();
    await expect(prompt).toBeHidden();
  },
);
