import { expect, lonelySpot, north, service, test } from './own-laundromats.ts';
import { cards, names, around, filterBy, filterByService, choose } from './search-page.ts';

test.describe('narrowing and ordering', () => {
  test('a service keeps only the laundromats that offer it', async ({ page, publish }) => {
    const spot = lonelySpot();
    const dryer = await publish({ ...north(spot, 1), services: [service.washing, service.drying] });
    const plain = await publish({ ...north(spot, 1), services: [service.washing] });
    await page.goto(around(spot));
    await expect(page.getByRole('link', { name: plain })).toBeVisible();
    await filterByService(page, 'Sèche-linge');
    await expect(names(page)).toHaveText([dryer]);
    await expect(page).toHaveURL(new RegExp(`services=${service.drying}`));
  });

  test('« Ouvert maintenant » and « Grande capacité » keep only open laundromats and large washers', async ({
    page,
    publish,
    database,
  }) => {
    const spot = lonelySpot();
    const large = await publish(north(spot, 1));
    const open = await publish(north(spot, 2));
    const closed = await publish(north(spot, 3));
    await database.query(
      `update laundromats set weekly_hours = '"always"', holiday_hours = 'usual' where name = any ($1)`,
      [[large, open, closed]],
    );
    await database.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day)
         select id, current_date - 1, current_date + 1 from laundromats where name = $1`,
      [closed],
    );
    await database.query(
      `insert into machines (laundromat_id, kind, capacity_kg, count) select id, 'washer', 16, 1 from laundromats where name = $1`,
      [large],
    );
    await page.goto(around(spot));
    await expect(names(page)).toHaveText([large, open, closed]);
    await filterBy(page, 'Ouvert maintenant');
    await expect(names(page)).toHaveText([large, open]);
    await filterBy(page, 'Grande capacité (≥\u00a014\u00a0kg)');
    await expect(names(page)).toHaveText([large]);
    await page.reload();
    await expect(names(page)).toHaveText([large]);
    await expect(page).toHaveURL(/openNow=true.*minWasherKg=14/);
  });

  test('the cheapest comes first when sorted by price', async ({ page, publish }) => {
    const spot = lonelySpot();
    const dear = await publish({ ...north(spot, 1), priceFrom: '6.00' });
    const cheap = await publish({ ...north(spot, 3), priceFrom: '3.50' });
    await page.goto(around(spot));
    await expect(names(page)).toHaveText([dear, cheap]);
    await choose(page, 'Trier par', 'Prix');
    await expect(names(page)).toHaveText([cheap, dear]);
    await expect(cards(page).first()).toContainText(/dès\s3,50\s€/);
  });

  test('sorting by distance is offered only around a point', async ({ page }) => {
    const spot = lonelySpot();
    await page.goto('/');
    await page.getByRole('button', { name: 'Trier par' }).click();
    const byDistance = page.getByRole('option', { name: 'Distance' });
    await expect(page.getByRole('option', { name: 'Pertinence' })).toBeVisible();
    await expect(byDistance).toBeHidden();
    await page.goto(around(spot));
    await page.getByRole('button', { name: 'Trier par' }).click();
    await expect(byDistance).toBeVisible();
  });

  test('a card whose rank is paid for says « Annonce », and only where the rank is paid for', async ({
    page,
    publish,
  }) => {
    const spot = lonelySpot();
    const near = await publish(north(spot, 0.5));
    const free = await publish(north(spot, 2.5));
    const paid = await publish({ ...north(spot, 3), isFeatured: true });
    await page.goto(around(spot));
    await expect(names(page)).toHaveText([near, paid, free]);
    await expect(cards(page).nth(1)).toContainText('Premium+');
    await expect(cards(page).nth(1)).toContainText('Annonce');
    await expect(cards(page).getByText('Annonce')).toHaveCount(1);
    await expect(page.getByText(/^Tri par défaut/)).toBeVisible();

    await choose(page, 'Trier par', 'Distance');
    await expect(names(page)).toHaveText([near, free, paid]);
    await expect(cards(page).getByText('Annonce')).toHaveCount(0);
  });
});

test.describe('pages and history', () => {
  test('pages, back and reload keep the search', async ({ page, publish }) => {
    const spot = lonelySpot();
    for (let count = 0; count < 12; count++) await publish(north(spot, 1 + count / 10));
    await page.goto(`${around(spot)}&sort=distance`);
    await expect(page.getByRole('heading', { name: '12 laveries autour de vous' })).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    const first = await names(page).first().textContent();

    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: '12 laveries autour de vous' })).toBeFocused();
    await expect(page.getByText('12 laveries autour de vous, page 2 sur 2')).toBeAttached();
    await page.reload();
    await expect(cards(page)).toHaveCount(2);

    await page.goBack();
    await expect(names(page).first()).toHaveText(first!);
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a page beyond the end leads back to the first', async ({ page }) => {
    await page.goto('/?page=9999');
    await expect(page.getByText("Cette page n'existe pas")).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la page 1' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL('/');
  });
});

test.describe('list and map', () => {
  test(
    '« Carte » shows the same results on a map, and « back » the list where it was',
    { tag: '@desktop' },
    async ({ page, publish }) => {
      const spot = lonelySpot();
      for (let count = 0; count < 8; count++) await publish(north(spot, 1 + count / 10));
      await page.goto(around(spot));
      const heading = page.getByRole('heading', { name: '8 laveries autour de vous' });
      await expect(heading).toBeVisible();
      await expect(cards(page)).toHaveCount(8);
      await page.evaluate("scrollTo({ top: 120, behavior: 'instant' })");
      await expect.poll(() => page.evaluate('scrollY')).toBe(120);
      await page.getByRole('link', { name: 'Carte', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Carte des laveries' })).toBeVisible();
      await expect(page).toHaveURL(/vue=carte/);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('group', { name: 'Filtres' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Trier par/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Carte', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );

      await page.goBack();
      await expect(page).not.toHaveURL(/vue=carte/);
      await expect(page.getByRole('region', { name: 'Carte des laveries' })).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(() => page.evaluate('scrollY')).toBe(120);
    },
  );
});

test.describe('the first screen of a phone', () => {
  test('shows the whole first result of a search', async ({ page, publish }) => {
    const spot = lonelySpot();
    await publish({ ...north(spot, 0.65), isFeatured: true, services: Object.values(service) });
    await publish(north(spot, 1));
    await page.goto(around(spot));
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.99 });
  });

  test('shows the beginning of a card before any search', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeInViewport();
  });
});

test.describe('bad input', () => {
  const script = encodeURIComponent('<img src=x onerror="console.error(1)"><script>throw 1</script>');
  const sql = encodeURIComponent("'; drop table laundromats; --");

  for (const [what, query] of [
    ['a radius of −1 and a latitude of 95', 'radius=-1&lat=95&lng=4'],
    ['coordinates at the pole', 'lat=90&lng=0&radius=10&sort=distance'],
    ['a text of 5 000 characters', `q=${'laverie'.repeat(715)}`],
    [
      'SQL in every field',
      ['q', 'region', 'city', 'lng', 'services', 'sort', 'page'].map((field) => `${field}=${sql}`).join('&'),
    ],
    ['a NUL and a broken escape', 'q=%00%E0%A4%A&city=%00'],
    ['an unknown city', 'city=Atlantide&sort=distance'],
  ] as const) {
    test(`${what} opens a page with a list or an empty one`, async ({ request }) => {
      const answer = await request.get(`/?${query}`, { headers: { Accept: 'text/html' } });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(/<article|Aucune laverie trouvée pour vos critères/);
    });
  }

  test('a script in every field stays text', async ({ page }) => {
    const fields = ['q', 'region', 'city', 'lat', 'services', 'sort', 'page'];
    await page.goto(`/?${fields.map((field) => `${field}=${script}`).join('&')}`);
    const empty = page.getByText('Aucune laverie trouvée pour vos critères');
    await expect(cards(page).first().or(empty)).toBeVisible();
  });
});

test.describe('without an answer from the server', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the list reports it and loads on « Réessayer »', async ({ page }) => {
    await page.goto('/faq');
    await page.route('**/v1/graphql', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Lavoir, accueil' }).click();
    await expect(page.getByText("Les laveries n'ont pas pu être chargées")).toBeVisible();
    await page.unroute('**/v1/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(cards(page)).toHaveCount(10);
  });
});
