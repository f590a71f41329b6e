import { expect, type Page } from 'playwright/test';

/**
 * Presses a key until the favorite buttons are there. They load with the first use of the page, and a page that has
 * loaded may not listen for keys yet.
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
