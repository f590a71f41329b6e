import type { Page } from 'playwright/test';
import { expect, test } from './laundromat.ts';
import { toastWith } from './own-accounts.ts';

const title = 'Veuillez remplir tous les champs';

async function provoke(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(toastWith(page, title)).toBeVisible();
  return toastWith(page, title);
}

/** Drags the toast to the right by a number of pixels. */
async function swipe(page: Page, by: number) {
  const box = (await toastWith(page, title).boundingBox())!;
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test.describe('a toast that nobody closes', () => {
  test.use({ toastsStay: false });

  test('disappears after five seconds', async ({ page, laundromat }) => {
    const { path } = await laundromat();
    await page.clock.install();
    await page.goto(path);
    const publish = page.getByRole('button', { name: 'Publier mon avis' });
    await expect(publish).toBeVisible();
    // From here on only the test moves the clock, however slow the computer is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await publish.click();
    await page.clock.runFor(500);
    const toast = toastWith(page, title);
    await expect(toast).toBeVisible();
    await page.clock.runFor(4000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toBeHidden();
  });
});

test(
  'F8 leads to the toasts, which are 420 px wide at most',
  { tag: '@desktop' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat();
    const toast = await provoke(page, path);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
    expect((await toast.boundingBox())!.width).toBeLessThanOrEqual(420);
  },
);

test('a swipe of 50 px to the right closes a toast, a shorter one does not', async ({ page, laundromat }) => {
  const { path } = await laundromat();
  const toast = await provoke(page, path);
  await swipe(page, 30);
  await expect(toast).toBeVisible();
  await swipe(page, 80);
  await expect(toast).toBeHidden();
});

test('a second toast replaces the first', async ({ page, laundromat }) => {
  const { path } = await laundromat();
  await provoke(page, path);
  const form = page.getByRole('form', { name: 'Donner votre avis' });
  await form.getByLabel('Votre nom').fill('Dominique');
  await form.getByLabel('Votre commentaire').fill('Calme.');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(toastWith(page, 'Avis ajouté avec succès !')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(1);
});
