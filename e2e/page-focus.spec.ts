import { listen, said } from './announced.ts';
import { expect, reviewForm, test } from './laundromat.ts';

test('a new page focuses its heading and announces its title once; « Back » focuses the link that was followed', async ({
  page,
  laundromat,
}) => {
  const { name, path } = await laundromat();
  await listen(page);
  await page.goto(`/directory?q=${encodeURIComponent(name)}`);
  const title = `Annuaire des laveries, «\u00a0${name}\u00a0» · Lavoir`;
  await expect(page).toHaveTitle(title);
  const result = page.getByRole('main').getByRole('link', { name });
  await result.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveURL(path);
  const opened = `${name}, laverie à Brest · Lavoir`;
  await expect.poll(() => said(page)).toContain(opened);

  await page.getByRole('link', { name: 'Retour aux résultats' }).press('Enter');
  await expect(result).toBeFocused();
  expect(new URL(page.url()).searchParams.get('q')).toBe(name);
  await expect.poll(() => said(page)).toContain(title);
  expect((await said(page)).filter((text) => text === opened)).toHaveLength(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeFocused();
});

test('the next page of a list has a different title', { tag: '@full' }, async ({ page }) => {
  await page.goto('/directory?page=2');
  await expect(page).toHaveTitle('Annuaire des laveries, page 2 · Lavoir');
  await page.goto('/?services=a0000000-0000-4000-8000-000000000001&page=2');
  await expect(page).toHaveTitle('Laveries, 1\u00a0service, page 2 · Lavoir');
});

test(
  'the viewer announces each photo with its description; fields have full names and say that they are required',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { path } = await laundromat({ photos: 2 });
    await listen(page);
    await page.goto(path);
    await page.getByRole('link', { name: 'Agrandir : Vue 1' }).press('Enter');
    await expect.poll(() => said(page)).toContain('Photo 1 sur 2\u00a0: Vue 1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said(page)).toContain('Photo 2 sur 2\u00a0: Vue 2');
    await page.keyboard.press('Escape');
    const form = await reviewForm(page);
    for (const label of ['Votre nom', 'Votre commentaire']) {
      await expect(form.getByLabel(label)).toHaveAttribute('required', '');
    }
    await page.goto('/directory');
    await page.getByRole('combobox', { name: 'Ville' }).fill('Brest');
    await expect(page.getByRole('button', { name: 'Effacer «\u00a0Ville\u00a0»' })).toBeVisible();
  },
);
