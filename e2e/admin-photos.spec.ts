import { mergeTests } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test as laundromats } from './laundromat.ts';
import { test as accounts, toastWith } from './own-accounts.ts';

const test = mergeTests(laundromats, accounts);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context, asAdministrator }) => asAdministrator(context));

test(
  'an administrator deletes a photo: it leaves the page, and the journal records it',
  { tag: '@full' },
  async ({ page, laundromat }) => {
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
  },
);
