import { expect, test } from './own-laundromats.ts';

test(
  'the page of an arrondissement says what is open and what a wash costs',
  { tag: '@full' },
  async ({ page, publish, database }) => {
    // No other test publishes in this arrondissement.
    const name = await publish({ city: 'Marseille', postalCode: '13016' });
    await database.query(
      `insert into machines (laundromat_id, kind, capacity_kg, price, count)
     select id, 'washer', 7, 4.20, 2 from laundromats where name = $1`,
      [name],
    );
    await page.goto('/laveries/provence-alpes-cote-d-azur/marseille');
    await page.getByRole('link', { name: 'Marseille 16e arrondissement 1 laverie' }).click();
    await expect(page).toHaveURL('/laveries/provence-alpes-cote-d-azur/marseille-16e-arrondissement');
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Laveries automatiques dans le 16e arrondissement de Marseille',
      }),
    ).toBeVisible();
    await expect(page.getByText('1 ouverte en ce moment')).toBeVisible();
    await expect(page.getByText(/Lavage de 7\skg dès 4,20\s€\s: /)).toContainText(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    const nearby = page.locator('section', { hasText: 'À proximité' }).getByRole('link');
    await expect(nearby.first()).toBeVisible();

    await page
      .getByRole('navigation', { name: /ariane/i })
      .getByRole('link', { name: 'Marseille' })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Laveries automatiques à Marseille' }),
    ).toBeVisible();
  },
);

test('a place says nothing that is not known', { tag: '@full' }, async ({ page, publish, database }) => {
  // No other test publishes in this commune.
  const name = await publish({ city: 'Sein', postalCode: '29990' });
  await database.query('update laundromats set weekly_hours = null, hours = null where name = $1', [name]);
  await page.goto('/laveries/bretagne/ile-de-sein');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/1\slaverie en libre-service/)).toBeVisible();
  await expect(page.getByText(/en ce moment|Lavage de/)).toHaveCount(0);
});
