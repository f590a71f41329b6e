import type { Locator, Page } from 'playwright/test';
import { expect, test as base, type OwnLaundromat } from './own-laundromats.ts';

interface LaundromatDetails extends OwnLaundromat {
  description?: string;
  phone?: string;
  hours?: string;
  cycleMinutes?: number;
  photos?: number;
  reviews?: number;
  inactive?: boolean;
}

interface Fixtures {
  laundromat: (details?: LaundromatDetails) => Promise<{ name: string; path: string }>;
}

export const test = base.extend<Fixtures>({
  laundromat: async ({ publish, database }, use) => {
    await use(
      async ({ description, phone, hours, cycleMinutes, photos = 0, reviews = 0, inactive, ...row } = {}) => {
        const name = await publish(row);
        const { rows } = await database.query<{ id: string; slug: string }>(
          `update laundromats set description = $2, phone = $3, hours = coalesce($4, hours), is_active = $5,
           cycle_minutes = $6 where name = $1 returning id, slug`,
          [name, description, phone, hours, !inactive, cycleMinutes],
        );
        const { id, slug } = rows[0]!;
        await database.query(
          `insert into photos (laundromat_id, url, alt, is_primary, position)
         select $1, url, 'Vue ' || row_number() over (order by url), row_number() over (order by url) = 1,
           row_number() over (order by url)
         from (select distinct url from photos where url like '/photos/%' order by url limit $2) as drawn`,
          [id, photos],
        );
        await database.query(
          `insert into reviews (laundromat_id, author_name, rating, comment, created_at)
         select $1, 'Auteur ' || n, case when n = 1 then 2 else 5 end, 'Avis numéro ' || n,
           timestamptz '2026-03-12 12:00+01' - n * interval '1 day'
         from generate_series(1, $2::int) as n`,
          [id, reviews],
        );
        return { name, path: `/laverie/${slug}` };
      },
    );
  },
});

/** The code of the form is loaded when it is scrolled near. */
export async function reviewForm(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Donner votre avis' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Donner votre avis' });
  await expect(form.getByRole('button', { name: 'Publier mon avis' })).toBeEnabled();
  return form;
}

export { expect };

/** Five stars are preselected. They count only once the visitor has pressed a star. */
export async function chooseStars(form: Locator): Promise<void> {
  await form.locator('label').filter({ hasText: '5 étoiles' }).click();
}
