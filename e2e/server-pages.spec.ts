import type { Page, Request } from 'playwright/test';
import { untilHydrated } from './device.ts';
import { expect, test } from './laundromat.ts';
import { lonelySpot, north } from './own-laundromats.ts';
import { openRendered } from './rendered-page.ts';
import { around, cards } from './search-page.ts';

function queriesByPage(page: Page): Map<Request, string[]> {
  const queries = new Map<Request, string[]>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) queries.set(request, []);
    if (!request.url().endsWith('/v1/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    [...queries.values()].at(-1)?.push(operationName);
  });
  return queries;
}

/** Lets the scripts of pages arrive only when the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/assets/index-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('a rendered page asks none of its queries again', async ({ page, laundromat }) => {
  const queries = queriesByPage(page);
  const { path, name } = await laundromat({ photos: 2, reviews: 2 });
  // Not opened by any other test, so their data is fresh. The laundromat comes last, because the device keeps opened
  // ones.
  const addresses = [`/directory?q=${encodeURIComponent(name)}`, `/faq?service=${name}`, path];
  const opened: Request[] = [];
  for (const address of addresses) {
    opened.push((await openRendered(page, address)).request());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(opened.flatMap((request) => queries.get(request)!)).toEqual([]);
});

test('the cache starts with the data in the page', { tag: '@full' }, async ({ page, publish }) => {
  const queries = queriesByPage(page);
  const spot = lonelySpot();
  await publish(north(spot, 1));
  const opened = await openRendered(page, around(spot));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Enregistrer/ }).first()).toBeVisible();
  expect(queries.get(opened.request())).toEqual([]);
});

for (const [what, zone, offsetMs] of [
  ['in another time zone', 'Pacific/Auckland', 0],
  ['with a clock an hour ahead', 'Europe/Paris', 3_600_000],
  ['with a clock of last year', 'Europe/Paris', -365 * 86_400_000],
] as const) {
  test.describe(what, () => {
    test.use({ timezoneId: zone });
    test(`the same page is hydrated ${what}`, { tag: '@full' }, async ({ page, laundromat }) => {
      const { path, name } = await laundromat({ reviews: 1 });
      if (offsetMs !== 0) await page.clock.setFixedTime(Date.now() + offsetMs);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto('/');
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('a directory is hydrated before it starts, however early that is', async ({ page, laundromat }) => {
  const { name } = await laundromat();
  await page.addInitScript('window.requestIdleCallback = (start) => setTimeout(start)');
  // The start shows the time of the device.
  await page.clock.setFixedTime(Date.now() + 9 * 3_600_000);
  for (const address of ['/directory', `/directory?q=${encodeURIComponent(name)}`]) {
    await openRendered(page, address);
    await expect(cards(page).first()).toBeVisible();
  }
});

test(
  'after a reload the way back to the list is still there',
  { tag: '@full' },
  async ({ page, publish }) => {
    const spot = lonelySpot();
    await publish(north(spot, 1));
    await page.goto(around(spot));
    await cards(page).getByRole('link').first().click();
    const back = page.getByRole('link', { name: 'Retour aux résultats' });
    await expect(back).toBeVisible();
    await page.reload();
    await expect(back).toBeVisible();
    await expect(page.locator('head title')).toHaveCount(1);
    const press = page.getByRole('button', { name: 'Prix faux' });
    await press.click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(press).toHaveCSS('opacity', '1');
  },
);

test(
  'back, pressed before the scripts of a reloaded page arrive, shows the page before it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Questions fréquentes');
    const arrive = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    await page.evaluate('history.back()');
    await expect(page).toHaveURL('/faq');
    arrive();
    await expect(heading).toHaveText('Questions fréquentes');
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a page is hydrated although the service worker takes over before its scripts', async ({ page }) => {
    const arrive = await holdScripts(page);
    await openRendered(page, '/subscription', { waitUntil: 'commit' });
    await page.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => new Promise((resolve) => {
      if (navigator.serviceWorker.controller) resolve();
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    }))`);
    arrive();
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Choisir Premium', exact: true })).toBeVisible();
  });
});

test.describe('without the scripts of the page', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test('its content is there', async ({ page, laundromat }) => {
    const { path, name } = await laundromat({ reviews: 1 });
    await page.route('/assets/*.js', (route) => route.abort());
    await openRendered(page.mainFrame(), path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
