import { mergeTests } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test as laundromats } from './laundromat.ts';
import { test as accounts, toastWith } from './own-accounts.ts';

const base = mergeTests(laundromats, accounts);

interface SourceObject {
  class?: string;
  tags?: object;
  facts?: object;
  differences?: object;
  of?: string;
  isGone?: boolean;
}

const test = base.extend<{ source: (object: SourceObject) => Promise<string> }>({
  source: async ({ database }, use) => {
    const ids: string[] = [];
    await use(
      async ({ class: known = 'self_service', tags = {}, facts, differences = {}, of, isGone = false }) => {
        const id = String(Math.floor(Math.random() * 1e12));
        ids.push(id);
        await database.query(
          `insert into source_objects (type, id, tags, latitude, longitude, class, reason, content_hash, facts, differences, laundromat_id, gone_at)
         values ('node', $1, $2, 47.3213, 5.0404, $3, 'x', 'x', $4, $5, (select id from laundromats where name = $6), case when $7 then now() end)`,
          [id, tags, known, facts ?? null, differences, of ?? null, isGone],
        );
        return id;
      },
    );
    await database.query('delete from source_objects where id = any ($1::bigint[])', [ids]);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dijon = { city: 'Dijon', postalCode: '21000', latitude: 47.322, longitude: 5.0415 };
const list = (filter: string, search: string) =>
  `/admin-dashboard?onglet=openstreetmap&filtre=${filter}&q=${encodeURIComponent(search)}`;

test(
  'an administrator decides what the import from OpenStreetMap leaves open',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat, source, database }) => {
    const { name } = await laundromat({ ...dijon, phone: '06 11 11 11 11' });
    const { name: lost } = await laundromat(dijon);
    const unclearName = `Pressing ${name}`;
    await source({ class: 'unclear', tags: { shop: 'laundry', name: unclearName } });
    const pairId = await source({
      tags: { name: `Wash ${name}` },
      facts: { name: `Wash ${name}`, phone: '0400000000' },
    });
    await database.query(
      `insert into source_candidates (source_type, source_id, laundromat_id, reason, distance)
     select 'node', $1, id, 'near', 12 from laundromats where name = $2`,
      [pairId, name],
    );
    await source({ differences: { phone: '04 78 00 00 00', name: 'Autre nom' }, of: name });
    await source({ of: lost, isGone: true });
    await asAdministrator(context);

    await page.goto(list('', name));
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: unclearName })
      .filter({ has: page.getByRole('button') });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: /Autre chose/ }).click();
    await expect(row).toHaveCount(0);
    await toastWith(page, 'Objet écarté').getByRole('button', { name: 'Annuler' }).click();
    await row.getByRole('button', { name: /Laverie libre-service/ }).click();
    await expect(toastWith(page, 'Ajoutée au prochain import')).toBeVisible();

    await page.goto(list('paires', name));
    await expect(page.getByRole('button', { name: /C'est la même/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /C'est la même/ }).click();
    await expect(page.getByText('Aucun résultat')).toBeVisible();

    await page.goto(list('differences', name));
    await expect(
      page.getByRole('button', { name: /Prendre celle d'OpenStreetMap.*Téléphone/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Prendre celle d'OpenStreetMap.*Téléphone/ }).click();
    await page.getByRole('button', { name: /Garder la nôtre.*Nom de/ }).click();
    await expect(page.getByText('Aucun résultat')).toBeVisible();

    await page.goto(list('disparues', lost));
    await expect(page.getByRole('button', { name: /Fermée/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Fermée/ }).click();
    await page.getByRole('button', { name: 'Retirer la fiche' }).click();
    await toastWith(page, "Fiche retirée de l'annuaire").getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: /Toujours ouverte/ }).click();
    await expect(page.getByText('Aucun résultat')).toBeVisible();

    const { rows } = await database.query(
      `select l.name, l.phone, l.is_active, l.facts_checked_at is not null as is_checked,
       array(select coalesce(chosen_class, laundromat_id::text) is not null from source_objects s
         where s.id = $3 and s.laundromat_id = l.id) as links
     from laundromats l where l.name = any ($1) order by l.name = $2 desc`,
      [[name, lost], name, pairId],
    );
    expect(rows).toEqual([
      { name, phone: '04 78 00 00 00', is_active: true, is_checked: true, links: [true] },
      { name: lost, phone: null, is_active: true, is_checked: true, links: [] },
    ]);
  },
);

test(
  'two laundromats are merged, and the address of the one that goes leads to the other',
  { tag: '@full' },
  async ({ page, context, asAdministrator, laundromat, database }) => {
    const one = await laundromat({ ...dijon, reviews: 2 });
    const other = await laundromat({ ...dijon, phone: '06 11 11 11 11', reviews: 1 });
    await database.query('update laundromats set user_id = null where name = any ($1)', [
      [one.name, other.name],
    ]);
    await asAdministrator(context);
    await page.goto(`/admin-dashboard?onglet=laveries&q=${encodeURIComponent(one.name)}`);
    await page.getByRole('button', { name: `Fusionner ${one.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(other.name);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: `Choisir ${other.name}` }).click();
    await expect(dialog.getByRole('radio', { name: one.name })).toBeChecked();
    await expect(dialog.getByText(/est complétée/)).toContainText('téléphone');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fusionner' }).click();
    await expect(toastWith(page, 'Fiches fusionnées')).toBeVisible();

    const answer = await page.request.get(other.path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, one.path]);
    await page.goto(other.path);
    await expect(page).toHaveURL(one.path);
    await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();
    const { rows } = await database.query('select review_count, phone from laundromats where name = $1', [
      one.name,
    ]);
    expect(rows).toEqual([{ review_count: 3, phone: '06 11 11 11 11' }]);
  },
);
