import { expectAccessible } from './accessible.ts';
import { openWithWorker } from './device.ts';
import { expect, test as faultyNetwork } from './faulty-network.ts';
import { lonelySpot } from './own-laundromats.ts';
import { box, names } from './search-page.ts';

interface SavedTown {
  town: string;
  spot: { lat: number; lng: number };
  /** Names of its laundromats: one is always open, the other one from 7 to 21 h. */
  open: string;
  closed: string;
}

const test = faultyNetwork.extend<{ savedTown: SavedTown }>({
  savedTown: async ({ page, site, laundromat, database }, use) => {
    const town = `Ville ${crypto.randomUUID().slice(0, 8)}`;
    const spot = lonelySpot();
    const open = await laundromat({ city: town, latitude: spot.lat, longitude: spot.lng });
    const closed = await laundromat({ city: town, latitude: spot.lat, longitude: spot.lng + 0.01 });
    const day = [['07:00', '21:00']];
    for (const [name, week] of [
      [open.name, 'always'],
      [closed.name, Array.from({ length: 7 }, () => day)],
    ] as const) {
      await database.query(
        "update laundromats set location_source = 'pin', weekly_hours = $2::jsonb where name = $1",
        [name, JSON.stringify(week)],
      );
    }
    await openWithWorker(page, `${site.url}/directory?city=${encodeURIComponent(town)}`);
    const save = page.getByRole('button', { name: `Enregistrer ${town}` });
    await expect(save).toBeVisible();
    await expect(page.getByText(/^avec la carte, environ \d+(,\d)?\s[kM]o$/)).toBeVisible();
    await save.click();
    await expect(page.getByText(/^Carte de .*, mise à jour le \d/)).toBeVisible();
    await page.goto(`${site.url}/favoris`);
    await expect(page.getByText('Disponible hors ligne')).toBeVisible();
    await use({ town, spot, open: open.name, closed: closed.name });
  },
});

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test(
  'a saved city is opened offline, its map moved and searched by the hour',
  { tag: '@full' },
  async ({ page, context, savedTown: { town, open, closed } }) => {
    await context.setOffline(true);
    await page.reload();
    await page.locator('summary').filter({ hasText: town }).click();
    await page.getByRole('link', { name: 'Voir sur la carte' }).click();
    const map = page.getByRole('application', { name: 'Carte' });
    const pin = (name: string) => map.getByRole('button', { name: new RegExp(`^${name}, `) });
    await expect(pin(open)).toBeVisible();
    await expect(pin(closed)).toBeVisible();
    const tiles = map.locator('img.leaflet-tile-loaded[src^="blob:"]');
    await expect(tiles.first()).toBeVisible();

    const view = () => new URL(page.url()).searchParams.get('carte');
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(view).not.toBeNull();
    const before = view();
    await page.keyboard.press('-');
    await expect.poll(view).not.toBe(before);
    await expect(tiles.first()).toBeVisible();
    await expect(page.getByText(/les rues sont un dessin/)).toBeHidden();

    await page.getByRole('button', { name: /^Filtres/ }).click();
    await page.getByRole('dialog').getByLabel('Ouvert à').selectOption('22h');
    await page.getByRole('button', { name: /^Voir 1\slaverie$/ }).click();
    await expect(page).toHaveURL(/ouvert=22h/);
    await expect(pin(closed)).toBeHidden();
    await expect(pin(open)).toBeVisible();
    await expect(page.getByText(/^Sans connexion, seules les laveries/)).toBeVisible();
  },
);

test(
  'without a network the home page begins with saved towns, and searches find what is on the device',
  { tag: '@full' },
  async ({ page, context, site, savedTown: { town, spot, open, closed } }) => {
    await context.setOffline(true);
    for (const path of ['/hors-ligne', '/']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Villes enregistrées');
      const city = page.getByRole('group').filter({ hasText: town });
      await expect(city.getByText(/^[12]\souvertes? maintenant$/)).toBeVisible();
      await city.locator('summary').click();
      await expect(city.getByText('Ouvert 24h/24')).toBeVisible();
    }

    await box(page).fill(`${town} ouvert à 22 h`);
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(names(page)).toHaveText([open]);
    await expect(page.getByText(/^Sans connexion, seules les laveries/)).toBeVisible();

    await context.grantPermissions(['geolocation'], { origin: site.url });
    await context.setGeolocation({ latitude: spot.lat, longitude: spot.lng });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(names(page)).toHaveText([open, closed]);
    await expect(page.getByRole('heading', { name: /^2\slaveries autour de vous$/ })).toBeVisible();
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await page.getByRole('dialog').getByLabel('Ouvert à').selectOption('22h');
    await page.getByRole('button', { name: /^Voir 1\slaverie$/ }).click();
    await expect(names(page)).toHaveText([open]);
  },
);

test(
  'without a network the page of a town shows its laundromats on the device',
  { tag: '@full' },
  async ({ page, context, site, savedTown: { town, open, closed } }) => {
    await context.setOffline(true);
    await page.goto(`${site.url}/laveries/bretagne/${town.toLowerCase().replace(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Laveries automatiques à ${town}`);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([open, closed].toSorted());
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Listes enregistrées, avec leur date' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Villes enregistrées');
  },
);
