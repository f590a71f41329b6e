import { expectAccessible, expectToFit } from './accessible.ts';
import { missedAddresses } from './fixtures.ts';
import { expect, lonelySpot, north, service, test } from './own-laundromats.ts';
import { screens } from './screens.ts';
import { cards, names, box, around, chooseFilter, filterBy } from './search-page.ts';

test.describe('the search box', () => {
  test.use({ expectedComplaints: [missedAddresses] });

  test.describe('on a desktop', () => {
    test.use(screens.desktop);

    test('« saint etienne » finds Saint-Étienne and its laundromats', async ({ page, publish }) => {
      const name = await publish({ city: 'Saint-Étienne', postalCode: '42000', isFeatured: true });
      await page.goto('/');
      await box(page).fill('saint etienne');
      await page
        .getByRole('group', { name: 'Villes' })
        .getByRole('option', { name: /^Saint-Étienne/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: /autour de Saint-Étienne \(42\)/ })).toBeVisible();
      await expect(page.getByRole('link', { name })).toBeVisible();
    });
  });

  test(
    'a station is a place to search around, and becomes a recent place',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/');
      await box(page).fill('part dieu');
      const places = page.getByRole('group', { name: 'Adresses et lieux' });
      await places.getByRole('option', { name: /^Gare de Lyon-Part-Dieu/ }).click();
      await expect(page).toHaveURL(/lieu=Gare\+de\+Lyon-Part-Dieu%2C\+Lyon&lat=45\.\d+&lng=4\.\d+/);
      await expect(
        page.getByRole('heading', { name: /près de «\sGare de Lyon-Part-Dieu, Lyon\s»/ }),
      ).toBeVisible();

      await page.goto('/');
      await box(page).click();
      const recent = page.getByRole('group', { name: 'Récents' });
      const station = recent.getByRole('option', { name: 'Gare de Lyon-Part-Dieu, Lyon', exact: true });
      await expect(station).toBeVisible();
      await expectAccessible(page);
      await recent.getByRole('option', { name: 'Effacer ces lieux' }).click();
      await box(page).blur();
      await box(page).click();
      await expect(recent).toBeHidden();
    },
  );

  test('the open list of suggestions is accessible', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await box(page).fill('lyon');
    for (const group of ['Villes', 'Adresses et lieux'])
      await expect(page.getByRole('group', { name: group })).toBeVisible();
    await box(page).press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await expectToFit(page);
  });

  test(
    'old results keep their heading, or give way to another place, until the new ones arrive',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/?region=Bretagne');
      const heading = page.getByRole('heading', { level: 2, name: /en région/ });
      await expect(heading).toContainText(/^\d+\slaveries? en région Bretagne/);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/v1/graphql', async (route) => {
        const body = route.request().postData() ?? '';
        if (body.includes('Occitanie') || body.includes('open_at')) await released;
        await route.continue();
      });
      await filterBy(page, 'Ouvert maintenant');
      await expect(page).toHaveURL(/openNow=true/);
      await expect(page.getByRole('region', { name: /laveries? en région Bretagne/ })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await chooseFilter(page, 'Région', 'Occitanie');
      await expect(page).toHaveURL(/region=Occitanie/);
      await expect(heading).toHaveText('Laveries en région Occitanie');
      await expect(cards(page)).toHaveCount(0);
      release();
      await expect(heading).toContainText(/\d+\slaveries? en région Occitanie/);
    },
  );
});

test.describe('on a phone', () => {
  test(
    'after a search the form is one line, and the whole first result is in view',
    { tag: '@full' },
    async ({ page, publish }) => {
      const spot = lonelySpot();
      await publish({ ...north(spot, 0.65), isFeatured: true, services: Object.values(service) });
      await publish(north(spot, 1));
      await page.goto(around(spot));
      await expect(page.getByRole('button', { name: 'Point partagé · 5 km Modifier' })).toBeVisible();
      await expect(box(page)).toBeHidden();
      await expect(cards(page).first()).toBeInViewport({ ratio: 0.99 });
    },
  );
});

test.describe('around me', () => {
  test('a phone shows the beginning of a card before any search, then the nearest from a position that the URL holds in rounded form', async ({
    page,
    context,
    publish,
  }) => {
    const spot = lonelySpot();
    const second = await publish(north(spot, 2.4));
    const first = await publish(north(spot, 0.85));
    await page.goto('/');
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('article').first()).toBeInViewport();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: spot.lat + 0.0001234, longitude: spot.lng });
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(names(page)).toHaveText([first, second]);
    const lat = Number(new URL(page.url()).searchParams.get('lat'));
    expect(Math.abs(lat - spot.lat)).toBeLessThan(0.0026);
    expect(Number.isInteger(Math.round(lat * 1e6) / 5e3)).toBe(true);
    await expect(page.getByRole('heading', { name: '2 laveries autour de vous' })).toBeVisible();
  });
});
