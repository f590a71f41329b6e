import { mergeTests } from 'playwright/test';
import { test as laundromats } from './laundromat.ts';
import { expect, signIn, test as accounts } from './own-accounts.ts';

const test = mergeTests(laundromats, accounts);

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

test('the services menu works with the keyboard', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/directory');
  const menu = page.getByRole('banner').getByText('Services laveries');
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

test('the side menu traps the focus until Escape returns it', async ({ page }) => {
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

test('a select works with the keyboard, including type-ahead', async ({ page }) => {
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

test('arrows, Home and End move between tabs, which stay visible and lead into their panel', async ({
  page,
  context,
  member,
}) => {
  await signIn(context, await member('admin'));
  await page.goto('/admin-dashboard?onglet=messages');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Messages')).toHaveAttribute('aria-selected', 'true');
  await tab('Messages').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Signalements'],
    ['ArrowLeft', 'Messages'],
    ['Home', 'Laveries'],
    ['End', 'Journal'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(name)).toBeInViewport({ ratio: 1 });
    await expect(tab(name)).toHaveCSS('outline-style', 'solid');
  }
  await expect(page).toHaveURL(/onglet=journal/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Journal' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Administrateur ou élément modifié')).toBeFocused();
});

test('a confirmation traps the focus until Escape returns it', async ({
  page,
  context,
  member,
  laundromat,
}) => {
  await signIn(context, await member('admin'));
  const { name } = await laundromat();
  await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
  const opener = page.getByRole('button', { name: `Supprimer ${name}` });
  const question = page.getByRole('dialog', { name: /^Supprimer/ });
  for (const way of ['Tab', 'Shift+Tab']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeVisible();
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press(way);
      await expect(question.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
