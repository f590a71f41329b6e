import { expect, reviewForm, test } from './laundromat.ts';
import { toastWith } from './own-accounts.ts';

test.use({ toastsStay: false });

test('a toast that nobody closes disappears after five seconds', async ({ page, laundromat }) => {
  const { path } = await laundromat();
  await page.clock.install();
  await page.goto(path);
  const publish = (await reviewForm(page)).getByRole('button', { name: 'Publier mon avis' });
  await expect(publish).toBeVisible();
  // From here on only the test moves the clock, however slow the computer is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await publish.click();
  await page.clock.runFor(500);
  const toast = toastWith(page, 'Veuillez remplir tous les champs');
  await expect(toast).toBeVisible();
  await page.clock.runFor(6000);
  await expect(toast).toBeHidden();
});
