import type { Page } from 'playwright/test';
import { expect, test } from './laundromat.ts';
import { lonelySpot, north, service } from './own-laundromats.ts';
import { screens } from './screens.ts';
import { around, box, names } from './search-page.ts';

test.use({ javaScriptEnabled: false });

const notice = (page: Page, text: string) => page.locator('p', { hasText: text });
const question = (page: Page, text: string) => page.locator('summary', { hasText: text });

// The first renderings exceed the time limit, so the server sends the plain shell.
test.beforeAll(async ({ baseURL }) => {
  const isRendered = async () => (await (await fetch(baseURL!)).text()).includes('role="search"');
  await expect.poll(isRendered).toBe(true);
});

test('without JavaScript the theme is that of the device', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 32)');
  await expect(page.getByLabel('Apparence')).toBeHidden();
});

test.describe('a search without JavaScript', () => {
  test('a typed town, quarter, region or department is found', async ({ page }) => {
    for (const [typed, found] of [
      ['lyon 3', 'autour de Lyon 3e arrondissement (69)'],
      ['69003', 'autour de Lyon 3e arrondissement (69)'],
      ['quimper', 'autour de Quimper (29)'],
      ['lavomatic bastille', /Bastille/],
      ['self laverie paris 11', 'Paris 11e arrondissement (75)'],
      ['Bretagne', /Bretagne/],
      ['Vendée', 'Villes'],
    ] as const) {
      await page.goto('/');
      await box(page).fill(typed);
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(page.getByRole('heading', { level: 2, name: found })).toBeVisible();
    }
  });

  test(
    'the shown town can be searched again, and another one replaces it',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/?lieu=brest&openNow=true');
      await expect(box(page)).toHaveValue('Brest (29)');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\?city=Brest&department=29&lat=48\.\d+&lng=-4\.\d+&openNow=true$/);
      await box(page).fill('Rennes');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\?city=Rennes&department=35&lat=48\.\d+&lng=-1\.\d+&openNow=true$/);
      await page.getByRole('link', { name: 'Tout effacer' }).click();
      await expect(page).toHaveURL('/?openNow=true');
    },
  );

  test('a phrase in the directory leads to the list of its town', async ({ page }) => {
    await page.goto('/directory');
    await page
      .getByRole('searchbox', { name: 'Recherche' })
      .fill('laverie pas chère ouverte dimanche à Brest');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(
      /directory\?q=pas\+cher&city=Brest&department=29&lat=48\.\d+&lng=-4\.\d+&ouvert=dimanche$/,
    );
    await expect(page.getByRole('heading', { level: 2, name: 'à Brest (29)' })).toBeVisible();
  });

  test('words that are no town find names', { tag: '@full' }, async ({ page, publish }) => {
    const name = await publish();
    await page.goto('/');
    await box(page).fill(name.toUpperCase());
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(names(page)).toHaveText([name]);
  });

  test(
    'filters are one form, which keeps the place and shows what is in effect',
    { tag: '@full' },
    async ({ page, publish }) => {
      const spot = lonelySpot();
      const both = await publish({ ...north(spot, 1), services: [service.cards, service.drying] });
      const dryer = await publish({ ...north(spot, 2), services: [service.drying] });
      const far = await publish({ ...north(spot, 7), services: [service.cards, service.drying] });
      await page.goto(around(spot));
      const filter = (name: string) => page.getByRole('checkbox', { name });
      const apply = page.getByRole('button', { name: 'Appliquer les filtres' });
      await question(page, 'Plus de filtres').click();
      await filter('Sèche-linge').check();
      await page.getByRole('combobox', { name: 'Distance' }).selectOption('10 km');
      await apply.click();
      await expect(names(page)).toHaveText([both, dryer, far]);
      await filter('Paiement par carte').check();
      await apply.click();
      await expect(names(page)).toHaveText([both, far]);
      await expect(filter('Sèche-linge')).toBeChecked();
      await expect(filter('Paiement par carte')).toBeChecked();
      await filter('Sèche-linge').uncheck();
      await filter('Ouvert maintenant').check();
      await apply.click();
      await expect(filter('Ouvert maintenant')).toBeChecked();
      await expect(filter('Paiement par carte')).toBeChecked();
      await expect(page).toHaveURL(/lat=.*&lng=.*openNow=true/);
    },
  );

  test('the list can be sorted', { tag: '@full' }, async ({ page, publish }) => {
    const spot = lonelySpot();
    const dear = await publish({ ...north(spot, 1), priceFrom: '6.00' });
    const cheap = await publish({ ...north(spot, 3), priceFrom: '3.50' });
    await page.goto(around(spot));
    await expect(names(page)).toHaveText([dear, cheap]);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix');
    await page.getByRole('button', { name: 'Trier' }).click();
    await expect(names(page)).toHaveText([cheap, dear]);
    await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('price');
  });

  test(
    'the directory finds a name in a town, and its pages are links',
    { tag: '@full' },
    async ({ page, publish }) => {
      await page.goto('/directory');
      const first = await names(page).first().textContent();
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL('/directory?page=2');
      await expect(names(page).first()).not.toHaveText(first!);

      const name = await publish({ city: 'Quimper', postalCode: '29000' });
      await page.getByRole('searchbox', { name: 'Recherche' }).fill(name);
      await page.getByRole('combobox', { name: 'Ville' }).fill('Quimper');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(names(page)).toHaveText([name]);
      await page.getByRole('combobox', { name: 'Ville' }).fill('Brest');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(names(page)).toHaveCount(0);
      await expect(page.getByText('Aucune laverie trouvée pour vos critères')).toBeVisible();
      await expect(page.getByText(/^Tri(er)? par/)).toHaveCount(0);
      await page.getByRole('link', { name: 'Voir toutes les laveries' }).click();
      await expect(page).toHaveURL('/directory');
    },
  );

  test('a shared map shows the list of its laundromats and says why', { tag: '@full' }, async ({ page }) => {
    await page.goto('/directory?vue=carte');
    await expect(notice(page, 'La carte demande JavaScript.')).toBeVisible();
    await expect(names(page)).toHaveCount(10);
    await expect(names(page).first()).toBeVisible();
  });
});

test('the page of a laundromat is complete without JavaScript', async ({ page, laundromat }) => {
  const { name, path } = await laundromat({
    isFeatured: true,
    photos: 4,
    reviews: 12,
    phone: '+33298000000',
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Ouvert').first()).toBeVisible();
  await expect(page.getByText('Tous les jours, jour et nuit')).toBeVisible();
  await expect(page.locator('a[href="tel:+33298000000"]:visible').first()).toBeVisible();
  await expect(page.locator('a[href^="https://www.google.com/maps/dir/"]:visible').first()).toBeVisible();
  const reviews = page.getByRole('region', { name: 'Avis' }).getByRole('article');
  await expect(reviews).toHaveCount(10);
  await page.getByRole('link', { name: "Voir plus d'avis" }).click();
  await expect(reviews).toHaveCount(12);
  // The address names the first review that was added; browsers scroll to it.
  const added = await reviews.nth(10).getByRole('heading').innerText();
  await expect(page.locator(':target')).toContainText(added);
  await expect(notice(page, 'activez JavaScript')).toBeVisible();
  const photos = page.locator('a[href^="/photos/"]:visible');
  await expect(photos).toHaveCount(4);
  const large = await page.request.get((await photos.last().getAttribute('href'))!);
  expect(large.headers()['content-type']).toBe('image/webp');
});

for (const screen of ['phone', 'desktop'] as const) {
  test.describe(`on a ${screen}`, { tag: screen === 'desktop' ? '@full' : [] }, () => {
    test.use(screens[screen]);

    test('menus and questions open without JavaScript', async ({ page, isMobile }) => {
      await page.goto('/faq');
      const answer = page.getByText('nous ne contrôlons pas que leurs auteurs');
      await expect(answer).toBeHidden();
      await question(page, 'Les avis sont-ils vérifiés').click();
      await expect(answer).toBeVisible();
      const header = page.getByRole('banner');
      await (
        isMobile ? header.getByLabel('Menu', { exact: true }) : header.getByText('Services laveries')
      ).click();
      await header.getByRole('link', { name: 'Référencement local' }).click();
      await expect(page).toHaveURL('/services/seo');
    });
  });
}

test('forms and accounts say that they need JavaScript', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(notice(page, 'Le formulaire demande JavaScript.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.goto('/login');
  await expect(notice(page, 'Cette page demande JavaScript.')).toBeVisible();
  await page.getByRole('link', { name: "retour à l'accueil" }).click();
  await expect(names(page)).toHaveCount(10);
});

test(
  'no public page shows a button that needs JavaScript, on a phone or a desktop',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat({ photos: 2, reviews: 2 });
    const addresses = [
      '/',
      '/?lieu=lyon',
      '/?q=nothing+has+these+words',
      '/directory',
      path,
      '/laveries/bretagne/brest',
    ];
    for (const address of [...addresses, '/faq', '/contact', '/about', '/add-laundromat', '/services/seo']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator('button:not([type="submit"]):visible'), address).toHaveCount(0);
      }
    }
  },
);
