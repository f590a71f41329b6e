import { expect, type Page } from 'playwright/test';

/**
 * Uses the page until its hearts are there. They come with the first use, and a page that has loaded and does not listen
 * yet misses a key.
 */
export async function useUntilHeartsShow(page: Page): Promise<void> {
  const heart = page.getByRole('button', { name: /^Enregistrer/ }).first();
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return heart.isVisible();
    })
    .toBe(true);
}
