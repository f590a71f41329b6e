import { describe, expect, test } from 'vitest';
import { searchable } from './searchable-database.ts';

describe('arrondissements', () => {
  const { add, query } = searchable();

  test('are twenty in Paris, nine in Lyon and sixteen in Marseille', async () => {
    const { rows } = await query(
      `select p.name, count(*)::int from french_cities a join french_cities p on p.id = a.parent_id group by p.name order by 1`,
    );
    expect(rows).toEqual([
      { name: 'Lyon', count: 9 },
      { name: 'Marseille', count: 16 },
      { name: 'Paris', count: 20 },
    ]);
  });

  test.each([
    ['75015', 'Paris', 'Paris 15e arrondissement'],
    ['75116', 'Paris 16', 'Paris 16e arrondissement'],
    ['69001', 'Lyon', 'Lyon 1er arrondissement'],
    ['13008', 'Marseille 8e arrondissement', 'Marseille 8e arrondissement'],
    ['75000', 'Paris', null],
    ['29200', 'Brest', null],
  ])('%s %s lies in the arrondissement %s, which is never its commune', async (postal_code, city, name) => {
    const id = await add({ name: 'Située', city, postal_code });
    const { rows } = await query(
      `select a.name, c.parent_id from laundromats l join french_cities c on c.id = l.commune_id
       left join french_cities a on a.id = l.arrondissement_id where l.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name, parent_id: null }]);
  });
});

describe('suggestions of cities', () => {
  const { query } = searchable();
  const cities = async (q: string) =>
    (
      await query(
        `select c.name from search_cities($1) m join french_cities c on c.id = m.city_id order by m.position`,
        [q],
      )
    ).rows.map((row: { name: string }) => row.name);

  test.each([
    ['st eti', 'Saint-Étienne'],
    ['lyon', 'Lyon'],
    ['6900', 'Lyon'],
    ['69007', 'Lyon'],
    ['PARI', 'Paris'],
    ["l'ile d", "L'Île-d'Yeu"],
    ['dunk', 'Dunkerque'],
    ['yeu', "L'Île-d'Yeu"],
  ])('« %s » completes to %s first or among the first', async (q, expected) => {
    expect(await cities(q)).toContain(expected);
  });

  test.each([
    ['Paris 15', 'Paris 15e arrondissement'],
    ['Lyon 3', 'Lyon 3e arrondissement'],
    ['lyon 3e', 'Lyon 3e arrondissement'],
    ['LYON 3ÈME', 'Lyon 3e arrondissement'],
    ['Marseille 1er', 'Marseille 1er arrondissement'],
    ['Paris 1', 'Paris 1er arrondissement'],
    ['paris 10e arrdt', 'Paris 10e arrondissement'],
    ['75015', 'Paris 15e arrondissement'],
    ['75116', 'Paris 16e arrondissement'],
    ['69003 lyon', 'Lyon 3e arrondissement'],
    ['paris', 'Paris'],
    ['Parsi', 'Paris'],
    ['Marsielle', 'Marseille'],
    ['Bordaux', 'Bordeaux'],
    ['saint etiene', 'Saint-Étienne'],
    ['la rochele', 'La Rochelle'],
    ['havvre', 'Le Havre'],
    ['Parsi 15', 'Paris 15e arrondissement'],
  ])('« %s » completes to %s first', async (q, expected) => {
    expect((await cities(q))[0]).toBe(expected);
  });

  test('arrondissements wait until their city or number is typed', async () => {
    expect((await cities('mar')).filter((name) => name.includes('arrondissement'))).toEqual([]);
    expect((await cities('lyon')).slice(-3)).toEqual([6, 7, 8].map((n) => `Lyon ${n}e arrondissement`));
    expect((await cities('15'))[0]).toBe('Aurillac');
  });

  test('names with one typing error follow the few that begin so', async () => {
    expect((await cities('toulouze')).slice(0, 2)).toEqual(['Toulouzette', 'Toulouse']);
    expect(await cities('clermont ferant')).toEqual([]);
  });

  test('names that begin so come before names that contain it, the most populous first', async () => {
    expect((await cities('nan')).slice(0, 3)).toEqual(['Nantes', 'Nancy', 'Nanterre']);
    expect((await cities('bourg')).slice(0, 2)).toEqual(['Bourges', 'Bourg-en-Bresse']);
    expect(await cities('bourg')).not.toContain('Cherbourg-en-Cotentin');
  });

  test('an article before the name does not count', async () => {
    expect((await cities('roche')).slice(0, 2)).toEqual(['La Rochelle', 'La Roche-sur-Yon']);
    expect((await cities('havre'))[0]).toBe('Le Havre');
    expect(await cities('saint')).toHaveLength(10);
  });
});
