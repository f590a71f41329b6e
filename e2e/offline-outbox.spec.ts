import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import {
  fillDevice,
  leaveInOutbox,
  limitDevice,
  lookForUpdate,
  openWithWorker,
  untilStored,
} from './device.ts';
import { expect, signIn, test, toastWith, untilKnown, writeReview } from './faulty-network.ts';
import { reviewForm } from './laundromat.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

const waiting = (page: Page) => page.getByText("En attente d'envoi", { exact: true });
const isReview = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/reviews');

test('a review written offline is sent once when the browser is opened again', async ({
  site,
  laundromat,
  database,
  launchOptions,
}) => {
  const { name, path: address } = await laundromat();
  const profile = await mkdtemp(path.join(tmpdir(), 'lavoir-profile-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'fr-FR' });
  const first = await open();
  const page = first.pages()[0] ?? (await first.newPage());
  await openWithWorker(page, site.url + address);
  await first.setOffline(true);
  site.fault = ({ method }) => (method === 'POST' ? 'unreachable' : undefined);
  await writeReview(page, 'Dominique', 'Écrit sans réseau.');
  await expect(waiting(page)).toBeVisible();
  await first.close();

  site.fault = () => undefined;
  const second = await open();
  const again = await second.newPage();
  await again.goto(site.url + address);
  await expect(again.getByRole('article').filter({ hasText: 'Écrit sans réseau.' })).toHaveCount(1);
  await expect(waiting(again)).toBeHidden();
  await second.close();
  const { rows } = await database.query(
    'select 1 from reviews join laundromats l on l.id = laundromat_id where l.name = $1',
    [name],
  );
  expect(rows.length).toBe(1);
  await rm(profile, { recursive: true, force: true });
});

test(
  'many items and two tabs: each is sent once',
  { tag: '@full' },
  async ({ page, context, site, database }) => {
    test.slow();
    const count = 200;
    const subject = `Essai ${crypto.randomUUID()}`;
    await openWithWorker(page, `${site.url}/contact`);
    const other = await context.newPage();
    await other.goto(`${site.url}/hors-ligne`);
    await context.setOffline(true);
    await leaveInOutbox(
      page,
      Array.from({ length: count }, (_, number) => ({
        id: crypto.randomUUID(),
        kind: 'contact',
        place: '',
        title: 'Votre message',
        endpoint: '/api/contact',
        body: { name: 'Dominique', email: 'd@example.org', phone: '', subject, message: `N° ${number}` },
        author: null,
        writtenAt: Date.now(),
        // Far in the future, as if the clock was years ahead when the item first failed.
        attempts: 3,
        dueAt: Date.now() * 2,
      })),
    );
    await context.setOffline(false);
    const stored = async () =>
      (await database.query('select 1 from contacts where subject = $1', [subject])).rows.length;
    await expect(async () => expect(await stored()).toBe(count)).toPass();
    await expect(other.getByText(/^Envoyé ·/)).toHaveCount(count);
    expect(site.writes.filter((write) => write.endsWith('/api/contact')).length).toBe(count);
    await database.query('delete from contacts where subject = $1', [subject]);
  },
);

test(
  'a device without free storage still sends, and loses no text',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { path } = await laundromat();
    await limitDevice(page, site.url, 16_000_000);
    await openWithWorker(page, site.url + path);
    await fillDevice(page);
    site.fault = (request) => (isReview(request) ? 'unreachable' : undefined);
    await writeReview(page, 'Dominique', 'Appareil plein.');
    await expect(toastWith(page, "Erreur lors de l'ajout de l'avis")).toBeVisible();
    const comment = page.getByLabel('Votre commentaire');
    await expect(comment).toHaveValue('Appareil plein.');
    site.fault = () => undefined;
    await page.getByRole('button', { name: 'Publier mon avis' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Appareil plein.' })).toBeVisible();
  },
);

test(
  'an item survives a new version of the app, which requests for data do not delay',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { path } = await laundromat();
    await openWithWorker(page, site.url + path);
    site.fault = (request) => (isReview(request) ? 'unreachable' : undefined);
    await writeReview(page, 'Dominique', 'Avant la mise à jour.');
    await expect(waiting(page)).toBeVisible();
    site.release = 2;
    await lookForUpdate(page);
    await page.evaluate(() => void setInterval(() => void fetch('/api/health'), 100));
    const reloaded = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Recharger' }).click();
    await reloaded;
    await expect(waiting(page)).toBeVisible();
    site.fault = () => undefined;
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Avant la mise à jour.' })).toHaveCount(1);
  },
);

test(
  'queued items of one account are neither shown to the next one nor sent in its name',
  { tag: '@full' },
  async ({ page, context, site, laundromat, member, database }) => {
    const { path } = await laundromat();
    const [author, other] = [await member(), await member()];
    await signIn(context, author);
    await openWithWorker(page, site.url);
    await untilKnown(page, site);
    await page.goto(site.url + path);
    await untilStored(page, 'lavoir-private-data', path.split('/').at(-1)!);
    site.fault = (request) => (isReview(request) ? 'unreachable' : undefined);
    await writeReview(page, 'Camille', 'Seulement en mon nom.');
    await expect(waiting(page)).toBeVisible();
    site.fault = () => undefined;

    await context.clearCookies();
    await signIn(context, other);
    await page.reload();
    await expect(await reviewForm(page)).toBeVisible();
    await expect(page.getByText('Seulement en mon nom.')).toBeHidden();
    await writeReview(page, 'Autre', "L'avis de quelqu'un d'autre.");
    await expect(page.getByRole('article')).toHaveCount(1);

    await context.clearCookies();
    await signIn(context, author);
    await page.reload();
    const authors = () =>
      database.query<{ email: string }>(
        'select u.email from reviews r join users u on u.id = r.user_id where r.comment = $1',
        ['Seulement en mon nom.'],
      );
    await expect.poll(async () => (await authors()).rows).toEqual([{ email: author.email }]);
  },
);
