import type { Route } from 'playwright/test';
import { expect, test } from './laundromat.ts';
import { openRendered } from './rendered-page.ts';

test('the main photo of a laundromat is preloaded by the page itself and fetched once', async ({
  page,
  laundromat,
}) => {
  // No other test publishes in this commune: no neighbour shows the same photo.
  const { path } = await laundromat({ city: 'Île-Molène', postalCode: '29259', photos: 1 });
  const html = await (await openRendered(page, path)).text();
  const photo = page.getByRole('link', { name: /^Agrandir/ }).locator('img');
  await expect.poll(() => photo.evaluate((image: { complete: boolean }) => image.complete)).toBe(true);
  const { origin, pathname } = new URL(
    await photo.evaluate((image: { currentSrc: string }) => image.currentSrc),
  );
  expect(/<link rel="preload" as="image" imageSrcSet="([^"]+)"/.exec(html)?.[1]).toContain(pathname);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/photos/')),
  );
  expect(fetched).toEqual([origin + pathname]);
});

test(
  'the code of a page is fetched after its photos, and each part once',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat({ city: 'Île-Molène', postalCode: '29259' });
    for (const [address, part] of [
      [path, 'laundromat-page'],
      ['/directory', 'directory-page'],
      ['/laveries/bretagne', 'region-page'],
      ['/laveries/bretagne/ile-molene', 'city-page'],
      ['/faq', 'faq-page'],
      ['/services/seo', 'service-pages'],
    ] as const) {
      const sent = await openRendered(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const html = await sent.text();
      const named = /data-scripts="([^"]+)"/.exec(html)![1]!.split(' ');
      expect(named.filter((file) => file.includes(part))).toHaveLength(1);
      const fetched = async () => {
        const all = await page.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
        );
        return all.filter((file) => named.includes(file)).toSorted();
      };
      await expect.poll(fetched).toEqual(named.toSorted());
    }
  },
);

test(
  'scripts wait until the photos of a page have arrived, but not once it is used',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat({ photos: 1 });
    // Stops the clock, so that the page does not load its scripts because a timer ran out.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const held: Route[] = [];
    await page.route('**/photos/**', (route) => void held.push(route));
    let scripts: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) scripts = [];
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await openRendered(page, path, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect
      .poll(() => scripts)
      .toEqual([expect.stringContaining('show-theme'), expect.stringContaining('load-later')]);
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(scripts.length).toBeGreaterThan(2);
    }).toPass();
    await Promise.all(held.map((route) => route.continue()));
  },
);
