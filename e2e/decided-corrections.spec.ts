import { mergeTests } from 'playwright/test';
import { expect, test as laundromats } from './laundromat.ts';
import { test as accounts, toastWith } from './own-accounts.ts';

const test = mergeTests(laundromats, accounts);

/** Where no other test looks at the map. */
const dijon = { city: 'Dijon', postalCode: '21000', latitude: 47.322, longitude: 5.0415 };

test(
  'hours and a place that a visitor corrects are applied by an administrator, and the page shows them',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat, database }) => {
    const { name, path } = await laundromat({ ...dijon, hours: '7h-21h du lundi au samedi' });
    await page.goto(path);
    await page.getByRole('button', { name: 'Horaires faux' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Autres horaires' }).click();
    await dialog.getByLabel('Mardi, fermeture 1').fill('plus tard');
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(dialog.getByLabel('Mardi, fermeture 1')).toBeFocused();
    await dialog.getByLabel('Mardi, fermeture 1').fill('20h');
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(toastWith(page, 'Signalement envoyé')).toBeVisible();

    await page.getByRole('button', { name: 'Mal placé' }).click();
    const pin = dialog.getByRole('application', { name: 'Repère de la laverie' });
    await pin.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
    await expect(dialog.getByText('Le nouvel emplacement est joint au signalement.')).toBeVisible();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/corrections') && answer.ok());
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await stored;
    await expect(dialog).toBeHidden();

    await asAdministrator(context);
    await page.goto('/admin-dashboard?onglet=corrections');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(rows).toHaveCount(2);
    for (let left = 2; left > 0; left -= 1) {
      await rows.first().getByRole('button', { name: 'Appliquer' }).click();
      await dialog.getByRole('button', { name: 'Appliquer' }).click();
      await expect(rows).toHaveCount(left - 1);
    }
    const { rows: places } = await database.query(
      `select location_source, latitude > 47.322 as is_further_north from laundromats where name = $1`,
      [name],
    );
    expect(places).toEqual([{ location_source: 'pin', is_further_north: true }]);
    // The server may send the old page until it has handled the event of the change.
    await expect(async () => {
      await page.goto(path);
      expect(await page.getByRole('row', { name: 'Mardi' }).textContent()).toContain('7h–20h');
    }).toPass();
    await expect(page.getByRole('row', { name: 'Lundi' })).toContainText('7h–21h');
  },
);

test(
  'an administrator who accepts a closure withdraws the laundromat, and takes it back',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat, database }) => {
    const { name, path } = await laundromat();
    await page.goto(path);
    await page.getByRole('button', { name: 'Fermé définitivement' }).click();
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(toastWith(page, 'Signalement envoyé')).toBeVisible();

    await asAdministrator(context);
    await page.goto('/admin-dashboard?onglet=corrections');
    await page.getByRole('button', { name: `C'est exact pour ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Motif')).toHaveValue(/fermée définitivement/);
    await dialog.getByRole('button', { name: 'Retirer la fiche' }).click();
    const toast = toastWith(page, "Fiche retirée de l'annuaire");
    await expect(toast).toBeVisible();
    const isActive = async () =>
      (await database.query('select is_active from laundromats where name = $1', [name])).rows[0].is_active;
    expect(await isActive()).toBe(false);
    await toast.getByRole('button', { name: 'Annuler' }).click();
    await expect(toastWith(page, 'Signalement rouvert')).toBeVisible();
    expect(await isActive()).toBe(true);
    await expect(page.getByRole('button', { name: `C'est exact pour ${name}` })).toBeVisible();
  },
);

test(
  'an administrator confirms the facts without losing what is typed',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat }) => {
    const { name } = await laundromat();
    await asAdministrator(context);
    await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Modifier ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Site web').fill('https://laverie.example');
    await dialog.getByRole('button', { name: `Confirmer les informations : ${name}` }).click();
    await expect(toastWith(page, 'Informations confirmées')).toBeVisible();
    await expect(dialog.getByText(/^Vérifié le/)).toBeVisible();
    await expect(dialog.getByLabel('Site web')).toHaveValue('https://laverie.example');
  },
);
