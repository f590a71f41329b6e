import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './owned-laundromat.ts';

test.use({
  // The server does not count a browser that names itself headless.
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  contextOptions: { reducedMotion: 'reduce' },
});

test(
  'an owner sees what a visitor opened and saved, but not their own visits, and downloads a poster',
  { tag: '@full' },
  async ({ page, context, owned, member, database }) => {
    const olivier = await member('owner');
    const { id, name } = await owned(olivier);
    const { rows } = await database.query<{ slug: string }>('select slug from laundromats where id = $1', [
      id,
    ]);
    const path = `/laverie/${rows[0]!.slug}`;
    const counts = async () => {
      const { rows } = await database.query<{ kind: string; count: number }>(
        'select kind, count from laundromat_counts where laundromat_id = $1 order by kind',
        [id],
      );
      return rows.map(({ kind, count }) => `${kind} ${count}`);
    };
    const sent = () => page.waitForRequest((request) => request.url().endsWith('/api/counts'));

    const visit = sent();
    await page.goto(path);
    await page.mouse.wheel(0, 200);
    await page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` }).click();
    const { cookie } = await (await visit).allHeaders();
    expect(cookie).toBeUndefined();
    await expect.poll(counts).toEqual(['opened 1', 'saved 1']);

    await signIn(context, olivier);
    await page.goto('/owner-dashboard');
    const figures = page.getByRole('region', { name: `Vu par vos clients : ${name}` });
    await expect(figures).toContainText(/Fiche ouverte 1 fois depuis le 1er/);
    await figures.getByText('Voir les chiffres').click();
    await expect(figures.getByRole('row')).toHaveCount(13);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      figures.getByRole('button', { name: /^Affiche A4/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`affiche-${rows[0]!.slug}-a4.pdf`);

    await page.goto(path);
    const ownVisit = sent();
    await page.goto('/directory');
    expect((await ownVisit).postData()).not.toContain(id);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
