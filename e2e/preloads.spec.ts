import { openDrawn } from './drawn-page.ts';
import { expect, test } from './laundromat.ts';

test('the main photo of a laundromat is preloaded by the page itself and fetched once', async ({
  page,
  laundromat,
}) => {
  // No other test publishes in this commune: no neighbour shows the same photo.
  const { path } = await laundromat({ city: 'Île-Molène', postalCode: '29259', photos: 1 });
  const html = await (await openDrawn(page, path)).text();
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

test('the code of a page is fetched from the start, and each part once', async ({ page, laundromat }) => {
  const { path } = await laundromat({ city: 'Île-Molène', postalCode: '29259' });
  for (const [address, part] of [
    [path, 'laundromat-route'],
    ['/directory', 'directory-page'],
    ['/laveries/bretagne', 'region-page'],
    ['/laveries/bretagne/ile-molene', 'city-page'],
    ['/faq', 'faq-page'],
    ['/services/seo', 'service-pages'],
  ] as const) {
    const sent = await openDrawn(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const html = await sent.text();
    const named = [
      ...html.matchAll(/rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"/g),
    ].map(([, file]) => file!);
    expect(named.filter((file) => file.includes(part))).toHaveLength(1);
    const fetched = async () => {
      const all = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      );
      return all.filter((file) => named.includes(file)).toSorted();
    };
    await expect.poll(fetched).toEqual(named.toSorted());
  }
});
