import type { Page } from 'playwright/test';
import { expect, signIn, test, toastWith } from './owned-laundromat.ts';

test.use({
  permissions: ['geolocation'],
  expectedComplaints: [/\/api\/places\/reverse/],
  geolocation: { latitude: 46.5, longitude: -2.15, accuracy: 5 },
});

const sables = {
  address: '1 quai du Port',
  city: "Les Sables-d'Olonne",
  postalCode: '85100',
  latitude: 46.4967,
  longitude: -1.7832,
};
const inSea = 'Ce point est en mer ou hors de France. Placez le repère devant la laverie.';
const map = (page: Page) => page.getByRole('group', { name: 'Emplacement sur la carte' });

async function moveToSea(page: Page) {
  await page.getByRole('button', { name: 'Utiliser ma position' }).click();
  await expect(page.getByText(/^Repère placé à la main/)).toBeVisible();
}

test(
  'an administrator cannot put a laundromat into the sea, and loses nothing',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat, database }) => {
    const { name } = await laundromat(sables);
    await asAdministrator(context);
    await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Modifier ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Enregistré\s: position d'après l'adresse/)).toBeVisible();
    await dialog.getByLabel('Site web').fill('https://laverie.example');
    await moveToSea(page);
    await dialog.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(map(page).getByRole('alert')).toHaveText(inSea);
    await expect(map(page)).toBeFocused();
    await expect(dialog.getByLabel('Site web')).toHaveValue('https://laverie.example');
    const stored = async () =>
      (
        await database.query(
          'select website, location_source, longitude::float8 as longitude from laundromats where name = $1',
          [name],
        )
      ).rows[0];
    expect(await stored()).toMatchObject({ website: null, longitude: sables.longitude });

    await dialog.getByRole('button', { name: "Revenir à la position de l'adresse" }).click();
    await expect(map(page).getByRole('alert')).toBeHidden();
    await dialog.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(toastWith(page, 'Modifications enregistrées')).toBeVisible();
    expect(await stored()).toMatchObject({
      website: 'https://laverie.example',
      location_source: 'address',
      longitude: sables.longitude,
    });
  },
);

test(
  'an owner reads why a pin is refused, and keeps what is typed',
  { tag: '@full' },
  async ({ page, context, member, owned, database }) => {
    const camille = await member('owner');
    const { id, name } = await owned(camille);
    await database.query(
      `update laundromats set address = $2, city = $3, postal_code = $4, latitude = $5, longitude = $6 where id = $1`,
      // Far from the other test's laundromat, or the form asks whether both are the same.
      [id, ...Object.values({ ...sables, address: '3 rue du Lavoir', latitude: sables.latitude + 0.005 })],
    );
    await signIn(context, camille);
    await page.goto(`/edit-laundromat/${id}`);
    await page.getByLabel('Site web').fill('https://laverie.example');
    await moveToSea(page);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(toastWith(page, 'Erreur lors de la mise à jour')).toContainText(inSea);
    await expect(map(page).getByRole('alert')).toHaveText(inSea);
    await expect(page.getByLabel('Site web')).toHaveValue('https://laverie.example');
    await expect(page.getByText(name)).toBeVisible();
  },
);
