import { beforeAll, describe, expect, test } from 'vitest';
import { kilometresBetween } from '../contract/laundromat/coordinates.ts';
import { searchable } from './testing/searchable-database.ts';

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
    ['valense drome', 'Valence'],
    ['brest en bretagne', 'Brest'],
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
    ['15e', 'Paris 15e arrondissement'],
    ['3ème', 'Paris 3e arrondissement'],
    ['nyce', 'Nice'],
    ['Ncie', 'Nice'],
    ['Lylle', 'Lille'],
    ['Berst', 'Brest'],
    ['toulouze', 'Toulouse'],
  ])('« %s » completes to %s first', async (q, expected) => {
    expect((await cities(q))[0]).toBe(expected);
  });

  test('arrondissements wait until their city or number is typed', async () => {
    expect((await cities('mar')).filter((name) => name.includes('arrondissement'))).toEqual([]);
    expect((await cities('lyon')).slice(-3)).toEqual([6, 7, 8].map((n) => `Lyon ${n}e arrondissement`));
    expect((await cities('15'))[0]).toBe('Aurillac');
  });

  test('a city with one typing error comes before a village that begins so, not before one with this very word', async () => {
    expect((await cities('toulouze')).slice(0, 3)).toEqual(['Toulouse', 'Toulouges', 'Toulouzette']);
    expect((await cities('lyons'))[0]).toBe('Lyons-la-Forêt');
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

describe('suggestions of laundromats', () => {
  const { add, query } = searchable();
  const names = async (q: string) =>
    (
      await query(
        `select l.name from suggest_laundromats($1) m join laundromats l on l.id = m.laundromat_id order by m.position`,
        [q],
      )
    ).rows.map((row: { name: string }) => row.name);

  beforeAll(async () => {
    for (const name of ['Lavomatic Gare', 'La Bulle', 'Gare au linge', 'Pressing du Port'])
      await add({ name });
    await add({ name: 'Secrète', is_active: false });
    for (let i = 1; i < 8; i++) await add({ name: `Wash ${i}` });
  });

  test.each([
    ['lavo', ['Lavomatic Gare']],
    ['gare', ['Gare au linge', 'Lavomatic Gare']],
    ['gare lavo', ['Lavomatic Gare']],
    ['Lavomatik', ['Lavomatic Gare']],
    ['bule', ['La Bulle']],
    ['presing port', ['Pressing du Port']],
    ['arrivée', []],
    ['omatic', []],
    ['secrete', []],
    ['lyon', []],
    ['wash', ['Wash 1', 'Wash 2', 'Wash 3', 'Wash 4', 'Wash 5']],
  ])('« %s » finds %j', async (q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  test('a name that is published or changed later is found', async () => {
    await query(`update laundromats set is_active = true, name = 'Révélée' where name = 'Secrète'`);
    expect(await names('revelle')).toEqual(['Révélée']);
  });

  test.each(['', ' ', '%', '_____', "';--", '🧺', 'x'.repeat(5000), 'la '.repeat(2500)])(
    'absurd input never raises: %j',
    async (q) => {
      expect((await names(q)).length).toBeLessThanOrEqual(5);
    },
  );
});

describe('places with laundromats', () => {
  const { add, query } = searchable();
  const neighbours = async (place: string) =>
    (await query('select name from neighbours_of_place($1)', [place])).rows.map(
      (row: { name: string }) => row.name,
    );

  beforeAll(async () => {
    for (const [postal_code, city] of [
      ['75015', 'Paris'],
      ['75014', 'Paris'],
      ['75019', 'Paris'],
      ['92130', 'Issy-les-Moulineaux'],
      ['29200', 'Brest'],
    ] as const)
      await add({ name: 'Laverie', postal_code, city });
    await add({ name: 'Cachée', postal_code: '92170', city: 'Vanves', is_active: false });
  });

  test('the neighbours of an arrondissement are communes and other arrondissements, the nearest first', async () => {
    expect(await neighbours('ile-de-france/paris-15e-arrondissement')).toEqual([
      'Paris 14e arrondissement',
      'Issy-les-Moulineaux',
      'Paris 19e arrondissement',
    ]);
  });

  test('a search in a place finds those of the commune or of the arrondissement', async () => {
    const found = async (place: string) =>
      (await query('select total_count from search_laundromats(place => $1) limit 1', [place])).rows[0];
    expect(await found('ile-de-france/paris')).toEqual({ total_count: 3 });
    expect(await found('ile-de-france/paris-15e-arrondissement')).toEqual({ total_count: 1 });
    expect(await found('ile-de-france/paris-1er-arrondissement')).toBeUndefined();
  });

  test('the neighbours of a city are not its own arrondissements', async () => {
    expect(await neighbours('ile-de-france/paris')).toEqual(['Issy-les-Moulineaux']);
  });

  test.each(['bretagne/brest', 'bretagne/atlantis', '', '/', 'x'.repeat(5000)])(
    '%j has no neighbours',
    async (place) => {
      expect(await neighbours(place)).toEqual([]);
    },
  );
});

describe('a distance', () => {
  const { query } = searchable();

  test('is the same number in the database and in the browser', async () => {
    const { rows } = await query(
      `select *, kilometres(cube_distance(point_on_earth(a, b), point_on_earth(c, d))) as km from (
         select n, 45 + sin(n) as a, 4 + cos(n) as b, 45 + sin(n) + sin(n * 7) / (1 + n % 50) as c, 4 + cos(n * 3) as d
         from generate_series(1, 500) n) points`,
    );
    for (const { n, a, b, c, d, km } of rows) {
      const measured = kilometresBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d });
      expect({ n, km: measured }).toEqual({ n, km });
    }
  });
});
