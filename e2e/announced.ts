import type { Page } from 'playwright/test';

/**
 * Records the texts of the live region, starting with the next page load. They cannot be read later, because the region
 * clears itself after a while.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(`
    window.said = [];
    new MutationObserver(() => {
      const text = document.querySelector('[data-announcer]')?.textContent;
      if (text && text !== window.said.at(-1)) window.said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  `);
}

export const said = (page: Page) => page.evaluate<string[]>('window.said');
