import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, service, test } from './own-laundromats.ts';

const cards = (page: Page) => page.getByRole('region', { name: /laverie/i }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const text = (page: Page) => page.getByRole('searchbox', { name: 'Recherche' });
const word = () => `w${randomUUID().slice(0, 8)}`;

test('text finds laundromats while it is typed, and becomes part of the address', async ({
  page,
  publish,
}) => {
  const name = await publish({ name: `Lavérie ${word()}` });
  await page.goto('/directory');
  await text(page).fill(name.toUpperCase().replace('É', 'e'));
  await expect(names(page)).toHaveText([name]);
  await expect(page.getByRole('heading', { name: '1 laverie', exact: true })).toBeVisible();
  await page.reload();
  await expect(names(page)).toHaveText([name]);
});

test('a city shows the laundromats of that city only', async ({ page, publish }) => {
  const shared = word();
  const brest = await publish({ name: `Laverie ${shared} A`, city: 'Brest', postalCode: '29200' });
  const quimper = await publish({ name: `Laverie ${shared} B`, city: 'Quimper', postalCode: '29000' });
  await page.goto(`/directory?q=${shared}&sort=name`);
  await expect(names(page)).toHaveText([brest, quimper]);
  await page.getByRole('combobox', { name: 'Ville' }).fill('quimper');
  await page.getByRole('option', { name: /^Quimper 29/ }).click();
  await expect(names(page)).toHaveText([quimper]);
  await page.goBack();
  await expect(names(page)).toHaveText([brest, quimper]);
});

test('by relevance, paid laundromats come first among equals and are marked; by city, a plan counts for nothing', async ({
  page,
  publish,
}) => {
  const shared = word();
  const zola = await publish({ name: `A ${shared}`, city: 'Yvetot', postalCode: '76190' });
  const annecy = await publish({ name: `B ${shared}`, city: 'Annecy', postalCode: '74000' });
  const premium = await publish({
    name: `C ${shared}`,
    city: 'Vannes',
    postalCode: '56000',
    isPremium: true,
  });
  const featured = await publish({
    name: `D ${shared}`,
    city: 'Vichy',
    postalCode: '03200',
    isFeatured: true,
  });
  await page.goto(`/directory?q=${shared}`);
  await expect(names(page)).toContainText([featured, premium]);
  await expect(cards(page).nth(0)).toContainText('Premium+');
  await expect(cards(page).nth(1)).toContainText('Premium');
  await expect(cards(page).getByText('Annonce')).toHaveCount(2);
  await page.getByRole('button', { name: 'Trier par' }).click();
  await expect(page.getByRole('option')).toHaveText(['Pertinence', 'Nom', 'Ville', 'Note']);
  await page.getByRole('option', { name: 'Ville' }).click();
  await expect(names(page)).toHaveText([annecy, premium, featured, zola]);
  await expect(cards(page).getByText('Annonce')).toHaveCount(0);
});

test('a card names four services, and the count of the others beside the last, but not what every laundromat has', async ({
  page,
  publish,
}) => {
  const name = await publish({ services: Object.values(service) });
  await page.goto(`/directory?q=${encodeURIComponent(name)}`);
  const services = cards(page).first().getByRole('listitem');
  await expect(services).toHaveCount(4);
  await expect(services.first()).toHaveText('Lessive fournie');
  await expect(services.last()).toContainText('+1');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [named, count] = await Promise.all(
      (await services.last().locator('> span').all()).map(async (chip) => (await chip.boundingBox())?.y),
    );
    expect(count).toBe(named);
  }
});

test('a search without a result offers all laundromats and no sort order', async ({ page }) => {
  await page.goto(`/directory?q=${word()}`);
  await expect(page.getByText('Aucune laverie trouvée pour vos critères')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trier par' })).toHaveCount(0);
  await expect(page.getByText('Tri par défaut')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir toutes les laveries' }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(page).toHaveURL('/directory');
});

test('« Ouvert maintenant » keeps only what is open, also in the directory', async ({
  page,
  publish,
  database,
}) => {
  const shared = word();
  const open = await publish({ name: `Laverie ${shared} A` });
  const unknown = await publish({ name: `Laverie ${shared} B` });
  // A new row is open day and night.
  await database.query('update laundromats set weekly_hours = null, hours = null where name = $1', [unknown]);
  await page.goto(`/directory?q=${shared}`);
  await expect(names(page)).toHaveText([open, unknown]);
  await page.getByRole('checkbox', { name: 'Ouvert maintenant' }).click();
  await expect(names(page)).toHaveText([open]);
  await expect(page).toHaveURL(/openNow=true/);
});

test('each filter comes into view when it is focused, although the row is longer than the screen', async ({
  page,
}) => {
  await page.goto('/directory');
  const chips = page.getByRole('group', { name: 'Filtres' }).getByRole('checkbox');
  await expect(chips).toHaveCount(6);
  await page.getByRole('button', { name: /^Filtres/ }).focus();
  for (const chip of await chips.all()) {
    await page.keyboard.press('Tab');
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 0.99 });
  }
});

test('each page of ten laundromats has an address', async ({ page }) => {
  await page.goto('/directory');
  await expect(cards(page)).toHaveCount(10);
  const first = await names(page).allTextContents();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/directory?page=2');
  await expect(names(page).first()).not.toHaveText(first[0]!);
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem')).toHaveCount(5);
});

test('a commune shows twelve laundromats a page, and each page has an address', async ({ page, publish }) => {
  // No other test publishes in this commune. All have the same rating, so the names decide.
  const published: string[] = [];
  for (const letter of 'ABCDEFGHIJKLMN')
    published.push(
      await publish({ name: `Laverie ${letter} ${word()}`, city: 'Groix', postalCode: '56590' }),
    );
  const shown = page.getByRole('article').getByRole('heading', { level: 3 });
  await page.goto('/laveries/bretagne/groix');
  await expect(shown).toHaveText(published.slice(0, 12));
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/laveries/bretagne/groix?page=2');
  await expect(shown).toHaveText(published.slice(12));
  await expect(page.getByRole('heading', { name: 'Liste des laveries, page 2 sur 2' })).toBeFocused();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: published[12] })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveText(published.slice(12));
  await page.goBack();
  await expect(page).toHaveURL('/laveries/bretagne/groix');
  await expect(shown).toHaveText(published.slice(0, 12));
});

test('a card opens the page of its laundromat', async ({ page, publish }) => {
  const name = await publish();
  await page.goto(`/directory?q=${encodeURIComponent(name)}`);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/laverie\/laverie-/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
