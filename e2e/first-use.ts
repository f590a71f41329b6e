import { expect, type Page } from 'playwright/test';

/**
 * Uses the page until its favorite buttons are there. They load with the first use, and a page that has loaded but does
 * not listen yet misses a key.
 */
export async function useUntilFavoriteButtonsShow(page: Page): Promise<void> {
  const favorite = page.getByRole('button', { name: /^Enregistrer/ }).first();
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return favorite.isVisible();
    })
    .toBe(true);
}
