import { mergeTests, type Page } from 'playwright/test';
import { listen, said } from './announced.ts';
import { touchedFocus } from './focus-walk.ts';
import { test as laundromats } from './laundromat.ts';
import { expect, test as submissions } from './own-submissions.ts';

const test = mergeTests(laundromats, submissions);

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** WCAG 1.4.12 */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';
// The site's policy refuses inline styles, but not styles set by a script.
const addSpacing = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('${spacing}');
  document.adoptedStyleSheets = [sheet];
}`;

test(
  'the focus ring surrounds a photo card, and is white on dark blue',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { name } = await laundromat({ photos: 1 });
    await page.goto(`/directory?q=${encodeURIComponent(name)}`);
    const link = page.getByRole('main').getByRole('link', { name });
    await link.press('Shift');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
    await expect(card).toHaveCSS('outline-style', 'solid');
    await expect(card).toHaveCSS('outline-offset', '2px');

    const dark = page.getByRole('contentinfo').getByRole('link').first();
    await dark.focus();
    await expect(dark).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await page.goto('/services/website');
    const action = page.getByRole('main').locator('.on-dark a').first();
    await action.focus();
    await expect(action).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  },
);

test(
  'the stars of a rating have an outline of 3 to 1, and forced colours show the chosen one',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path, name } = await laundromat();
    await page.goto(path);
    const star = page.getByRole('group', { name: 'Votre note' }).locator('svg').last();
    await expect(star).toHaveCSS('stroke', /rgb\((133, 139, 155|138, 90, 0)\)/);

    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`/?city=Brest&department=29&q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: /^Filtres/ }).press('Enter');
    const distance = page.getByRole('dialog').getByRole('group', { name: 'Distance' });
    const [chosen, other] = [
      distance.locator('label:has(input:checked)'),
      distance.locator('label:has(input:not(:checked))').first(),
    ];
    await expect(chosen).toBeVisible();
    await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
    await expect(other).toHaveCSS('forced-color-adjust', 'auto');
  },
);

test('nothing is wider than 320 px with the spacing of WCAG 1.4.12', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(addSpacing);
    await expect.poll(() => overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test(
  'at 400 % the submission form uses the whole screen between its bars',
  { tag: '@full' },
  async ({ page, owner: _owner }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/add-laundromat');
    await page.getByRole('button', { name: /^Choisir la fiche gratuite$/ }).press('Enter');
    const field = page.getByLabel('Nom de la laverie');
    await field.focus();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Envoyer ma demande' })).not.toBeInViewport();
    await page.getByLabel('Téléphone').focus();
    await expect(dialog.getByRole('button', { name: 'Fermer' })).not.toBeInViewport();
    await expect(page.getByLabel('Téléphone')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the installation prompt never covers the focused element, and is announced',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    await listen(page);
    const { name, path } = await laundromat();
    await page.goto(path);
    const favorite = page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` });
    await favorite.press('Enter');
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = page.getByRole('region', { name: 'Gardez Lavoir sous la main' });
    await expect(async () => {
      await page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))");
      expect(await card.isVisible()).toBe(true);
    }).toPass();
    await expect.poll(async () => (await said(page)).join(' ')).toContain('Gardez Lavoir sous la main');
    expect(await touchedFocus(page, '[aria-label="Gardez Lavoir sous la main"]')).toEqual([]);
  },
);
