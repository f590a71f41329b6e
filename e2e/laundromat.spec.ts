import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { expectToFit } from './accessible.ts';
import { untilShown } from './device.ts';
import { touchedFocus } from './focus-walk.ts';
import { expect, reviewForm, test } from './laundromat.ts';
import { lonelySpot, north, service } from './own-laundromats.ts';
import { screens } from './screens.ts';

const directions = (page: Page) => page.getByRole('link', { name: /^Itinéraire/ });

/** Fake of the map site, so that no test depends on the real one. */
async function answerForMaps(context: BrowserContext) {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Carte</title>' }),
  );
}

test.describe('for search engines and social networks', () => {
  test('title, canonical address and structured data describe the laundromat, and links lead to its city and neighbours', async ({
    page,
    laundromat,
    publish,
    baseURL,
  }) => {
    const spot = lonelySpot();
    const far = await publish(north(spot, 8));
    const near = await publish(north(spot, 1));
    const { name, path } = await laundromat({
      latitude: spot.lat,
      longitude: spot.lng,
      hours: '7h-21h du lundi au samedi',
      phone: '0298000000',
      reviews: 2,
      photos: 1,
    });
    await page.goto(path);
    await expect(page).toHaveTitle(`${name}, laverie à Brest · Lavoir`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(name));
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text!)).toMatchObject({
      '@type': 'DryCleaningOrLaundry',
      name,
      url: baseURL + path,
      telephone: '0298000000',
      openingHoursSpecification: [{ opens: '07:00', closes: '21:00' }],
      address: { addressLocality: 'Brest', postalCode: '29200' },
      geo: { latitude: spot.lat, longitude: spot.lng },
      aggregateRating: { ratingValue: 3.5, reviewCount: 2 },
      review: [{ datePublished: '2026-03-11' }, { datePublished: '2026-03-10' }],
    });

    const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
    await expect(trail.getByRole('link', { name: 'Annuaire' })).toHaveAttribute('href', '/directory');
    await expect(trail.getByRole('link', { name: 'Brest' })).toHaveAttribute(
      'href',
      '/laveries/bretagne/brest',
    );
    const others = page.getByRole('region', { name: 'À proximité' });
    await expect(others.getByRole('heading', { level: 3 })).toHaveText([near, far]);
    await expect(others.getByRole('article').first()).toContainText(/1,0\skm/);
  });

  test('a script in any field stays text', async ({ page, laundromat }) => {
    const script = `</script><script>window.broken = 1</script><img src=x onerror="window.broken = 1">`;
    const { path } = await laundromat({
      name: `${script} ${randomUUID().slice(0, 8)}`,
      address: script,
      description: script,
      phone: script.slice(0, 20),
      hours: script,
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text!).description).toBe(script);
    expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  });
});

test.describe('directions', () => {
  const spot = { latitude: 47.622, longitude: 5.0415 };

  test(
    'start from the visitor when the position is allowed',
    { tag: '@full' },
    async ({ page, context, laundromat }) => {
      await answerForMaps(context);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 47.608, longitude: 5.0558 });
      const { path } = await laundromat(spot);
      await page.goto(path);
      await expect(page.getByText('env. 31\u00a0min à pied · 1,9\u00a0km')).toBeVisible();
      await directions(page).focus();
      await expect(directions(page)).toHaveAttribute('href', /origin=/);
      const [map] = await Promise.all([page.waitForEvent('popup'), directions(page).click()]);
      await map.waitForURL('https://www.google.com/**');
      expect(map.url()).toBe(
        'https://www.google.com/maps/dir/?api=1&origin=47.608,5.0558&destination=47.622,5.0415',
      );
    },
  );
});

test.describe('the first view', () => {
  /** A Monday, two hours before closing. */
  const evening = '2026-03-16T20:00:00+01:00';
  const bar = (page: Page) => page.getByRole('group', { name: 'Appeler ou y aller' });
  const everyDay = { hours: '7h-22h, 7j/7', cycleMinutes: 50 };

  for (const screen of ['phone', 'desktop'] as const) {
    test.describe(`on a ${screen}`, { tag: screen === 'desktop' ? '@full' : [] }, () => {
      test.use(screens[screen]);

      test('shows the opening state, the hours of today and the last wash without scrolling', async ({
        page,
        laundromat,
      }) => {
        const { name, path } = await laundromat({
          ...everyDay,
          name: `Laverie automatique des Trois Fontaines et du Marché couvert ${randomUUID().slice(0, 8)}`,
          isFeatured: true,
          photos: 3,
          reviews: 2,
        });
        await page.clock.setFixedTime(evening);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('Ouvert · ferme à 22h').first()).toBeInViewport({ ratio: 1 });
        await expect(page.getByText("Aujourd'hui\u00a0: 7h–22h")).toBeInViewport({ ratio: 0.9 });
        await expect(page.getByText('dernier lavage possible à 21h10')).toBeInViewport({ ratio: 0.9 });
        await expect(directions(page)).toBeVisible();
        await expectToFit(page);
      });
    });
  }

  test('a phone keeps state, call and directions at the bottom, and nothing is behind them', async ({
    page,
    laundromat,
  }) => {
    const { path } = await laundromat({ ...everyDay, phone: '0298000000', photos: 2, reviews: 3 });
    await page.clock.setFixedTime(evening);
    await page.goto(path);
    const call = bar(page).getByRole('link', { name: 'Appeler' });
    await expect(call).toHaveAttribute('href', 'tel:0298000000');
    await expect(bar(page)).toContainText('Ouvert ferme à 22h');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isBehindBar(page, 'footer *')).toBe(false);
    expect(await touchedFocus(page, '.action-bar')).toEqual([]);
  });

  test(
    'the bar makes way for the keyboard of the screen, for dialogs and on a phone held sideways',
    { tag: '@full' },
    async ({ page, laundromat }) => {
      const { path } = await laundromat({ ...everyDay, photos: 2 });
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Appeler' })).toHaveCount(0);
      const comment = (await reviewForm(page)).getByLabel('Votre commentaire');
      await comment.focus();
      await expect(bar(page)).toBeHidden();
      await comment.blur();
      await expect(bar(page)).toBeVisible();
      await page.getByRole('button', { name: 'Voir les 2 photos' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 844, height: 390 });
      await page.mouse.wheel(0, 20_000);
      await expect(bar(page)).not.toBeInViewport();
      await expect(directions(page)).toHaveCount(1);
    },
  );

  const isBehindBar = (page: Page, selector: string) =>
    page.evaluate<boolean>(`(() => {
      const bar = document.querySelector('.action-bar');
      const edge = bar.getBoundingClientRect();
      if (edge.height === 0) return false;
      return [...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return !bar.contains(element) && height > 0 && top < innerHeight && bottom > edge.top + 1;
      });
    })()`);
});

test(
  'on paper the page of a laundromat is one sheet with its facts and a code, which a screen does not load',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { name, path } = await laundromat({
      hours: '7h30-12h30 et 14h30-20h30 du lundi au samedi',
      description: 'Quinze machines sous une grande verrière, et des bancs pour attendre. '.repeat(8),
      phone: '0298000000',
      services: Object.values(service),
      priceFrom: '4.50',
      ...north(lonelySpot(), 0),
      reviews: 12,
      photos: 2,
    });
    const codes: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/qr'))
        codes.push(`${response.status()} ${response.request().resourceType()}`);
    });
    await page.goto(path);
    await reviewForm(page);
    const code = page.locator('img[src$="/qr"]');
    await expect(code).toBeHidden();
    expect(codes).toEqual([]);
    // A headless browser loads lazy images only for print.
    await page.emulateMedia({ media: 'print' });
    await untilShown(code);
    expect(codes).toEqual(['200 image']);
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('02 98 00 00 00')).toBeVisible();
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('form')])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);
