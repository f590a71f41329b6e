import { expect, test } from './laundromat.ts';

test(
  'the back button closes the photo viewer without leaving the page',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path, name } = await laundromat({ photos: 2 });
    const viewer = page.getByRole('dialog');
    await page.goto('/directory');
    await page.goto(path);
    await page.getByRole('button', { name: 'Voir les 2 photos' }).click();
    await expect(viewer).toContainText('1 / 2');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('2 / 2');
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/directory');
  },
);
