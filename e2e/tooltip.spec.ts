import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';

test(
  'a control with only an icon shows its name after 700 ms, the next one at once, and also on keyboard focus',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/register');
    const toggles = page.getByRole('button', { name: /^Afficher/ });
    await expect(toggles).toHaveCount(2);
    const tooltip = page.locator('[data-radix-popper-content-wrapper]');
    // A pointer that has just left might be moving to the tooltip; the next move decides.
    const reach = async (place: Locator) => {
      await place.hover();
      await place.hover({ position: { x: 15, y: 15 } });
    };
    const leave = () => reach(page.getByRole('heading', { level: 1 }));

    // The first tooltip fetches the code.
    await reach(toggles.first());
    await expect(tooltip).toHaveText(/^Afficher le mot de passe/);
    await leave();
    await expect(tooltip).toHaveCount(0);

    // From here on only the test moves the clock, however slow the computer is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await reach(toggles.first());
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(/^Afficher le mot de passe/);

    await reach(toggles.nth(1));
    await page.clock.runFor(50);
    await expect(tooltip).toHaveText(/^Afficher la confirmation/);
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(tooltip).toHaveCount(0);

    await leave();
    await page.getByLabel('Confirmer le mot de passe').focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(50);
    await expect(tooltip).toHaveText(/^Afficher la confirmation/);
  },
);
