import { expect, test } from './fixtures.ts';

test('the first stop of the tabulator leads past the header', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});

test(
  'the services menu opens, closes and leads on by keyboard',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/directory');
    const menu = page.getByRole('button', { name: 'Services laveries' });
    const first = page.getByRole('link', { name: 'Création site internet' }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/website$/);
    await expect(first).toBeHidden();
  },
);

test('the side menu keeps the focus until Escape gives it back', async ({ page }) => {
  await page.goto('/faq');
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible();
  const links = await menu.getByRole('link').count();
  for (let stop = 0; stop <= links + 3; stop += 1) await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a select is opened, searched by its first letters and chosen by keyboard', async ({ page }) => {
  await page.goto('/directory');
  const sort = page.getByRole('button', { name: /^Trier par/ });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('vi');
  await expect(page.getByRole('option', { name: 'Ville' })).toHaveAttribute('data-focus', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=city/);
  await expect(sort).toBeFocused();
});
