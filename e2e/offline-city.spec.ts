import { openWithWorker } from './device.ts';
import { expect, test } from './faulty-network.ts';
import { lonelySpot, north } from './own-laundromats.ts';

// Without a network the browser reports each request in its console.
test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test('a saved city is opened offline, its map moved and searched by the hour', async ({
  page,
  context,
  site,
  laundromat,
  database,
}) => {
  const town = `Ville ${crypto.randomUUID().slice(0, 8)}`;
  const spot = lonelySpot();
  const open = await laundromat({ city: town, ...north(spot, 0) });
  const closed = await laundromat({ city: town, ...north(spot, 1) });
  await database.query(
    `update laundromats set location_source = 'pin', weekly_hours = case name when $1 then '"always"'::jsonb
       else '[[],[],[],[],[],[],[]]'::jsonb end where city = $2`,
    [open.name, town],
  );
  await openWithWorker(page, `${site.url}/directory?city=${encodeURIComponent(town)}`);
  await expect(page.getByText(/^avec la carte, environ \d+(,\d)?\sMo$/)).toBeVisible();
  await page.getByRole('button', { name: `Enregistrer ${town}` }).click();
  await expect(page.getByText(/^Carte de .*, mise à jour le \d/)).toBeVisible();
  await page.goto(`${site.url}/favoris`);
  await expect(page.getByText('Disponible hors ligne')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await page.locator('summary').filter({ hasText: town }).click();
  await page.getByRole('link', { name: 'Voir sur la carte' }).click();
  const map = page.getByRole('application', { name: 'Carte' });
  const pin = (name: string, state: string) =>
    map.getByRole('button', { name: new RegExp(`^${name}, ${state}`) });
  await expect(pin(open.name, 'ouverte')).toBeVisible();
  await expect(pin(closed.name, 'fermée')).toBeVisible();
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

  await page.getByRole('checkbox', { name: 'Ouvert maintenant' }).click();
  await expect(pin(closed.name, 'fermée')).toBeHidden();
  await expect(pin(open.name, 'ouverte')).toBeVisible();
  await expect(page.getByText(/^Sans connexion, seules les laveries/)).toBeVisible();
});
