import { mergeTests } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test as laundromats } from './laundromat.ts';
import { signIn, test as accounts, toastWith } from './own-accounts.ts';
import { service } from './own-laundromats.ts';

const test = mergeTests(laundromats, accounts);

// Elements that fade in have too little contrast at first.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, member }) => signIn(context, await member('admin')));

test(
  "an administrator changes a laundromat's services, and the journal names them",
  { tag: '@desktop-only' },
  async ({ page, laundromat, database, isMobile }) => {
    const { name, path } = await laundromat({ services: [service.washing, service.drying] });
    await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
    const dialog = page.getByRole('dialog');
    const services = dialog.getByRole('group', { name: 'Services proposés' });
    const edit = () => page.getByRole('button', { name: `Modifier ${name}` }).click();
    const save = () => dialog.getByRole('button', { name: 'Enregistrer les modifications' }).click();

    await edit();
    await expect(services.getByLabel('Lave-linge')).toBeChecked();
    await services.getByText('Sèche-linge').click();
    await services.getByText('Wi-Fi gratuit').click();
    if (!isMobile) await expectAccessible(page);
    await save();
    await expect(toastWith(page, 'Modifications enregistrées')).toBeVisible();
    await expect(dialog).toBeHidden();

    await edit();
    await expect(services.getByLabel('Wi-Fi gratuit')).toBeChecked();
    await expect(services.getByLabel('Sèche-linge')).not.toBeChecked();
    await save();
    await expect(dialog).toBeHidden();

    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.getByLabel('Administrateur ou élément modifié').fill(name);
    await expect(page.getByText(`a ajouté le service Wi-Fi gratuit à la laverie ${name}`)).toBeVisible();
    await expect(page.getByText(`a retiré le service Sèche-linge de la laverie ${name}`)).toBeVisible();
    // The second save changed nothing.
    const { rowCount } = await database.query('select from journal_entries where subject = $1', [name]);
    expect(rowCount).toBe(2);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Wi-Fi gratuit', { exact: true })).toBeVisible();
    await expect(page.getByText('Sèche-linge', { exact: true })).toBeHidden();
  },
);

test('an administrator deletes a photo: it leaves the page, and the journal records it', async ({
  page,
  laundromat,
}) => {
  const { name, path } = await laundromat({ photos: 2, isPremium: true });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agrandir : Vue 1' })).toBeVisible();

  await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Photos de ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos de' });
  const tiles = dialog.getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).toContainText('Vue 1');
  await expect(tiles.nth(0)).toContainText('Principale');
  await expectAccessible(page);

  const ask = tiles.nth(0).getByRole('button', { name: 'Supprimer la photo 1' });
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Supprimer cette photo' });
  const focused = page.locator('[role=dialog]:focus, [role=dialog] :focus');
  await expect(question.getByLabel('Motif')).toBeVisible();
  await expect(focused).toHaveCount(1);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();
  await expect(tiles).toHaveCount(2);
  await ask.click();
  await expect(question.getByLabel('Motif')).toBeVisible();
  await expectAccessible(page);
  const remove = question.getByRole('button', { name: 'Supprimer la photo' });
  await remove.click();
  await expect(question.getByLabel('Motif')).toHaveAccessibleDescription(/motif/i);
  await question.getByLabel('Motif').fill("Ce n'est pas cette laverie.");
  await remove.click();
  await expect(toastWith(page, 'Photo supprimée')).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('Vue 2');
  await expect(tiles).toContainText('Principale');
  await expect(dialog.getByText('1 photo', { exact: true })).toBeVisible();
  // The focused button is gone: the focus is on the window or in it.
  await expect(focused).toHaveCount(1);

  await tiles.getByRole('button', { name: 'Supprimer la photo 1' }).click();
  await question.getByLabel('Motif').fill('Celle-ci non plus.');
  await remove.click();
  await expect(dialog.getByText('Aucune photo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.getByLabel('Administrateur ou élément modifié').fill(name);
  const entries = page.getByText(`Camille Martin a supprimé une photo de la laverie ${name}`);
  await expect(entries).toHaveCount(2);
  await entries.last().click();
  await expect(page.getByRole('row', { name: "Motif – Ce n'est pas cette laverie." })).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Agrandir/ })).toHaveCount(0);
});

test.describe('a photo that cannot be deleted', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('stays, a toast reports it, and the reason is not lost', async ({ page, laundromat }) => {
    const { name } = await laundromat({ photos: 1 });
    await page.route('**/v1/graphql', (route) =>
      route.request().postData()?.includes('mutation Moderate') ? route.abort() : route.fallback(),
    );
    await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Photos de ${name}` }).click();
    const tiles = page.getByRole('dialog', { name: 'Photos de' }).getByRole('listitem');
    await tiles.getByRole('button', { name: 'Supprimer la photo 1' }).click();
    const question = page.getByRole('dialog', { name: 'Supprimer cette photo' });
    await question.getByLabel('Motif').fill('Floue.');
    await question.getByRole('button', { name: 'Supprimer la photo' }).click();
    await expect(toastWith(page, "La photo n'a pas été supprimée")).toContainText('Vérifiez votre connexion');
    await expect(question.getByLabel('Motif')).toHaveValue('Floue.');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(tiles).toHaveCount(1);
    await expect(tiles.getByRole('button', { name: 'Supprimer la photo 1' })).toBeFocused();
  });
});
