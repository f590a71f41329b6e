import { mergeTests } from 'playwright/test';
import { listen, said } from './announced.ts';
import { missedAddresses } from './fixtures.ts';
import { choosePhotos, expect, signIn, test as submissions, toastWith } from './own-submissions.ts';
import { test as ownedLaundromats } from './owned-laundromat.ts';

const test = mergeTests(ownedLaundromats, submissions);

test.use({ expectedComplaints: [missedAddresses] });

test(
  'after removing a favorite the focus is on the next one, then on the title',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const [first, second] = [await laundromat(), await laundromat()];
    for (const { path, name } of [first, second]) {
      await page.goto(path);
      const favorite = page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` });
      await favorite.press('Enter');
      await expect(favorite).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/favoris');
    const remove = ({ name }: { name: string }) =>
      page.getByRole('button', { name: `Retirer ${name} de mes favoris` });
    await remove(second).press('Enter');
    await expect(remove(first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeFocused();
  },
);

test(
  'deleting a photo focuses the next one, and the message or the page restores it',
  { tag: '@full' },
  async ({ page, context, member, owned }) => {
    const owner = await member('owner');
    await signIn(context, owner);
    const { id } = await owned(owner, { photos: 3, isPremium: true });
    await listen(page);
    await page.goto(`/edit-laundromat/${id}`);
    const remove = (number: number) => page.getByRole('button', { name: `Supprimer la photo ${number}` });
    const message = toastWith(page, 'Photo supprimée');
    await remove(2).press('Enter');
    await expect(message).toBeVisible();
    await expect(remove(3)).toHaveCount(0);
    await expect(remove(2)).toBeFocused();
    await page.keyboard.press('F8');
    await message.getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(remove(3)).toBeVisible();
    await expect.poll(() => said(page)).toContain('Photo remise à sa place');
    await expect(
      page.locator('li:focus-within').getByRole('button', { name: /^Supprimer la photo/ }),
    ).toBeFocused();

    await remove(1).press('Enter');
    await message.getByRole('button', { name: 'Fermer' }).press('Enter');
    await expect(message).toBeHidden();
    const restore = page.getByRole('button', { name: 'Remettre la photo supprimée 1' });
    await expect(restore).toBeVisible();
    await page.reload();
    await restore.press('Enter');
    await expect(remove(3)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter des photos' })).toBeFocused();
  },
);

test(
  'the steps of a submission and its photos keep the focus',
  { tag: '@full' },
  async ({ page, owner: _owner }) => {
    await listen(page);
    await page.goto('/add-laundromat');
    await page.getByRole('button', { name: /^Choisir Premium$/ }).press('Enter');
    await expect(page.getByText(/^Étape 2 sur 2/)).toBeFocused();
    await choosePhotos(page, 3);
    await page.getByRole('button', { name: 'Reculer la photo 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Reculer la photo 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Avancer la photo 3' })).toBeFocused();
    await expect.poll(() => said(page)).toContain('Photo déplacée en position 3 sur 3');
    await page.getByRole('button', { name: 'Retirer la photo 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Retirer la photo 1' })).toBeFocused();
    await expect.poll(() => said(page)).toContain('Photo retirée, 2 sur 6');
    await page.getByRole('button', { name: 'Retour' }).press('Enter');
    await expect(page.getByText(/^Étape 1 sur 2/)).toBeFocused();
  },
);

test(
  'a « more » link that disappears moves the focus to the new items, which the address holds',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat({ reviews: 12 });
    await page.goto(path);
    const reviews = page.getByRole('region', { name: 'Avis' }).getByRole('article');
    await expect(reviews).toHaveCount(10);
    await expect(reviews.first()).toContainText('publié le 11 mars 2026');
    const more = page.getByRole('link', { name: "Voir plus d'avis" });
    await more.press('Enter');
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Avis numéro 11' })).toBeFocused();
    await expect(page).toHaveURL(`${path}?avis=2`);
    await page.reload();
    await expect(reviews).toHaveCount(12);

    await page.goto('/directory');
    await page.goto('/?services=a0000000-0000-4000-8000-000000000001');
    await page.getByRole('button', { name: /^Filtres/ }).press('Enter');
    await page.getByRole('button', { name: 'Tout retirer' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Voir / })).toBeFocused();
  },
);
