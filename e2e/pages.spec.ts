import { expect, test } from './fixtures.ts';

test('the planning of social networks runs from Monday to Sunday', async ({ page }) => {
  await page.goto('/services/social-media');
  const days = page.getByRole('heading', { level: 3, name: /di$|^Dimanche$/ });
  await expect(days).toHaveText(['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']);
});

test('a frequent question opens its answer with the keyboard', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('summary', { hasText: 'Les avis sont-ils vérifiés' });
  const answer = page.getByText('nous ne contrôlons pas que leurs auteurs');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('the terms and the privacy page state the day they last changed', async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Dernière mise à jour').locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    );
  }
});

test('the legal page credits its sources and marks missing facts about the publisher', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByText('CC BY 4.0')).toBeVisible();
  await expect(page.getByText('Licence Ouverte 2.0')).toBeVisible();
  await expect(page.getByText("à compléter par l'éditeur").first()).toBeVisible();
});

test('the navigation bar fits a tablet in landscape', { tag: '@desktop-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/faq');
  const button = page.getByRole('banner').getByRole('link', { name: 'Ajouter ma laverie' });
  await expect(button).toBeInViewport({ ratio: 1 });
});
