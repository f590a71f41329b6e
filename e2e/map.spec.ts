import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { openWithWorker, untilStored } from './device.ts';
import { test as siteTest } from './faulty-network.ts';
import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';

const street = '/?lieu=Rue+Paul+Bert%2C+69003+Lyon&lat=45.7587&lng=4.8509';

const map = (page: Page) => page.getByRole('application', { name: 'Carte' });
const pins = (page: Page) =>
  map(page).getByRole('button', { name: /, (ouverte|fermée|horaires|jour férié|\d).*, \d/i });
const pinsAndGroups = (page: Page) => pins(page).or(map(page).getByRole('button', { name: /, agrandir$/ }));
const focusedName = (page: Page) => page.locator(':focus').getAttribute('aria-label');

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (name.test((await focusedName(page)) ?? (await page.locator(':focus').textContent()) ?? '')) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

const viewOf = (page: Page) => new URL(page.url()).searchParams.get('carte');

test.describe('on a desktop', () => {
  test.use({ ...screens.desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('the keyboard alone goes from the list to its map, finds an open laundromat there, and « back » leads to the same view', async ({
    page,
  }) => {
    // A Monday; the open state of pins follows the clock of the browser.
    await page.clock.setFixedTime('2026-03-16T15:00:00+01:00');
    await page.goto(street);
    await expect(pins(page).first()).toBeVisible();
    await page.getByRole('article').nth(5).getByRole('link').focus();
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
    await expect(map(page).locator('[data-pointed]')).toHaveCount(1);
    await tabTo(page, /^Carte$/);
    await page.keyboard.press('+');
    await expect(
      map(page)
        .getByRole('button', { name: /, agrandir$/ })
        .or(pins(page))
        .first(),
    ).toBeVisible();
    await tabTo(page, /, ouverte, /);
    const name = (await focusedName(page))!.split(',')[0]!;
    await page.keyboard.press('Enter');
    const card = page.getByRole('group', { name, exact: true });
    await expect(card).toBeFocused();
    await expect(card).toContainText(/Ouvert|Ferme dans/);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect((await focusedName(page))!).toContain(name);
    await page.keyboard.press('Enter');
    await expect(card).toBeFocused();
    const view = viewOf(page);
    expect(view).not.toBeNull();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(map(page)).toBeVisible();
    await expect(pins(page).first()).toBeVisible();
    expect(viewOf(page)).toBe(view);
  });
});

test(
  'the part of the map that is shown can be searched, a reload shows it again, and the page can be scrolled with a finger',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${street}&vue=carte`);
    await expect(pins(page).first()).toBeVisible();
    const box = (await map(page).boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(page.viewportSize()!.height - 150);
    const before = viewOf(page);
    await map(page).focus();
    for (let step = 0; step < 3; step += 1) {
      const shown = viewOf(page);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => viewOf(page)).not.toBe(shown);
    }
    expect(viewOf(page)).not.toBe(before);
    await page.getByRole('button', { name: 'Rechercher dans cette zone' }).click();
    await expect(page).toHaveURL(/zone=.*&carte=/);
    const searched = page.url();
    await page.reload();
    await expect(map(page)).toBeVisible();
    await expect(page.getByText('© IGN')).toBeVisible();
    await expect.poll(() => page.url()).toBe(searched);
  },
);

siteTest.describe('without a network', () => {
  siteTest.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  siteTest('a map whose code was lost on the way opens on « Réessayer »', async ({ page, site }) => {
    const code = '**/assets/results-map-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto(`${site.url}${street}&vue=carte`);
    await expect(page.getByText("La carte n'a pas pu être chargée")).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(map(page)).toBeVisible();
  });

  siteTest(
    'a map that was visited shows the laundromats of the list on drawn streets and says so, until the network is back',
    { tag: '@full' },
    async ({ page, context, site }) => {
      await openWithWorker(page, site.url + street);
      const name = await page.getByRole('article').first().getByRole('heading').textContent();
      await untilStored(page, 'lavoir-public-data', name!);
      await page.goto(`${site.url}${street}&vue=carte`);
      await expect(pins(page).first()).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/seules les laveries de la liste sont ici/)).toBeVisible();
      await expect(pinsAndGroups(page).first()).toBeVisible();
      // Zoom in, because the browser may have cached the tiles of the first zoom level.
      await map(page).focus();
      await page.keyboard.press('+');
      const drawn = page.getByText(/les rues sont un dessin/);
      await expect(drawn).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(page.getByText('© IGN')).toBeVisible();
      await expect(drawn).toBeHidden();
    },
  );
});
