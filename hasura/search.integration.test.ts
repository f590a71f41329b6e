import { beforeAll, describe, expect, test } from 'vitest';
import { searchable, type SearchArguments } from './testing/searchable-database.ts';

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

  test('relevance puts no paid laundromat before one of a nearer class', async () => {
    expect(await names({ ...bellecour, radius_km: 12 })).toEqual([
      'sur place',
      'à 1 km',
      'à Villeurbanne',
      'à 10 km',
    ]);
  });

  test('a laundromat of which only the commune is known comes after the placed ones of its class, without a distance', async () => {
    await add({ name: 'à 4,9 km', latitude: 45.8018, longitude: 4.832 });
    const rows = await search({ ...bellecour, radius_km: 12, sort: 'distance' });
    expect(rows.map(({ name, distance_km }) => [name, distance_km === null])).toEqual([
      ['sur place', false],
      ['à 1 km', false],
      ['à 4,9 km', false],
      ['à Villeurbanne', true],
      ['à 10 km', false],
    ]);
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
    ['name', 'A B C D E F'],
    ['city', 'E D C B A F'],
    ['rating', 'C B'],
    ['price', 'E F C D A B'],
  ])('%s: neither plan nor photos count: %s', async (sort, expected) => {
    expect((await names({ sort })).map((name) => name[0]).join(' ')).toMatch(new RegExp(`^${expected}`));
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
    expect((await names({ services: wifi, sort: 'name' })).map((name) => name[0])).toEqual(['E', 'F']);
    expect((await names({ services: `${parking}, ${wifi}` })).map((name) => name[0])).toEqual(['F']);
  });

  test('pages follow each other, and the one after the last is empty', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await names({ sort: 'name', page, page_size: 4 }));
    expect(pages.map((page) => page.map((name) => name[0]).join(''))).toEqual(['ABCD', 'EF', '']);
    expect((await search({ sort: 'name', page: 2, page_size: 4 }))[0]).toMatchObject({
      position: 5,
      total_count: 6,
    });
  });
});

describe('open at a time', () => {
  const { add, names, query } = searchable();
  const week = (days: string[][][]) => JSON.stringify(days);
  const daily = week(Array(7).fill([['07:00', '22:00']]));
  const at = async (open_at: string) =>
    (await names({ open_at, sort: 'name' })).map((name) => name[0]).join('');

  beforeAll(async () => {
    await add({ name: 'A toujours', weekly_hours: '"always"', holiday_hours: 'usual' });
    await add({ name: 'B de 7 h à 22 h', weekly_hours: daily, holiday_hours: 'closed' });
    await add({
      name: 'C du dimanche 20 h au lundi 6 h',
      weekly_hours: week([[], [], [], [], [], [], [['20:00', '06:00']]]),
    });
    await add({ name: 'D supposée', assumed_facts: ['hours'] });
    await add({
      name: 'E à Saint-Denis de La Réunion',
      city: 'Saint-Denis',
      postal_code: '97400',
      weekly_hours: daily,
    });
    const closed = await add({ name: 'F fermée pour travaux', weekly_hours: '"always"' });
    const late = await add({ name: 'G exceptionnelle', weekly_hours: daily });
    await query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day, periods)
       values ($1, '2026-11-18', '2026-11-18', null), ($2, '2026-11-18', '2026-11-18', '[["22:00", "02:00"]]')`,
      [closed, late],
    );
  });

  test.each([
    ['Sunday at 23:59', '2026-11-15T22:59:00Z', 'ACF'],
    ['Monday at 0:00', '2026-11-15T23:00:00Z', 'ACF'],
    ['Monday at 5:59; on Réunion it is 8:59', '2026-11-16T04:59:00Z', 'ACEF'],
    ['Monday at 6:00; on Réunion it is 9:00', '2026-11-16T05:00:00Z', 'AEF'],
    ['Monday at 12:00', '2026-11-16T11:00:00Z', 'ABEFG'],
    ['Monday at 19:00; on Réunion it is 22:00', '2026-11-16T18:00:00Z', 'ABFG'],
    ['the last minute of summer time before 7:00', '2026-10-24T04:59:00Z', 'AEF'],
    ['7:00 in summer time', '2026-10-24T05:00:00Z', 'ABEFG'],
    ['6:00 in winter time', '2026-10-25T05:00:00Z', 'AEF'],
    ['7:00 in winter time', '2026-10-25T06:00:00Z', 'ABEFG'],
    ['2:30 when the clocks go back, first', '2026-10-25T00:30:00Z', 'AF'],
    ['1 May, when only A is known to open', '2026-05-01T10:00:00Z', 'A'],
    ['a day of exceptions at noon', '2026-11-18T11:00:00Z', 'ABE'],
    ['a day of exceptions at 23:00', '2026-11-18T22:00:00Z', 'AG'],
    ['1:00 on the day after', '2026-11-19T00:00:00Z', 'AFG'],
  ])('%s', async (_, openAt, expected) => {
    expect(await at(openAt)).toBe(expected);
  });

  test('a place and words restrict it further', async () => {
    const open_at = '2026-11-16T11:00:00Z';
    expect(await names({ open_at, city: 'Saint-Denis' })).toEqual(['E à Saint-Denis de La Réunion']);
    expect(await names({ open_at, q: 'travaux' })).toEqual(['F fermée pour travaux']);
    expect(await names({ open_at, lat: -20.88, lng: 55.45, radius_km: 10 })).toEqual([
      'E à Saint-Denis de La Réunion',
    ]);
  });

  test('a time that is none matches nothing', async () => {
    expect(await at('infinity')).toBe('');
  });
});

describe('machines and prices', () => {
  const { add, names, query } = searchable();
  const letters = async (given: SearchArguments) => (await names(given)).map((name) => name[0]).join('');

  beforeAll(async () => {
    const machines: [name: string, price_from: string | null, assumed: string[], rows: string][] = [
      ['A', null, [], `('washer', 7, 5.00), ('washer', 14, 4.50)`],
      ['B', null, [], `('washer', 8, 4.00), ('dryer', 18, 1.00)`],
      ['C', null, [], `('washer', 6, 2.00), ('washer', 18, null)`],
      ['D', '1.00', ['price_from'], ''],
      ['E', '3.00', [], ''],
    ];
    for (const [name, price_from, assumed_facts, rows] of machines) {
      const id = await add({ name, price_from, assumed_facts });
      if (rows)
        await query(
          `insert into machines (laundromat_id, kind, capacity_kg, price, count)
           select $1, m.*, 1 from (values ${rows}) m (kind, capacity, price)`,
          [id],
        );
    }
  });

  test('a capacity means that of a washer', async () => {
    expect(await letters({ min_washer_kg: 14, sort: 'name' })).toBe('AC');
    expect(await letters({ min_washer_kg: 14.1, q: 'lyon', sort: 'name' })).toBe('C');
    expect(await letters({ min_washer_kg: 8, city: 'Lyon', sort: 'name' })).toBe('ABC');
    expect(await letters({ min_washer_kg: 51 })).toBe('');
  });

  test('the price of a wash of 7 kg sorts, unknown last', async () => {
    expect((await letters({ sort: 'wash_price' })).slice(0, 2)).toBe('BA');
    expect((await letters({ sort: 'wash_price', q: 'lyon' })).slice(0, 2)).toBe('BA');
  });

  test('a price that is only assumed counts as unknown', async () => {
    expect(await letters({ sort: 'price' })).toBe('CEBAD');
  });
});
