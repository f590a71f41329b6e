import type { Page } from 'playwright/test';
import { expect, test } from './laundromat.ts';
import { useUntilFavoriteButtonsShow } from './first-use.ts';
import { lonelySpot, north } from './own-laundromats.ts';
import { around, cards } from './search-page.ts';

// React reports HTML that it cannot hydrate as an uncaught error, at which every test fails.

/** Records the names of the GraphQL queries that the browser sends. */
function queriesOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/graphql')) return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

/** Draws a page before the test: a slow machine may take longer for a first one than the site waits. */
async function draw(page: Page, address: string) {
  const isDrawn = async () => (await (await page.request.get(address)).text()).includes('id="page-data"');
  await expect.poll(isDrawn).toBe(true);
}

test('a drawn page asks none of its queries again, and the cache starts with their data', async ({
  page,
  laundromat,
  publish,
}) => {
  const queries = queriesOf(page);
  const { path, name } = await laundromat({ photos: 2, reviews: 2 });
  const spot = lonelySpot();
  await publish(north(spot, 1));
  // Addresses that no other test has opened: their data is fresh.
  for (const address of [
    path,
    `/directory?q=${encodeURIComponent(name)}`,
    `/faq?service=${name}`,
    around(spot),
  ]) {
    await draw(page, address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(cards(page)).toHaveCount(1);
  await useUntilFavoriteButtonsShow(page);
  expect(queries).toEqual([]);
});

for (const [what, zone, offsetMs] of [
  ['in another time zone', 'Pacific/Auckland', 0],
  ['with a clock an hour ahead', 'Europe/Paris', 3_600_000],
  ['with a clock of last year', 'Europe/Paris', -365 * 86_400_000],
] as const) {
  test.describe(what, () => {
    test.use({ timezoneId: zone });
    test(`the same page is hydrated ${what}`, async ({ page, laundromat }) => {
      const { path, name } = await laundromat({ reviews: 1 });
      if (offsetMs !== 0) await page.clock.setFixedTime(Date.now() + offsetMs);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto('/');
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('after a reload the way back to the list is still there', async ({ page, publish }) => {
  const spot = lonelySpot();
  await publish(north(spot, 1));
  await page.goto(around(spot));
  await cards(page).getByRole('link').first().click();
  const back = page.getByRole('link', { name: 'Retour aux résultats' });
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await expect(page.locator('head title')).toHaveCount(1);
});

test.describe('without the scripts of the page', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test('its content is there', async ({ page, laundromat }) => {
    const { path, name } = await laundromat({ reviews: 1 });
    await page.route('/assets/*.js', (route) => route.abort());
    await draw(page, path);
    // Not the `goto` of the fixture, which waits for scripts.
    await page.mainFrame().goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
