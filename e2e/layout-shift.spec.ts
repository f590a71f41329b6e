import { mergeTests } from 'playwright/test';
import { openWithWorker, untilStored } from './device.ts';
import { expect, test as faultyNetwork } from './faulty-network.ts';
import { expectFewShifts, resetShifts, measureShifts } from './layout-shift.ts';
import { lonelySpot, north, test as ownLaundromats } from './own-laundromats.ts';
import { screens } from './screens.ts';
import { names } from './search-page.ts';
import { slowDown } from './slow-network.ts';

const test = mergeTests(faultyNetwork, ownLaundromats);

for (const [device, screen] of Object.entries(screens)) {
  test.describe(device, () => {
    test.use(screen);

    test(
      'pages that the device renders keep the places of their lists',
      { tag: '@full' },
      async ({ page, site, laundromat }) => {
        test.slow();
        const { path, name } = await laundromat();
        await openWithWorker(page, site.url + path);
        await page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` }).click();
        await untilStored(page, 'lavoir-public-data', name);
        await untilStored(page, 'lavoir-pages', path);
        await measureShifts(page);
        await slowDown(page);

        await page.goto(`${site.url}/laveries/auvergne-rhone-alpes/lyon`);
        await expect(page.getByRole('article')).not.toHaveCount(0);
        await expect(page.getByText(/ouvertes? en ce moment/)).toBeVisible();
        await expectFewShifts(page);

        await page.goto(`${site.url}/hors-ligne`);
        await expect(page.getByText('Laveries déjà ouvertes')).toBeVisible();
        await expectFewShifts(page);
      },
    );

    for (const [outcome, isFound] of [
      ['is late', true],
      ['is not found at all', false],
    ] as const) {
      test(
        `results around the visitor keep the place that a press reserved, also when the position ${outcome}`,
        { tag: '@full' },
        async ({ page, context, site, publish }) => {
          test.slow();
          const spot = lonelySpot();
          const near = await publish(north(spot, 1));
          await context.grantPermissions(['geolocation'], { origin: site.url });
          await context.setGeolocation({ latitude: spot.lat, longitude: spot.lng });
          await openWithWorker(page, site.url);
          await measureShifts(page);
          await page.addInitScript(`
            const { getCurrentPosition } = Geolocation.prototype;
            Geolocation.prototype.getCurrentPosition = function (found, failed, ...more) {
              self.answer = ${isFound}
                ? () => getCurrentPosition.call(this, found, failed, ...more)
                : () => failed({ code: 3 });
            };
            localStorage.removeItem('lavoir:position-shared');
          `);
          await page.goto(site.url);
          await expect(page.getByRole('article')).not.toHaveCount(0);
          // As other tests pay, a new answer would list the whole country in another order.
          if (!isFound)
            site.fault = ({ path }) => (path.startsWith('/v1/graphql') ? 'unanswered' : undefined);
          await page.getByRole('button', { name: 'Autour de moi' }).click();
          await expect.poll(() => page.evaluate('typeof self.answer')).toBe('function');
          await resetShifts(page);
          // Shifts within half a second of an input are not measured.
          await page.evaluate('setTimeout(self.answer, 1000)');
          if (isFound) await expect(names(page)).toHaveText([near]);
          else {
            await expect(page.getByText("n'a pas pu être trouvée à temps")).toBeVisible();
            await expect(page.getByRole('article')).not.toHaveCount(0);
          }
          await expectFewShifts(page);
        },
      );
    }
  });
}
