import type { Page } from 'playwright/test';
import { expect, test } from './laundromat.ts';

const viewer = (page: Page) => page.getByRole('dialog');

test.describe('the photo viewer', () => {
  test(
    'opens, pages and closes by click, and returns the focus',
    { tag: '@desktop' },
    async ({ page, laundromat }) => {
      const { path } = await laundromat({ isPremium: true, photos: 3 });
      await page.goto(path);
      const opener = page.getByRole('button', { name: 'Voir les 3 photos' });
      await opener.click();
      await expect(viewer(page)).toContainText('1 / 3');
      await viewer(page).getByRole('button', { name: 'Photo suivante' }).click();
      await expect(viewer(page)).toContainText('2 / 3');
      await expect(viewer(page).getByRole('img')).toHaveAttribute('alt', 'Vue 2');
      await viewer(page).getByRole('button', { name: 'Photo précédente' }).click();
      await expect(viewer(page)).toContainText('1 / 3');
      await viewer(page).getByRole('button', { name: 'Fermer' }).click();
      await expect(viewer(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(path);
    },
  );

  test(
    'works with the keyboard alone, and wraps around',
    { tag: '@desktop' },
    async ({ page, laundromat }) => {
      const { path, name } = await laundromat({ isPremium: true, photos: 3 });
      await page.goto(path);
      const second = page.getByRole('button', { name: 'Agrandir : Vue 2' });
      await second.focus();
      await page.keyboard.press('Enter');
      await expect(viewer(page)).toContainText('2 / 3');
      for (const [key, counter] of [
        ['ArrowRight', '3 / 3'],
        ['ArrowRight', '1 / 3'],
        ['ArrowLeft', '3 / 3'],
        ['Home', '1 / 3'],
        ['End', '3 / 3'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(viewer(page)).toContainText(counter);
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toBeHidden();
      await expect(second).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
  );

  test('closes with the back button, without leaving the page', async ({ page, laundromat }) => {
    const { path, name } = await laundromat({ photos: 2 });
    await page.goto('/directory');
    await page.goto(path);
    await page.getByRole('button', { name: 'Voir les 2 photos' }).click();
    await expect(viewer(page)).toContainText('1 / 2');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toContainText('2 / 2');
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/directory');
  });

  test('pages with a swipe, and not with a scroll', async ({ page, laundromat }) => {
    const { path } = await laundromat({ isPremium: true, photos: 3 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Voir les 3 photos' }).click();
    const photo = viewer(page).getByRole('img');
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const touch = (point: { x: number; y: number }) => ({
        identifier: 0,
        clientX: point.x,
        clientY: point.y,
      });
      await photo.dispatchEvent('touchstart', { touches: [touch(from)], changedTouches: [touch(from)] });
      await photo.dispatchEvent('touchend', { touches: [], changedTouches: [touch(to)] });
    };
    await swipe({ x: 300, y: 400 }, { x: 100, y: 410 });
    await expect(viewer(page)).toContainText('2 / 3');
    await swipe({ x: 200, y: 400 }, { x: 140, y: 100 });
    await swipe({ x: 100, y: 400 }, { x: 300, y: 410 });
    await expect(viewer(page)).toContainText('1 / 3');
  });

  test('a laundromat without photos shows a note', async ({ page, laundromat }) => {
    const { path } = await laundromat();
    await page.goto(path);
    await expect(page.getByText('Pas encore de photo de cette laverie')).toBeVisible();
  });
});
