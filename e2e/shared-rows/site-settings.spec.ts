import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toastWith } from '../own-accounts.ts';

// Elements that fade in have too little contrast at first.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context, asAdministrator }) => asAdministrator(context));

test.afterEach(({ database }) =>
  database.query('update site_settings set contact_email = default, contact_hours = default'),
);

test('the hours of the site are set once and shown on every page', async ({ page }) => {
  await page.goto('/admin-dashboard?onglet=revenus');
  await expect(page.getByRole('table', { name: 'Revenus par mois' })).toBeHidden();
  await page.getByText('Voir les chiffres').first().click();
  await expect(page.getByRole('table', { name: 'Revenus par mois' }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Paramètres' }).click();
  await expect(page.getByRole('heading', { name: 'Revenus et activité' })).toHaveCount(0);
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
