import { mergeTests, type Page } from 'playwright/test';
import { test as laundromats } from './laundromat.ts';
import { expect, signIn, test as accounts, toastWith } from './own-accounts.ts';

const test = mergeTests(laundromats, accounts);

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` });
const favorite = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const inDatabase = `select count(*)::int as n from favorites f join users u on u.id = f.user_id
  join laundromats l on l.id = f.laundromat_id where u.email = $1 and l.name = any ($2)`;

test(
  'a visitor adds favorites from a card and a page, and finds both after a reload',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const [card, own] = [await laundromat({ photos: 1 }), await laundromat()];
    await page.goto(`/directory?q=${encodeURIComponent(card.name)}`);
    await expect(favorite(page, card.name)).toBeVisible();
    await heartOf(page, card.name).click();
    await expect(heartOf(page, card.name)).toHaveAttribute('aria-pressed', 'true');
    const remove = `Retirer ${card.name} de mes favoris`;
    await expect(heartOf(page, card.name)).toHaveAttribute('data-tooltip', remove);

    await page.goto(own.path);
    await heartOf(page, own.name).click();
    await expect(heartOf(page, own.name)).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/favoris');
    await expect(page.getByRole('heading', { name: '2 laveries favorites' })).toBeVisible();
    await favorite(page, card.name).click();
    await expect(page).toHaveURL(card.path);
  },
);

test(
  'a removed favorite can be restored, also with the keyboard',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { name, path } = await laundromat();
    await page.goto(path);
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favoris');
    const remove = page.getByRole('button', { name: `Retirer ${name} de mes favoris` });
    await remove.click();
    await expect(page.getByText("Vous n'avez pas encore de laveries favorites.")).toBeVisible();
    await expect(toastWith(page, 'Laverie retirée de vos favoris')).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(favorite(page, name)).toBeVisible();

    await remove.click();
    await expect(favorite(page, name)).toBeHidden();
    await page.reload();
    await page.getByRole('link', { name: "Parcourir l'annuaire" }).click();
    await expect(page).toHaveURL('/directory');
  },
);

test('signing in merges both lists, and signing out leaves nothing on the device', async ({
  page,
  context,
  laundromat,
  member,
  database,
  openHeader,
}) => {
  const camille = await member('client');
  const [visitors, accounts, both] = [await laundromat(), await laundromat(), await laundromat()];
  await database.query(
    `insert into favorites (user_id, laundromat_id)
     select u.id, l.id from users u, laundromats l where u.email = $1 and l.name = any ($2)`,
    [camille.email, [accounts.name, both.name]],
  );
  for (const { name, path } of [visitors, both]) {
    await page.goto(path);
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  }

  await signIn(context, camille);
  await page.goto('/dashboard?onglet=favoris');
  for (const { name } of [visitors, accounts, both]) await expect(favorite(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 laveries favorites' })).toBeVisible();
  const names = [visitors, accounts, both].map(({ name }) => name);
  const stored = async () => (await database.query(inDatabase, [camille.email, names])).rows;
  await expect.poll(stored).toEqual([{ n: 3 }]);

  await openHeader(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(toastWith(page, 'Déconnexion réussie')).toBeVisible();
  await page.goto('/favoris');
  await expect(page.getByText("Vous n'avez pas encore de laveries favorites.")).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test(
    'a removal is queued and reaches the account later',
    { tag: '@full' },
    async ({ page, context, laundromat, member, database }) => {
      const camille = await member('owner');
      const { name, path } = await laundromat();
      await signIn(context, camille);
      await page.goto(path);
      await heartOf(page, name).click();
      const stored = async () => (await database.query(inDatabase, [camille.email, [name]])).rows;
      await expect.poll(stored).toEqual([{ n: 1 }]);

      await page.route('**/v1/graphql', (route) => route.abort());
      await heartOf(page, name).click();
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
      expect(await stored()).toEqual([{ n: 1 }]);

      await page.unroute('**/v1/graphql');
      await page.reload();
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(stored).toEqual([{ n: 0 }]);
    },
  );
});

test('« Enregistrer » saves the list of a town', { tag: '@full' }, async ({ page, laundromat }) => {
  const town = `Ville ${crypto.randomUUID().slice(0, 8)}`;
  const [one, other] = [await laundromat({ city: town }), await laundromat({ city: town })];
  await page.goto(`/directory?city=${encodeURIComponent(town)}`);
  await page.getByRole('button', { name: `Enregistrer ${town}` }).click();
  await toastWith(page, '2 laveries enregistrées').getByRole('button', { name: 'Voir' }).click();
  await expect(page).toHaveURL('/favoris');
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`${town}.*2.laveries`) })
    .click();
  await expect(page.getByRole('link', { name: new RegExp(other.name) })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(one.name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();
});
