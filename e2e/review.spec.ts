import { expect, reviewForm, test } from './laundromat.ts';
import { toastWith } from './own-accounts.ts';

test.describe('a review form', () => {
  test.use({ expectedComplaints: [/net::ERR/] });

  test('whose code was lost on the way opens on « Réessayer »', async ({ page, laundromat }) => {
    const { path } = await laundromat();
    const code = '**/assets/review-form-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    await page.getByText('Donner votre avis').scrollIntoViewIfNeeded();
    await expect(page.getByText("Le formulaire n'a pas pu être chargé.")).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Votre commentaire')).toBeEnabled();
  });
});

test.describe('a review', () => {
  test('is written without an account and shown at once', async ({ page, laundromat }) => {
    const { path } = await laundromat({ reviews: 1 });
    await page.goto(path);
    const form = await reviewForm(page);
    await expect(form.getByRole('radio', { name: '5 étoiles' })).toBeChecked();
    await form.getByRole('radio', { name: '5 étoiles' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(form.getByRole('radio', { name: '4 étoiles' })).toBeChecked();
    await form.getByLabel('Votre nom').fill('Dominique');
    await form.getByLabel('Votre commentaire').fill('Machines propres, <b>calme</b> le matin.');
    await form.getByLabel('Date de votre visite').fill('2999-01-01');
    await form.getByRole('button', { name: 'Publier mon avis' }).click();
    await expect(form.getByText('La date de la visite ne peut pas être dans le futur')).toBeVisible();
    await form.getByLabel('Date de votre visite').fill('2026-03-01');
    await form.getByRole('button', { name: 'Publier mon avis' }).click();
    await expect(toastWith(page, 'Avis ajouté avec succès !')).toBeVisible();

    const reviews = page.getByRole('region', { name: 'Avis' });
    await expect(reviews.getByRole('article')).toHaveCount(2);
    await expect(reviews.getByRole('article').first()).toContainText('Dominique');
    await expect(reviews.getByRole('article').first()).toContainText('<b>calme</b>');
    await expect(reviews.getByRole('article').first()).toContainText('visite du 1er mars 2026');
    await expect(reviews.getByText('2 avis').first()).toBeVisible();
    await expect(form.getByRole('radio', { name: '5 étoiles' })).toBeChecked();
    await expect(form.getByLabel('Votre commentaire')).toHaveValue('');
  });
});
