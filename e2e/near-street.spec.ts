import { missedAddresses } from './fixtures.ts';
import { expect, test } from './own-laundromats.ts';
import { box, choose, filterBy } from './search-page.ts';
import { slowDown } from './slow-network.ts';

test.use({ expectedComplaints: [missedAddresses] });

interface Address {
  address: string;
  latitude: number;
  longitude: number;
}

test(
  'a visitor without position finds an open laundromat near a street of Lyon 3 over a slow network',
  { tag: '@full' },
  async ({ page, request, publish, database }) => {
    test.slow();
    const found = await request.get('/api/places/suggestions?q=impasse des acacias lyon 3&of=places');
    const [street] = (await found.json()) as Address[];
    const place = { city: 'Lyon', postalCode: '69003', longitude: street!.longitude };
    const closed = await publish({ ...place, latitude: street!.latitude + 0.001 });
    const open = await publish({ ...place, latitude: street!.latitude + 0.002 });
    await database.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day)
     select id, current_date - 1, current_date + 1 from laundromats where name = $1`,
      [closed],
    );

    await slowDown(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(page.getByText(/a refusé l'accès à votre position/)).toBeVisible();
    await page.getByRole('button', { name: 'Saisir une ville' }).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('impasse des acacias lyon 3', { delay: 40 });
    await expect(box(page)).toHaveValue('impasse des acacias lyon 3');
    await page.getByRole('option', { name: /^Impasse des Acacias 69003 Lyon/ }).click();

    await expect(
      page.getByRole('button', { name: /^Impasse des Acacias, Lyon · 5.km Modifier$/ }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toBeInViewport();

    await filterBy(page, 'Ouvert maintenant');
    await choose(page, 'Trier par', 'Distance');
    await expect(page.getByRole('article').filter({ hasText: open })).toContainText(/Ouvert/);
    await expect(page.getByRole('article').filter({ hasText: closed })).toHaveCount(0);
    await page.getByRole('link', { name: open }).click();
    await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Itinéraire/ }).first()).toBeVisible();
  },
);
