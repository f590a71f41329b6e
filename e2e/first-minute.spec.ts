import { mergeTests } from 'playwright/test';
import { openWithWorker } from './device.ts';
import { test as faultyNetwork } from './faulty-network.ts';
import { expectFewShifts, measureShifts } from './layout-shift.ts';
import { expect, lonelySpot, north, test as ownLaundromats } from './own-laundromats.ts';
import { screens } from './screens.ts';
import { around, cards, names, openFilters } from './search-page.ts';
import { slowDown } from './slow-network.ts';

const test = mergeTests(faultyNetwork, ownLaundromats);

test(
  'with a shared position the home page opens in its place, on a slow network too',
  { tag: '@full' },
  async ({ page, context, site, publish }) => {
    test.slow();
    const spot = lonelySpot();
    const near = await publish(north(spot, 1));
    await context.grantPermissions(['geolocation'], { origin: site.url });
    await context.setGeolocation({ latitude: spot.lat, longitude: spot.lng });
    await measureShifts(page);
    await slowDown(page);

    // The page keeps the list that the server has rendered.
    await openWithWorker(page, site.url);
    await expect.poll(() => page.evaluate("localStorage.getItem('lavoir:position-shared')")).toBe('1');
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/`);
    await expectFewShifts(page);

    const titles: string[] = [];
    await page.exposeFunction('seeTitle', (title: string) => titles.push(title));
    await page.addInitScript(`new MutationObserver(() => {
    const title = document.getElementById('resultats')?.textContent;
    if (title) seeTitle(title + (document.querySelector('[aria-labelledby=resultats] article') ? ', cards' : ''));
  }).observe(document, { subtree: true, childList: true, characterData: true })`);
    await page.goto(site.url);
    await expect(names(page)).toHaveText([near]);
    await expect(page).toHaveURL(/lat=/);
    await expectFewShifts(page);
    expect([...new Set(titles)]).toEqual(['Laveries autour de vous', '1\u00a0laverie autour de vous, cards']);

    await page.getByRole('button', { name: /Modifier$/ }).click();
    await page.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(`${site.url}/`);
  },
);

for (const [device, screen] of Object.entries(screens)) {
  test.describe(device, () => {
    test.use(screen);

    test(
      'a list that the device renders stays where it was after a reload and « back », and behind « Filtres »',
      { tag: '@full' },
      async ({ page, site, publish }) => {
        test.slow();
        const spot = lonelySpot();
        for (let count = 0; count < 10; count++) await publish(north(spot, 1 + count / 10));
        const top = () => page.evaluate('Math.round(scrollY)');
        // After an input the page no longer returns to where it was left.
        const scroll = (to: number) =>
          page.evaluate(`dispatchEvent(new Event('wheel')); scrollTo({ top: ${to}, behavior: 'instant' })`);
        await openWithWorker(page, site.url + around(spot));
        await page.reload();
        await expect(cards(page)).toHaveCount(10);
        await scroll(900);
        await expect.poll(top).toBe(900);
        await page.reload();
        await expect(cards(page)).toHaveCount(10);
        await expect.poll(top).toBe(900);

        await names(page).nth(5).getByRole('link').scrollIntoViewIfNeeded();
        const left = await top();
        await names(page).nth(5).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: /^Laverie/ })).toBeVisible();
        await page.goBack();
        await expect(cards(page)).toHaveCount(10);
        await expect.poll(top).toBe(left);

        await scroll(0);
        await openFilters(page);
        expect(await top()).toBe(0);
      },
    );
  });
}
