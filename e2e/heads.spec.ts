import type { Page } from 'playwright/test';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { expect, test } from './laundromat.ts';
import { openRendered } from './rendered-page.ts';

const tags =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property^="og:"], ' +
  'meta[name^="twitter:"], script[type="application/ld+json"]';

const headOf = (page: Page) =>
  page
    .locator(tags)
    .evaluateAll((elements: { outerHTML: string }[]) =>
      elements.map((element) => element.outerHTML).toSorted(),
    );

test(
  'a page has the same head from the server, with scripts, and opened inside the app',
  { tag: '@combinations' },
  async ({ page, browser, laundromat }) => {
    // No other test publishes in this commune, and heads contain counts.
    const { path } = await laundromat({
      city: 'Ouessant',
      postalCode: '29242',
      description: '« Propre » & <b>calme</b>',
      photos: 2,
      reviews: 2,
      phone: '01 99 00 00 01',
      hours: '7h-22h, 7j/7',
    });
    const town = '/laveries/bretagne/ouessant';
    const context = await browser.newContext({ javaScriptEnabled: false });
    const withoutScript = await context.newPage();
    for (const address of isExhaustive ? [path, '/', '/directory', '/faq', town] : [path, town]) {
      await openRendered(withoutScript, address);
      await expect(withoutScript.locator('head title')).toHaveCount(1);
      await openRendered(page, address);
      await expect.poll(() => headOf(page)).toEqual(await headOf(withoutScript));
    }
    await openRendered(page, path);
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(new URL(preview!).pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle('Contact · Lavoir');
    await openRendered(withoutScript, '/contact');
    await expect.poll(() => headOf(page)).toEqual(await headOf(withoutScript));
    await context.close();
  },
);

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test('has status 404 and the same title from the server and in the app', async ({ page }) => {
    for (const [address, heading] of [
      ['/laveries/bretagne/nulle-part', 'Aucune laverie à cette adresse'],
      ['/laverie/nulle-part', 'Laverie non trouvée'],
    ] as const) {
      const sent = await openRendered(page, address);
      expect(sent.status()).toBe(404);
      const [, title] = /<title>(.*?)<\/title>/.exec(await sent.text()) ?? [];
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title!);
    }
    await page.getByRole('link', { name: "Parcourir l'annuaire" }).click();
    await expect(page).toHaveURL('/directory');
  });
});

test.describe('without data', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });
  test('a first visit shows at once the hours that are part of the page', async ({ page }) => {
    await page.route('/faq', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('8h à 19h', '9h à 18h30');
      await route.fulfill({ response: answer, body: text });
    });
    await page.route('/v1/graphql', (route) => route.abort());
    await openRendered(page, '/faq');
    await expect(page.getByRole('contentinfo')).toContainText('9h à 18h30');
  });
});

test(
  'links lead from the directory to a region, a city and its laundromats',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    // No other test publishes in this commune, so the laundromat is on its first page.
    const { name } = await laundromat({ city: 'Roscoff', postalCode: '29680' });
    await page.goto('/directory');
    await page.getByRole('link', { name: /^Bretagne \d/ }).click();
    await expect(page).toHaveURL(/\/laveries\/bretagne$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Laveries automatiques en Bretagne' }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Roscoff/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Laveries automatiques à Roscoff' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Laveries automatiques à Roscoff (Finistère) · Lavoir');
    await expect(page.getByText("Aucune formule payante n'y change rien")).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page
      .getByRole('navigation', { name: "Fil d'Ariane" })
      .getByRole('link', { name: 'Bretagne' })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Laveries automatiques en Bretagne' }),
    ).toBeVisible();
  },
);
