import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('the services menu works with the keyboard', { tag: '@full' }, async ({ page }) => {
    await page.goto('/directory');
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Services laveries' });
    const first = page.getByRole('link', { name: 'Création site internet' }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/website$/);
    await expect(first).toBeHidden();
  });
});
