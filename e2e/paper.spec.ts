import type { Page } from 'playwright/test';
import { expect, lonelySpot, north, test } from './own-laundromats.ts';
import { around } from './search-page.ts';

async function sheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
}

async function expectNoControls(page: Page) {
  for (const role of ['banner', 'contentinfo', 'navigation', 'search', 'button', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

test(
  'on paper a page of a town is one sheet with the facts of its laundromats',
  { tag: '@full' },
  async ({ page, publish }) => {
    const name = `Laverie de la place du Marché-aux-Fleurs ${crypto.randomUUID()}`;
    const address = '12 bis avenue du Maréchal-de-Lattre-de-Tassigny';
    for (let index = 0; index < 13; index++)
      await publish({
        name: index === 0 ? name : undefined,
        address,
        city: 'Tulle',
        postalCode: '19000',
        isFeatured: true,
      });
    await page.goto('/laveries/nouvelle-aquitaine/tulle');
    await expect(page.getByRole('article')).toHaveCount(12);
    expect(await sheets(page)).toBe(1);
    await expectNoControls(page);
    await expect(page.getByText(address).first()).toBeVisible();
    await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(0);
  },
);

test(
  'on paper results around a point are their list, without map and controls',
  { tag: '@full' },
  async ({ page, publish }) => {
    const spot = lonelySpot();
    const name = await publish(north(spot, 1));
    await page.goto(`${around(spot)}&vue=carte`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(await sheets(page)).toBe(1);
    await expectNoControls(page);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Légende')).toBeHidden();
  },
);

test('on paper all questions have their answers', { tag: '@full' }, async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('details p');
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
