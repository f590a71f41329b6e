import { expect, test } from './own-accounts.ts';
import { screens } from './screens.ts';

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test(
    'forced colours show filled buttons, the current link, view and page, and the selected tab',
    { tag: '@full' },
    async ({ page, context, asAdministrator }) => {
      await asAdministrator(context);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/admin-dashboard');
      const look = (selector: string) =>
        page.evaluate<[string, string]>(`{
        const { backgroundColor, color } = getComputedStyle(document.querySelector('${selector}'));
        [backgroundColor, color];
      }`);
      const filled = await look('header a.filled');
      expect(filled[0]).not.toBe((await look('body'))[0]);
      const expectFilled = async (selector: string) => {
        await expect(page.locator(selector)).toHaveCSS('background-color', filled[0]);
        await expect(page.locator(selector)).toHaveCSS('color', filled[1]);
      };
      await expectFilled('[role="tab"][aria-selected="true"]');
      await page.goto('/directory');
      await expectFilled('header a[aria-current="page"]');
      await expectFilled('nav[aria-label="Affichage des résultats"] a[aria-current]');
      await expectFilled('nav[aria-label="Pagination"] a[aria-current]');
    },
  );
});
