import { untilStored } from './device.ts';
import { missedAddresses } from './fixtures.ts';
import {
  beginSubmission,
  choosePhotos,
  expect,
  newAddress,
  newName,
  signIn,
  test,
  toastWith,
} from './own-submissions.ts';

test.use({ expectedComplaints: [missedAddresses] });

const free = /^Choisir la fiche gratuite$/;

test(
  'only owners may add a laundromat; all others see how to become one',
  { tag: '@full' },
  async ({ page, context, member }) => {
    await page.goto('/add-laundromat');
    await expect(page.getByRole('link', { name: 'Créer un compte propriétaire' })).toHaveAttribute(
      'href',
      '/register?role=owner&returnTo=%2Fadd-laundromat',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fadd-laundromat',
    );
    await signIn(context, await member('client'));
    await page.goto('/add-laundromat');
    await expect(page.getByText('Les comptes clients ne peuvent pas ajouter de laverie.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Mon espace' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
);

test(
  'a refused form loses no text and no photo, even after closing and reloading',
  { tag: '@full' },
  async ({ page, owner: _owner }) => {
    await page.goto('/add-laundromat');
    await page.getByRole('button', { name: /^Choisir Premium$/ }).click();
    const send = page.getByRole('button', { name: 'Continuer vers le paiement' });

    const name = newName();
    await page.getByLabel('Nom de la laverie').fill(name);
    await page.getByRole('combobox', { name: 'Adresse' }).fill(newAddress());
    await page.getByRole('combobox', { name: 'Ville' }).fill('villeurban');
    await page.getByRole('option', { name: /^Villeurbanne/ }).click();
    await expect(page.getByLabel('Code postal')).toHaveValue('69100');
    await expect(page.getByLabel(/^Prix du lavage/)).toHaveAttribute('step', '0.5');
    await page.getByLabel('Site web').fill('exemple');
    await send.click();
    await expect(toastWith(page, 'Format du site web invalide')).toContainText(
      'Veuillez entrer une URL valide commençant par http:// ou https://',
    );
    await page.getByLabel('Site web').fill('https://www.example.org');
    await page.getByText('Wi-Fi gratuit').click();
    await choosePhotos(page, 3);
    await untilStored(page, 'lavoir-submission-photos', 'photo-2.jpg');

    await page.getByRole('button', { name: 'Retour' }).click();
    await expect(page.getByRole('button', { name: /^Choisir Premium$/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/add-laundromat?formule=gratuite');
    await expect(page.getByText("Votre saisie est là où vous l'avez laissée.")).toBeVisible();
    await expect(page.getByLabel('Nom de la laverie')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Villeurbanne');
    await expect(page.getByLabel('Wi-Fi gratuit')).toBeChecked();
    await expect(page.getByRole('img', { name: 'photo-2.jpg' })).toBeVisible();
  },
);

test.describe('when the response to a photo is lost', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a free submission is still stored, and each photo once', async ({ page, owner, database }) => {
    const name = newName();
    await beginSubmission(page, free, name);
    await choosePhotos(page, 2);
    await page.route('**/photos', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByText("Toutes les photos n'ont pas pu être envoyées")).toBeVisible();
    await page.unroute('**/photos');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(toastWith(page, 'Demande envoyée avec succès !')).toContainText(
      'Votre demande sera traitée sous 48 h.',
    );
    await expect(page).toHaveURL('/owner-dashboard');
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('En attente de publication. Nous vérifions votre fiche sous 48 h');
    await card.getByRole('link', { name: `Voir ${name}` }).click();
    await expect(page.getByText("Cette fiche n'est pas publiée.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Partager' })).toHaveCount(0);
    const keyFacts = page.locator('header', { has: page.getByRole('heading', { level: 1, name }) });
    await expect(keyFacts.getByText('Prix non communiqué')).toBeVisible();
    await expect(page.getByText('Horaires non communiqués').first()).toBeVisible();
    const { rows } = await database.query<{ photos: string }>(
      `select l.is_active, l.is_premium, l.is_featured, l.city, l.price_from, l.hours, l.assumed_facts,
         (select count(*) from photos where laundromat_id = l.id) as photos
       from laundromats l join users u on u.id = l.user_id
       where u.email = $1 and l.name = $2`,
      [owner.email, name],
    );
    expect(rows).toEqual([
      {
        is_active: false,
        is_premium: false,
        is_featured: false,
        city: 'Brest',
        price_from: null,
        hours: null,
        assumed_facts: [],
        photos: '2',
      },
    ]);
  });
});
