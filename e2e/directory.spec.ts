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

test('Enter reads a typed place, whose words are searched until then', async ({ page }) => {
  await page.goto('/directory');
  await text(page).fill('laverie ouverte à Brest');
  await text(page).press('Enter');
  await expect(page).toHaveURL(/directory\?city=Brest&department=29&lat=48\.\d+&lng=-4\.\d+&openNow=true$/);
  await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Brest (29)');
  await expect(text(page)).toHaveValue('');
});

test(
  'a card names four services, and the count of the others beside the last, but not what every laundromat has',
  { tag: '@full' },
  async ({ page, publish }) => {
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
  },
);

test(
  'a commune shows twelve laundromats a page, and each page has an address',
  { tag: '@full' },
  async ({ page, publish }) => {
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
  },
);
