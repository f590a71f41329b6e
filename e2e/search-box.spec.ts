import { expectAccessible, expectLargeTextToFit } from './accessible.ts';
import { expect, lonelySpot, north, test } from './own-laundromats.ts';
import {
  cards,
  names,
  box,
  around,
  openFilters,
  closeFilters,
  chooseFilter,
  filterBy,
} from './search-page.ts';

test.describe('the search box', () => {
  test(
    '« saint etienne » finds Saint-Étienne and its laundromats',
    { tag: '@desktop' },
    async ({ page, publish }) => {
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
    },
  );

  test('a station is a place to search around, and becomes a recent place', async ({ page }) => {
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
  });

  test('the open list of suggestions is accessible', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('lyon');
    await expect(page.getByRole('group', { name: 'Adresses et lieux' })).toBeVisible();
    await box(page).press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await expectLargeTextToFit(page);
  });

  test('towns are suggested while the geocoder is unavailable', async ({ page }) => {
    await page.route('**/api/places/suggestions*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await box(page).fill('quimper');
    await expect(page.getByRole('option', { name: /^Quimper/ }).first()).toBeVisible();
    await expect(page.getByText('Les adresses ne répondent pas').first()).toBeVisible();
  });

  test('a larger radius finds laundromats farther away', async ({ page, publish }) => {
    const spot = lonelySpot();
    const far = await publish(north(spot, 7));
    await page.goto(around(spot));
    await expect(page.getByText('Aucune laverie trouvée pour vos critères')).toBeVisible();
    const filters = await openFilters(page);
    await filters.getByText('10 km').click();
    await closeFilters(page);
    await expect(page.getByRole('link', { name: far })).toBeVisible();
  });

  test('« Tout effacer » clears region, place and radius', async ({ page }) => {
    await page.goto('/?region=Bretagne&city=Brest&department=29&lat=48.39&lng=-4.486&radius=10');
    const line = page.getByRole('button', { name: 'Brest · 10 km Modifier' });
    if (await line.isVisible()) await line.click();
    await expect(box(page)).toHaveValue('Brest (29)');
    await page.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL('/');
    // Nothing is left to clear: the button goes, and the focus moves to the next field to fill in.
    await expect(page.getByRole('link', { name: 'Tout effacer' })).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });

  test('old results keep their heading, or give way to another place, until the new ones arrive', async ({
    page,
  }) => {
    await page.goto('/?region=Bretagne');
    const heading = page.getByRole('heading', { level: 2, name: /en région/ });
    await expect(heading).toContainText(/^\d+\slaveries? en région Bretagne/);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/v1/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (asked.includes('Occitanie') || asked.includes('open_at')) await released;
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
  });
});

test.describe('on a phone', () => {
  test('the form folds into one line after a search, and the first result is in view', async ({
    page,
    publish,
  }) => {
    const spot = lonelySpot();
    await publish(north(spot, 1));
    await page.goto(around(spot));
    const line = page.getByRole('button', { name: 'Autour de vous · 5 km Modifier' });
    await expect(line).toBeVisible();
    await expect(box(page)).toBeHidden();
    await expect(names(page).first()).toBeInViewport();
    await line.press('Enter');
    await expect(box(page)).toBeFocused();
    await box(page).fill('quimper');
    await box(page).press('Enter');
    const folded = page.getByRole('button', { name: 'Quimper · 5 km Modifier' });
    await expect(folded).toBeFocused();
    await expect(box(page)).toBeHidden();
  });
});

test.describe('around me', () => {
  test('shows the nearest from a position that the URL holds in rounded form', async ({
    page,
    context,
    publish,
  }) => {
    const spot = lonelySpot();
    const second = await publish(north(spot, 2.4));
    const first = await publish(north(spot, 0.85));
    await page.goto('/');
    await expect(cards(page)).toHaveCount(10);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: spot.lat + 0.0001234, longitude: spot.lng });
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(names(page)).toHaveText([first, second]);
    expect(new URL(page.url()).searchParams.get('lat')).toBe(String(spot.lat));
    await expect(page.getByRole('heading', { name: '2 laveries autour de vous' })).toBeVisible();
  });
});
