import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './listing.ts';
import { lonelySpot, north } from './own-laundromats.ts';

const directions = (page: Page) => page.getByRole('link', { name: /^Itinéraire/ });

/** Stands in for the map site, which a test must not depend on. */
async function answerForMaps(context: BrowserContext) {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Carte</title>' }),
  );
}

test.describe('coming and going', () => {
  test(
    'opens from a list and leads back to the same search',
    { tag: '@desktop' },
    async ({ page, listing }) => {
      const { name, path } = await listing();
      const list = `/directory?q=${encodeURIComponent(name)}`;
      await page.goto(list);
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.getByRole('link', { name: 'Retour aux résultats' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(name);
    },
  );

  test('opened by its address it leads to the directory and to the page of its city', async ({
    page,
    listing,
  }) => {
    const { path } = await listing({ city: 'Brest' });
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
    await expect(trail.getByRole('link', { name: 'Annuaire' })).toHaveAttribute('href', '/directory');
    await expect(trail.getByRole('link', { name: 'Brest' })).toHaveAttribute(
      'href',
      '/laveries/bretagne/brest',
    );
  });

  test('shows the closest others, nearest first, and never itself', async ({ page, listing, publish }) => {
    const spot = lonelySpot();
    const far = await publish(north(spot, 8));
    const near = await publish(north(spot, 1));
    const { path } = await listing({ latitude: spot.lat, longitude: spot.lng });
    await page.goto(path);
    const others = page.getByRole('region', { name: 'À proximité' }).getByRole('heading', { level: 3 });
    await expect(others).toHaveText([near, far]);
  });
});

test.describe('what search engines and social networks read', () => {
  test('title, canonical address and structured data describe the laundromat', async ({
    page,
    listing,
    baseURL,
  }) => {
    const { name, path } = await listing({
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
      openingHours: 'Mo-Sa 07:00-21:00',
      address: { addressLocality: 'Brest', postalCode: '29200' },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      aggregateRating: { ratingValue: 3.5, reviewCount: 2 },
      review: [{ datePublished: '2026-03-11' }, { datePublished: '2026-03-10' }],
    });
  });

  test('nobody rated: no rating is claimed', async ({ page, listing }) => {
    const { path } = await listing();
    await page.goto(path);
    await expect(page.getByText("Cette laverie n'a pas encore reçu d'avis.")).toBeVisible();
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text!)).not.toHaveProperty('aggregateRating');
  });

  test('a script in any field stays text', async ({ page, listing }) => {
    const script = `</script><script>window.broken = 1</script><img src=x onerror="window.broken = 1">`;
    const { path } = await listing({
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
  const lyon = { latitude: 45.764, longitude: 4.8357 };

  test('start from the visitor when the position is allowed', async ({ page, context, listing }) => {
    await answerForMaps(context);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 45.75, longitude: 4.85 });
    const { path } = await listing(lyon);
    await page.goto(path);
    await directions(page).focus();
    await expect(directions(page)).toHaveAttribute('href', /origin=/);
    const [map] = await Promise.all([page.waitForEvent('popup'), directions(page).click()]);
    await map.waitForURL('https://www.google.com/**');
    expect(map.url()).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=45.75,4.85&destination=45.764,4.8357',
    );
  });

  test('lead to the laundromat all the same when it is not', async ({ page, context, listing }) => {
    await answerForMaps(context);
    const { path } = await listing(lyon);
    await page.goto(path);
    const [map] = await Promise.all([page.waitForEvent('popup'), directions(page).click()]);
    await map.waitForURL('https://www.google.com/**');
    expect(map.url()).toBe('https://www.google.com/maps/dir/?api=1&destination=45.764,4.8357');
  });
});

test.describe('hours', () => {
  test('a Sunday is closed for « du lundi au samedi », on the clocks of Paris', async ({ page, listing }) => {
    const { path } = await listing({ hours: '7h-21h du lundi au samedi' });
    await page.clock.setFixedTime('2026-03-15T12:00:00+01:00');
    await page.goto(path);
    await expect(page.getByText('Fermé · ouvre demain à 7h')).toBeVisible();
  });

  test('free text is shown as it is, and never interpreted', async ({ page, listing }) => {
    const { path } = await listing({ hours: 'Tous les jours sauf à Noël' });
    await page.goto(path);
    await expect(page.getByText('Tous les jours sauf à Noël')).toBeVisible();
    await expect(page.getByText(/^(Ouvert|Fermé)/)).toHaveCount(0);
  });
});

test.describe('reviews', () => {
  test(
    'come newest first, ten at a time, with what the law wants beside them',
    { tag: '@desktop' },
    async ({ page, listing }) => {
      const { path } = await listing({ reviews: 12 });
      await page.goto(path);
      const reviews = page.getByRole('region', { name: 'Avis' });
      await expect(reviews.getByText(/Les avis ne sont pas vérifiés/)).toBeVisible();
      await expect(reviews.getByRole('article')).toHaveCount(10);
      await expect(reviews.getByRole('article').first()).toContainText('publié le 11 mars 2026');
      const spread = reviews.getByRole('list', { name: 'Répartition des notes' }).getByRole('listitem');
      await expect(spread.first()).toContainText('11');
      await expect(spread.nth(3)).toContainText('1');
      await reviews.getByRole('button', { name: "Voir plus d'avis" }).click();
      await expect(reviews.getByRole('article')).toHaveCount(12);
      await expect(reviews.getByText('Avis numéro 12')).toBeVisible();
      await expect(reviews.getByRole('button', { name: "Voir plus d'avis" })).toBeHidden();
    },
  );
});

test.describe('no such laundromat', () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] });

  for (const [what, slug] of [
    ['an unknown address', 'laverie-qui-n-existe-pas'],
    ['an address of 1 000 characters', 'x'.repeat(1000)],
    ['SQL as an address', "'; drop table laundromats; --"],
    ['a control character in the address', '\u0007'],
  ] as const) {
    test(`${what} says so and leads to the directory`, async ({ page }) => {
      await page.goto(`/laverie/${encodeURIComponent(slug)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Laverie non trouvée' })).toBeVisible();
      await expect(page.getByText("Cette laverie n'existe pas ou a été supprimée.")).toBeVisible();
      await page.getByRole('link', { name: "Parcourir l'annuaire" }).click();
      await expect(page).toHaveURL('/directory');
    });
  }

  test('an unpublished laundromat is not found', async ({ page, listing }) => {
    const { path } = await listing({ inactive: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Laverie non trouvée' })).toBeVisible();
  });
});

test.describe('without an answer from the server', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the page says so and loads on « Réessayer »', async ({ page, listing }) => {
    const { path, name } = await listing();
    await page.route('**/v1/graphql', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText("Cette laverie n'a pas pu être chargée")).toBeVisible();
    await page.unroute('**/v1/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
