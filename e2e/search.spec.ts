import { expect, lonelySpot, north, service, test } from './own-laundromats.ts';
import { cards, names, around, filterBy, filterByService, choose } from './search-page.ts';

test.describe('narrowing and ordering', () => {
  test('a service, « Ouvert maintenant » and « Grande capacité » narrow the list and are in its address', async ({
    page,
    publish,
    database,
  }) => {
    const spot = lonelySpot();
    const dryers = { services: [service.washing, service.drying] };
    const large = await publish({ ...north(spot, 1), ...dryers });
    const open = await publish({ ...north(spot, 2), ...dryers });
    const closed = await publish({ ...north(spot, 3), ...dryers });
    const plain = await publish({ ...north(spot, 4), services: [service.washing] });
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
    await expect(names(page)).toHaveText([large, open, plain, closed]);
    await filterByService(page, 'Sèche-linge');
    await expect(names(page)).toHaveText([large, open, closed]);
    await filterBy(page, 'Ouvert maintenant');
    await expect(names(page)).toHaveText([large, open]);
    await filterBy(page, 'Grande capacité (≥\u00a014\u00a0kg)');
    await expect(names(page)).toHaveText([large]);
    await page.reload();
    await expect(names(page)).toHaveText([large]);
    await expect(page).toHaveURL(new RegExp(`services=${service.drying}.*openNow=true.*minWasherKg=14`));
  });

  test(
    'a card whose rank is paid for says « Annonce », and only where the rank is paid for',
    { tag: '@full' },
    async ({ page, publish }) => {
      const spot = lonelySpot();
      const near = await publish(north(spot, 0.5));
      const free = await publish(north(spot, 2.5));
      const paid = await publish({ ...north(spot, 3), isFeatured: true });
      await page.goto(around(spot));
      await expect(names(page)).toHaveText([near, paid, free]);
      await expect(cards(page).nth(1)).toContainText('VIP');
      await expect(cards(page).nth(1)).toContainText('Annonce');
      await expect(cards(page).getByText('Annonce')).toHaveCount(1);
      await expect(page.getByText(/^Tri par défaut/)).toBeVisible();

      await choose(page, 'Trier par', 'Distance');
      await expect(names(page)).toHaveText([near, free, paid]);
      await expect(cards(page).getByText('Annonce')).toHaveCount(0);
    },
  );
});

test.describe('pages and history', () => {
  test('pages, back and reload keep the search', async ({ page, publish }) => {
    const spot = lonelySpot();
    for (let count = 0; count < 12; count++) await publish(north(spot, 1 + count / 10));
    await page.goto(`${around(spot)}&sort=distance`);
    await expect(page.getByRole('heading', { name: '12 laveries autour du point partagé' })).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    const first = await names(page).first().textContent();

    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: '12 laveries autour du point partagé' })).toBeFocused();
    await expect(page.getByText('12 laveries autour du point partagé, page 2 sur 2')).toBeAttached();
    await page.reload();
    await expect(cards(page)).toHaveCount(2);

    await page.goBack();
    await expect(names(page).first()).toHaveText(first!);
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('list and map', () => {
  test(
    '« Carte » shows the same results on a map, and « back » the list where it was',
    { tag: '@full' },
    async ({ page, publish }) => {
      const spot = lonelySpot();
      for (let count = 0; count < 8; count++) await publish(north(spot, 1 + count / 10));
      await page.goto(around(spot));
      const heading = page.getByRole('heading', { name: '8 laveries autour du point partagé' });
      await expect(heading).toBeVisible();
      await expect(cards(page)).toHaveCount(8);
      await page.evaluate("scrollTo({ top: 120, behavior: 'instant' })");
      await expect.poll(() => page.evaluate('scrollY')).toBe(120);
      await page.getByRole('link', { name: 'Carte', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Carte des laveries' })).toBeVisible();
      await expect(page).toHaveURL(/vue=carte/);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('group', { name: 'Filtres' })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Trier par' })).toBeVisible();
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

test.describe('bad input', () => {
  const script = encodeURIComponent('<img src=x onerror="console.error(1)"><script>throw 1</script>');
  const sql = encodeURIComponent("'; drop table laundromats; --");
  const list = /<article|Aucune laverie trouvée pour vos critères/;

  test(
    'opens a page with a list or an empty one, and a page beyond the end leads back to the first',
    { tag: '@full' },
    async ({ request }) => {
      const fields = ['q', 'region', 'city', 'lng', 'services', 'sort', 'page'];
      for (const [what, query, shown] of [
        ['a radius of −1 and a latitude of 95', 'radius=-1&lat=95&lng=4', list],
        ['coordinates at the pole', 'lat=90&lng=0&radius=10&sort=distance', list],
        ['a text of 5 000 characters', `q=${'laverie'.repeat(715)}`, list],
        ['SQL in every field', fields.map((field) => `${field}=${sql}`).join('&'), list],
        ['a NUL and a broken escape', 'q=%00%E0%A4%A&city=%00', list],
        ['an unknown city', 'city=Atlantide&sort=distance', list],
        ['a page beyond the end', 'page=9999', /<a[^>]* href="\/"[^>]*>Revenir à la page 1</],
      ] as const) {
        const answer = await request.get(`/?${query}`, { headers: { Accept: 'text/html' } });
        expect.soft(answer.status(), what).toBe(200);
        expect.soft(await answer.text(), what).toMatch(shown);
      }
    },
  );

  test('a script in every field stays text', async ({ page }) => {
    const fields = ['q', 'region', 'city', 'lat', 'services', 'sort', 'page'];
    await page.goto(`/?${fields.map((field) => `${field}=${script}`).join('&')}`);
    const empty = page.getByText('Aucune laverie trouvée pour vos critères');
    await expect(cards(page).first().or(empty)).toBeVisible();
  });
});

test(
  'a list that the server cannot answer says so and loads on « Réessayer »',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/faq');
    // A GraphQL error: one of a gateway would look like a device without a network.
    await page.route('**/v1/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'busy' }] } }));
    await page.getByRole('banner').getByRole('link', { name: 'Lavoir, accueil' }).click();
    await expect(page.getByText("Les laveries n'ont pas pu être chargées")).toBeVisible();
    await page.unroute('**/v1/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(cards(page)).toHaveCount(10);
  },
);
