import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible, expectToFit } from './accessible.ts';
import { openWithWorker, untilStored } from './device.ts';
import { expect, test } from './faulty-network.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

const partial = (page: Page) =>
  page.getByRole('status').getByText(/^Fiche partielle\s: le reste s'affichera/);

test(
  'after one visit of a list, an open laundromat and the way there are found without a network',
  { tag: '@full' },
  async ({ page, context, site, laundromat }) => {
    const town = `Sans-Réseau ${randomUUID().slice(0, 8)}`;
    const open = await laundromat({
      name: `Laverie ouverte ${town}`,
      address: '3 rue du Port',
      hours: '7h-22h, 7j/7',
      priceFrom: '4.50',
      latitude: 48.4,
      longitude: -4.5,
      reviews: 2,
      photos: 2,
      description: 'Au fond de la cour.',
    });
    const closed = await laundromat({ name: `Laverie fermée ${town}`, hours: '6h-19h tous les jours' });
    await page.clock.setFixedTime('2026-03-16T20:00:00+01:00');
    const list = `${site.url}/directory?q=${encodeURIComponent(town)}`;
    await openWithWorker(page, list);
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    await expect(card(closed.name)).toBeVisible();
    await untilStored(page, 'lavoir-public-data', closed.name);

    await context.setOffline(true);
    await page.goto(list);
    await expect(card(closed.name)).toContainText('Fermé · ouvre demain à 6h');
    await expect(card(open.name)).toContainText('Ouvert · ferme à 22h');
    await card(open.name).getByRole('link', { name: open.name }).click();

    await expect(page.getByRole('heading', { level: 1, name: open.name })).toBeVisible();
    await expect(partial(page)).toBeVisible();
    await expect(page.getByText(/^Données du /)).toBeVisible();
    const main = page.getByRole('main');
    for (const known of [
      'Ouvert · ferme à 22h',
      "Aujourd'hui\u00a0: 7h–22h",
      '3 rue du Port',
      /4,50\s€/,
      /2\savis/,
    ]) {
      await expect(main.getByText(known).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /^Itinéraire/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=48.4,-4.5',
    );
    await expect(main.getByText(/Prix non communiqué|[Pp]as encore|aucun/)).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(partial(page)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Au fond de la cour.')).toBeVisible();
    await expect(partial(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Voir les 2 photos' })).toBeVisible();
  },
);

test(
  'without a network the opening state follows the clock',
  { tag: '@full' },
  async ({ page, context, site, laundromat }) => {
    const { name, path } = await laundromat({ hours: '7h-22h, 7j/7' });
    await page.clock.install({ time: '2026-03-16T21:40:10+01:00' });
    const list = `${site.url}/directory?q=${encodeURIComponent(name)}`;
    await openWithWorker(page, list);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText(/Ferme dans \d+\smin/);
    await untilStored(page, 'lavoir-public-data', name);
    await context.setOffline(true);
    await page.goto(list);
    await expect(card).toContainText(/Ferme dans \d+\smin/);
    await page.clock.fastForward('20:00');
    await expect(card).toContainText('Fermé · ouvre demain à 7h');
    await page.goto(site.url + path);
    await expect(partial(page)).toBeVisible();
    await expect(page.getByText('Fermé · ouvre demain à 7h').first()).toBeVisible();
    await page.clock.fastForward('09:02:00');
    await expect(page.getByText('Ouvert · ferme à 22h').first()).toBeVisible();
  },
);

test(
  'a page without an answer shows what its card knows, and the rest when the answer arrives',
  { tag: '@full' },
  async ({ page, site, laundromat }) => {
    const { name } = await laundromat({ description: 'Au fond de la cour.' });
    await openWithWorker(page, `${site.url}/directory?q=${encodeURIComponent(name)}`);
    const link = page.getByRole('article').getByRole('link', { name });
    await expect(link).toBeVisible();
    await untilStored(page, 'lavoir-public-data', name);
    site.fault = ({ path }) => (path === '/v1/graphql' ? 'unanswered' : undefined);
    await link.click();
    await expect(partial(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Au fond de la cour.')).toBeHidden();
    site.fault = () => undefined;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Au fond de la cour.')).toBeVisible();
    await expect(partial(page)).toBeHidden();
  },
);

test(
  'a laundromat that is on no stored list is not invented',
  { tag: '@full' },
  async ({ page, context, site, laundromat }) => {
    const { path } = await laundromat();
    await openWithWorker(page, `${site.url}/about`);
    await context.setOffline(true);
    await page.goto(site.url + path);
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
    await expect(partial(page)).toBeHidden();
  },
);
