import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './listing.ts';

/** What search engines and social networks read, the same written by the server and by the app. */
const spoken =
  'title, link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], ' +
  'script[type="application/ld+json"]';

const headOf = (page: Page) =>
  page
    .locator(spoken)
    .evaluateAll((elements) =>
      elements.map((element) => element.outerHTML.replace(' data-server=""', '')).toSorted(),
    );

test('the head that the server sends is the head that the app writes', async ({ page, browser, listing }) => {
  // A commune of its own: other journeys publish elsewhere, and heads count.
  const { path } = await listing({
    city: 'Ouessant',
    postalCode: '29242',
    description: '« Propre » & <b>calme</b>',
    photos: 2,
    reviews: 2,
    phone: '01 99 00 00 01',
    hours: '7h-22h, 7j/7',
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await context.newPage();
  for (const address of [path, '/', '/directory', '/faq', '/services/seo', '/laveries/bretagne/ouessant']) {
    await page.goto(address);
    await expect(page.locator('title[data-server]')).toHaveCount(0);
    await withoutScript.goto(address);
    await expect(withoutScript.locator('title[data-server]')).toHaveCount(1);
    await expect.poll(() => headOf(page)).toEqual(await headOf(withoutScript));
  }
  await context.close();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test('has the same title from the server and in the app', async ({ page }) => {
    for (const [address, heading] of [
      ['/nulle-part', '404 Page Not Found'],
      ['/laverie/nulle-part', 'Laverie non trouvée'],
      ['/laverie/a/b', '404 Page Not Found'],
      ['/laveries/nulle-part', 'Aucune laverie à cette adresse'],
      ['/laveries/bretagne/nulle-part', 'Aucune laverie à cette adresse'],
    ] as const) {
      const sent = await page.goto(address);
      expect(sent?.status()).toBe(404);
      const [, title] = /<title data-server>(.*)<\/title>/.exec((await sent?.text()) ?? '') ?? [];
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('title[data-server]')).toHaveCount(0);
      await expect(page).toHaveTitle(title!);
    }
  });
});

test.describe('without data', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });
  test('a first visit shows at once the hours that came with the page', async ({ page }) => {
    await page.route('/faq', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(
        /(name="lavoir:contact" content=".*?contactHours&quot;:&quot;)[^&]+/,
        (_all, before: string) => `${before}9h à 18h30`,
      );
      await route.fulfill({ response: answer, body: text });
    });
    // Nothing else may tell it.
    await page.route('/v1/graphql', (route) => route.abort());
    await page.goto('/faq');
    await expect(page.getByRole('contentinfo')).toContainText('9h à 18h30');
  });
});

test('from the directory links lead to a region, a city and its laundromats', async ({ page, listing }) => {
  const { name } = await listing();
  await page.goto('/directory');
  await page.getByRole('link', { name: /^Bretagne \d/ }).click();
  await expect(page).toHaveURL(/\/laveries\/bretagne$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Laveries automatiques en Bretagne' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Brest/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laveries automatiques à Brest' })).toBeVisible();
  await expect(page).toHaveTitle('Laveries automatiques à Brest (Finistère) · Lavoir');
  await expect(page.getByText("Aucune formule payante n'y change rien")).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: "Fil d'Ariane" })
    .getByRole('link', { name: 'Bretagne' })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Laveries automatiques en Bretagne' }),
  ).toBeVisible();
});
