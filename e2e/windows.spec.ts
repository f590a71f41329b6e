import type { Page } from 'playwright/test';
import { expect, test } from './laundromat.ts';

async function headings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .map(({ name }) => String(name?.value));
}

test(
  'a window keeps the focus and hides the page behind it from screen readers, the first window and each later one',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { name, path } = await laundromat({ photos: 2 });
    await page.goto(path);
    await expect.poll(() => headings(page)).toContain(name);
    for (const opener of ['Agrandir : Vue 1', 'Signaler cette fiche', 'Ouvrir le menu', 'Agrandir : Vue 2']) {
      const control = page.getByRole(opener.startsWith('Agrandir') ? 'link' : 'button', { name: opener });
      await control.press('Enter');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first()).toBeVisible();
      await expect.poll(() => headings(page), opener).not.toContain(name);
      // From the first control to the last, and on to the first.
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog').locator(':focus'), opener).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(control).toBeFocused();
      await expect.poll(() => headings(page)).toContain(name);
    }
  },
);
