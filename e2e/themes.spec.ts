import { expect, test } from './fixtures.ts';
import { openRendered } from './rendered-page.ts';

const [light, dark] = ['rgb(250, 248, 244)', 'rgb(14, 20, 32)'];

const watchFrames = `{
  globalThis.shown = [];
  const look = () => {
    globalThis.shown.push(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

for (const serviceWorkers of ['block', 'allow'] as const) {
  const sender = serviceWorkers === 'block' ? 'the server' : 'the service worker';
  test.describe(`pages from ${sender}`, () => {
    test.use({ serviceWorkers });

    test(
      'show the chosen theme from the first frame on, until the device decides again',
      { tag: '@full' },
      async ({ page }) => {
        const background = page.locator('html');
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto('/faq');
        await expect(background).toHaveCSS('background-color', light);
        await page.getByLabel('Apparence').selectOption('Sombre');
        await expect(background).toHaveCSS('background-color', dark);
        if (serviceWorkers === 'allow') {
          const inControl = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
          await expect.poll(inControl).toBe(true);
        }

        await page.addInitScript(watchFrames);
        if (serviceWorkers === 'block') await openRendered(page, '/about');
        else await page.goto('/about');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByLabel('Apparence')).toHaveValue('dark');
        // Chromium may show a page before it paints its first frame.
        await expect.poll(() => page.evaluate('[...new Set(shown)]')).toEqual([dark]);

        await page.emulateMedia({ media: 'print' });
        await expect(background).toHaveCSS('background-color', light);
        await page.emulateMedia({ media: 'screen' });
        await page.getByLabel('Apparence').selectOption('Automatique');
        await expect(background).toHaveCSS('background-color', light);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(background).toHaveCSS('background-color', dark);
      },
    );
  });
}
