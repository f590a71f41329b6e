import { mergeTests, type Page } from 'playwright/test';
import { expect, reviewForm, test as laundromatTest } from './laundromat.ts';
import { test as accountTest, toastWith } from './own-accounts.ts';
import { lonelySpot } from './own-laundromats.ts';
import { around, cards, openFilters } from './search-page.ts';
import { translated, translatePages } from './translator.ts';

const test = mergeTests(laundromatTest, accountTest);

// React renders the page again when the translator was faster. Refused forms answer 4xx.
test.use({ expectedComplaints: [/Minified React error #418|status of 4\d\d/] });

const expectWhole = async (page: Page) => {
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(page.getByText(/erreur est survenue|n'a pas pu être affichée/)).toHaveCount(0);
};

test(
  'the counts of a translated list follow its filters',
  { tag: '@full' },
  async ({ page, context, publish }) => {
    await translatePages(context, 0);
    const spot = lonelySpot();
    const [near, other] = [
      await publish({ latitude: spot.lat, longitude: spot.lng, priceFrom: '3.90' }),
      await publish({ latitude: spot.lat, longitude: spot.lng + 0.001, isPremium: true }),
    ];
    await page.goto(around(spot));
    await expect(cards(page)).toHaveCount(2);
    const filters = await openFilters(page);
    await expect(filters.getByRole('button', { name: /^Voir 2/ })).toBeVisible();
    await filters.getByText('Parking').first().click();
    await expect(filters.getByRole('button', { name: /^Voir (0|aucun)/ })).toBeVisible();
    await filters.getByRole('button', { name: /^Tout retirer/ }).click();
    await filters.getByRole('button', { name: /^Voir 2/ }).click();
    await page.getByRole('link', { name: near }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: near })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: other }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    await expectWhole(page);
  },
);

for (const delayMs of [0, 600]) {
  test.describe(`pages translated after ${delayMs} ms`, { tag: '@full' }, () => {
    test.beforeEach(async ({ context }) => translatePages(context, delayMs));

    test('sign-in keeps what is typed and says what is wrong', async ({ page, member }) => {
      const camille = await member();
      await page.goto('/login');
      await page.getByLabel('Email').fill(camille.email);
      await page.getByLabel(/^Mot de passe/).fill('wrong-1');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.locator('main').getByText(`est incorrect.${translated}`)).toBeVisible();
      await expectWhole(page);
      await expect(page.getByLabel('Email')).toHaveValue(camille.email);
      await page.getByLabel(/^Mot de passe/).fill(camille.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' })).toBeVisible();
      await expectWhole(page);
    });

    test('registration and a forgotten password reach their end', async ({ page, newEmail }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.getByLabel('Prénom').fill('Camille');
      await page.getByLabel(/^Nom/).fill('Martin');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByLabel(/^Mot de passe/).fill('secret-1');
      await page.getByLabel('Confirmer le mot de passe').fill('secret-1');
      await expectWhole(page);
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' })).toBeVisible();
      await page.goto('/mot-de-passe-oublie');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Recevoir un lien' }).click();
      await expect(page.getByText('Si un compte existe avec cet email')).toBeVisible();
      await expectWhole(page);
    });

    test('a message with a wrong sum stays, and one with the right sum is sent', async ({
      page,
      newEmail,
      database,
    }) => {
      const email = newEmail();
      await page.goto('/contact');
      const form = page.getByRole('form', { name: 'Envoyez-nous un message' });
      await form.getByLabel(/^Nom/).fill('Dominique');
      await form.getByLabel('Email').fill(email);
      await form.getByRole('textbox', { name: /^Message/ }).fill('Bonjour.');
      const sum = form.getByLabel(/combien font/);
      await sum.fill('999');
      await form.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(toastWith(page, 'Code de sécurité incorrect')).toBeVisible();
      await expectWhole(page);
      await expect(form.getByLabel(/^Nom/)).toHaveValue('Dominique');
      const label = form.locator('label', { hasText: /combien font \d/ });
      await expect(label).toBeVisible();
      const [, left, sign, right] = /(\d+) ([+−×]) (\d+)/.exec((await label.textContent())!)!;
      const [a, b] = [Number(left), Number(right)];
      await sum.fill(String(sign === '+' ? a + b : sign === '−' ? a - b : a * b));
      await form.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(toastWith(page, 'Message envoyé avec succès')).toBeVisible();
      await expectWhole(page);
      await database.query('delete from contacts where email = $1', [email]);
    });

    test('a review and a correction of hours are sent', async ({ page, laundromat }) => {
      const { path } = await laundromat({ reviews: 1, hours: 'tous les jours 7 h à 21 h' });
      await page.goto(path);
      const form = await reviewForm(page);
      await form.getByLabel('Votre nom').fill('Dominique');
      await form.getByLabel('Votre commentaire').fill('Propre et calme.');
      await form.locator('label').filter({ hasText: '4 étoiles' }).click();
      await form.getByRole('button', { name: 'Publier mon avis' }).click();
      await expect(toastWith(page, 'Avis ajouté avec succès')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Avis' }).getByRole('article')).toHaveCount(2);
      await expectWhole(page);
      await page.getByRole('button', { name: 'Horaires faux' }).click();
      await page.getByLabel('Précisions').fill('Fermé le dimanche.');
      await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
      await expect(toastWith(page, 'Signalement envoyé')).toBeVisible();
      await expectWhole(page);
    });

    test('a refused position says why', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Autour de moi' }).click();
      await expect(page.getByText(/position/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expectWhole(page);
    });

    test('a city is saved, and the next page of a town follows', async ({ page, publish }) => {
      const city = `Ville ${crypto.randomUUID().slice(0, 8)}`;
      await publish({ city });
      await page.goto(`/directory?city=${encodeURIComponent(city)}`);
      await page.getByRole('button', { name: `Enregistrer ${city}` }).click();
      await expect(page.getByRole('button', { name: `${city} enregistré` })).toBeVisible();
      for (let index = 0; index < 25; index++) await publish({ city: 'Guéret', postalCode: '23000' });
      await page.goto('/laveries/nouvelle-aquitaine/gueret');
      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(/^Liste des laveries, page 2 sur \d/)).toBeAttached();
      await expectWhole(page);
    });

    for (const path of [
      '/',
      '/directory',
      '/about',
      '/faq',
      '/services/how-it-works',
      '/hors-ligne',
      '/favoris',
      '/donnees',
      '/legal',
      '/terms',
      '/privacy',
      '/nothing',
    ])
      test(`${path} opens and leads on`, async ({ page }) => {
        await page.goto(path);
        await expectWhole(page);
        await page
          .getByRole('link', { name: /^Lavoir/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'Trouvez votre laverie' })).toBeAttached();
        await expectWhole(page);
      });
  });
}
