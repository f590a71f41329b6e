import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toastWith } from '../own-accounts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context, asAdministrator }) => asAdministrator(context));

test.afterEach(async ({ database }) => {
  await database.query('update site_settings set contact_email = default, contact_hours = default');
  await database.query("update site_statements set is_shown = true, source = null where id = 'seoCalls'");
  await database.query("update site_statements set text = 'Plus de 500 laveries' where id = 'aboutCount'");
});

test('the hours of the site are set once and shown on every page', async ({ page }) => {
  await page.goto('/admin-dashboard?onglet=parametres');
  await expect(page.getByRole('table', { name: 'Revenus par mois' })).toBeHidden();
  await page.getByText('Voir les chiffres').first().click();
  await expect(page.getByRole('table', { name: 'Revenus par mois' }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Paramètres généraux' });
  await form.getByLabel('Email de contact').fill('pas-une-adresse');
  await form.getByRole('button', { name: 'Enregistrer les paramètres' }).click();
  await expect(form.getByLabel('Email de contact')).toBeFocused();
  await form.getByLabel('Email de contact').fill('');
  await form.getByLabel('Horaires').fill('9h à 18h30');
  await form.getByRole('button', { name: 'Enregistrer les paramètres' }).click();
  await expect(toastWith(page, 'Paramètres enregistrés')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('9h à 18h30');
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: 'Nous joindre' })).toContainText('9h à 18h30');
});

test('a statement that is hidden or counted leaves the pages of visitors changed at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/services/seo');
  await expect(visitor.getByRole('heading', { name: "+200 % d'appels" })).toBeVisible();
  await visitor.goto('/about');
  await expect(visitor.getByText('Plus de 500 laveries')).toBeVisible();

  await page.goto('/admin-dashboard?onglet=parametres');
  const calls = page.getByRole('form', { name: 'Page Référencement local, appels' });
  await calls.getByText('Affichée').click();
  await calls.getByLabel('Source').fill("Relevés de l'année");
  await calls.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastWith(page, 'Affirmation enregistrée')).toBeVisible();
  const count = page.getByRole('form', { name: 'Page À propos' });
  await count.getByLabel('Texte').fill('{nombre} laveries, comptées');
  await count.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(async () => {
    await visitor.goto('/services/seo');
    await expect(visitor.getByRole('heading', { name: "Plus d'appels et d'itinéraires" })).toBeVisible();
    await visitor.goto('/about');
    await expect(visitor.getByText(/^[\d\s]+ laveries, comptées/)).toBeVisible();
  }).toPass();
  await visitor.close();
});
