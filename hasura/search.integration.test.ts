import { beforeAll, describe, expect, test } from 'vitest';
import { searchable } from './searchable-database.ts';

const wifi = 'a0000000-0000-4000-8000-000000000005';
const parking = 'a0000000-0000-4000-8000-000000000007';

describe('words', () => {
  const { add, names } = searchable();

  beforeAll(async () => {
    await add({ name: 'La Bulle', city: 'Saint-Étienne', postal_code: '42000' });
    await add({ name: 'Le Crêt', city: 'St Etienne', postal_code: '42100' });
    await add({ name: 'SpeedWash Œuvre', city: 'Lyon', postal_code: '69003' });
    await add({ name: 'Saint-Étienne cachée', city: 'Lyon', is_active: false });
  });

  test.each(['saint etienne', 'SAINT-ÉTIENNE', 'st-etienne', 'St Étienne', 'étienne  saint,,'])(
    '« %s » finds Saint-Étienne, however it was written, and nothing unpublished',
    async (q) => {
      expect((await names({ q })).toSorted()).toEqual(['La Bulle', 'Le Crêt']);
    },
  );

  test.each([
    ['cret', ['Le Crêt']],
    ['wash', ['SpeedWash Œuvre']],
    ['oeuvre lyon', ['SpeedWash Œuvre']],
    ['69003', ['SpeedWash Œuvre']],
    ['421', ['Le Crêt']],
    ['la bu', ['La Bulle']],
    ['bulle lyon', []],
    ['%', []],
    ['_ulle', ['La Bulle']],
    ['%%%', []],
    ["'; drop table laundromats; --", []],
  ])('« %s » finds %j: all words must match, wildcards and SQL mean nothing', async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  test('a city means that city, whatever its accents', async () => {
    expect((await names({ city: 'saint-etienne' })).toSorted()).toEqual(['La Bulle', 'Le Crêt']);
    expect(await names({ city: 'Saint' })).toEqual([]);
  });

  test('a region means all its communes and no others', async () => {
    expect(await names({ region: 'Auvergne-Rhône-Alpes' })).toHaveLength(3);
    expect(await names({ region: 'Bretagne' })).toEqual([]);
  });
});

describe('distance', () => {
  const { add, names, search } = searchable();
  const bellecour = { lat: 45.7578, lng: 4.832 };

  beforeAll(async () => {
    await add({ name: 'à 10 km', latitude: 45.8478, longitude: 4.832, is_premium: true });
    await add({ name: 'à 1 km', latitude: 45.7668, longitude: 4.832 });
    await add({ name: 'sur place', latitude: 45.7578, longitude: 4.832 });
    await add({ name: 'à Villeurbanne', city: 'Villeurbanne', postal_code: '69100' });
    await add({ name: 'sans lieu', city: 'Nulle-Part', postal_code: '00000' });
    await add({ name: 'fermée', latitude: 45.7579, longitude: 4.832, is_active: false });
  });

  test('sorts by distance alone and returns it in kilometres', async () => {
    const rows = await search({ ...bellecour, radius_km: 12, sort: 'distance' });
    expect(rows.map((row) => row.name)).toEqual(['sur place', 'à 1 km', 'à Villeurbanne', 'à 10 km']);
    expect(rows[0]?.distance_km).toBe(0);
    expect(rows[1]?.distance_km).toBeCloseTo(1.0, 1);
    expect(rows.map((row) => [row.position, row.total_count])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  test('a radius excludes what is farther', async () => {
    expect(await names({ ...bellecour, radius_km: 0.99, sort: 'distance' })).toEqual(['sur place']);
    expect(await names({ ...bellecour, radius_km: 1.01, sort: 'distance' })).toEqual(['sur place', 'à 1 km']);
  });

  test('a city with a radius includes the neighbouring communes', async () => {
    expect(await names({ city: 'lyon', radius_km: 5 })).toContain('à Villeurbanne');
    expect(await names({ city: 'lyon' })).not.toContain('à Villeurbanne');
  });

  test('a city name that several regions have means the one in the chosen region', async () => {
    await add({ name: 'au stade', city: 'Saint-Denis', postal_code: '93200' });
    expect(await names({ city: 'Saint-Denis', radius_km: 5, region: 'Île-de-France' })).toEqual(['au stade']);
  });

  test('a centre without a radius hides nothing: laundromats without coordinates come last', async () => {
    const rows = await search({ ...bellecour, sort: 'distance' });
    expect(rows.map((row) => row.name).at(-1)).toBe('sans lieu');
    expect(rows.at(-1)?.distance_km).toBeNull();
  });

  test('relevance puts a premium laundromat before a nearer one', async () => {
    expect((await names({ ...bellecour, radius_km: 12 }))[0]).toBe('à 10 km');
  });

  test('sorting by distance without a centre is relevance', async () => {
    expect(await names({ sort: 'distance' })).toEqual(await names({}));
  });
});

describe('orders', () => {
  const { add, names, query, search } = searchable();
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const past = new Date(Date.now() - 86_400_000).toISOString();

  beforeAll(async () => {
    const premium = { is_premium: true };
    const featured = { is_premium: true, is_featured: true };
    await add({ name: 'E gratuite', city: 'Annecy', price_from: '3.00' });
    const pictured = await add({ name: 'F gratuite avec photo', city: 'Zuydcoote', price_from: '4.00' });
    await add({ name: 'D premium', city: 'Brest', price_from: '6.00', ...premium });
    await add({
      name: 'C vedette passée',
      city: 'Caen',
      price_from: '5.50',
      ...featured,
      featured_until: past,
    });
    await add({ name: 'B vedette', city: 'Dole', price_from: null, ...featured, featured_until: soon });
    await add({ name: 'A vedette sans fin', city: 'Évreux', price_from: '7.00', ...featured });
    await query(`insert into photos (laundromat_id, url) values ($1, '/photos/f.webp')`, [pictured]);
    await query(
      `insert into reviews (laundromat_id, author_name, rating, comment)
       select id, 'Anne', case when name like 'C%' then 5 when name like 'B%' then 4 else 3 end, 'Bien.' from laundromats
       where name ~ '^[BCDE]'`,
    );
    await query('insert into laundromat_services values ($1, $2), ($1, $3)', [pictured, wifi, parking]);
    await query(`insert into laundromat_services select id, $1 from laundromats where name like 'E%'`, [
      wifi,
    ]);
  });

  test.each([
    ['name', 'A B C D F E'],
    ['city', 'B A D C F E'],
    ['rating', 'B A C D F E'],
    ['price', 'E F C D A B'],
  ])('%s: %s', async (sort, expected) => {
    expect((await names({ sort })).map((name) => name[0]).join(' ')).toBe(expected);
  });

  test.each(['relevance', 'no such sort'])(
    '%s: featured laundromats while their time runs, then premium ones, each by rotation, then photos',
    async (sort) => {
      const letters = (await names({ sort })).map((name) => name[0]);
      expect([letters.slice(0, 2).toSorted(), letters.slice(2, 4).toSorted(), letters.slice(4)]).toEqual([
        ['A', 'B'],
        ['C', 'D'],
        ['F', 'E'],
      ]);
    },
  );

  test('services are all required', async () => {
    expect((await names({ services: wifi, sort: 'name' })).map((name) => name[0])).toEqual(['F', 'E']);
    expect((await names({ services: `${parking}, ${wifi}` })).map((name) => name[0])).toEqual(['F']);
  });

  test('pages follow each other, and the one after the last is empty', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await names({ sort: 'name', page, page_size: 4 }));
    expect(pages.map((page) => page.map((name) => name[0]).join(''))).toEqual(['ABCD', 'FE', '']);
    expect((await search({ sort: 'name', page: 2, page_size: 4 }))[0]).toMatchObject({
      position: 5,
      total_count: 6,
    });
  });
});

describe('cities', () => {
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
