import { expect, test } from './fixtures.ts';

test(
  'a control with only an icon shows its name under the pointer, and on keyboard focus',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/register');
    const tooltip = page.locator('[data-radix-popper-content-wrapper]');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).hover();
    await expect(tooltip).toHaveText(/^Afficher le mot de passe/);
    await page.getByLabel('Confirmer le mot de passe').focus();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText(/^Afficher la confirmation/);
  },
);
