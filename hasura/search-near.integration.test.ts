import { beforeAll, describe, expect, test } from 'vitest';
import { distanceClassEnds } from '../contract/laundromat/coordinates.ts';
import { searchable, type SearchArguments } from './testing/searchable-database.ts';

describe('relevance near a point', () => {
  const { add, names, query } = searchable();
  const week = (days: string[][][]) => JSON.stringify(days);
  const open = { weekly_hours: '"always"', holiday_hours: 'usual' };
  const closed = { weekly_hours: week(Array(7).fill([['01:00', '02:00']])), holiday_hours: 'usual' };
  const unknown = { assumed_facts: ['hours'] };
  const at = (km: number) => ({ latitude: 45.7578 + km / 111.32, longitude: 4.832 });
  const near = { lat: 45.7578, lng: 4.832, moment: '2026-11-17T13:30:00Z' };
  const paid = { is_premium: true };
  const featured = { is_premium: true, is_featured: true };
  const letters = async (given: SearchArguments) => (await names(given)).map((name) => name[0]).join('');

  beforeAll(async () => {
    await add({ name: 'A ouverte, à 1 470 m', ...at(1.47), ...open });
    await add({ name: 'B ouverte, à 1 110 m', ...at(1.11), ...open });
    await add({ name: 'C inconnue, à 990 m', ...at(0.99), ...unknown });
    await add({ name: 'D fermée, à 960 m, payante', ...at(0.96), ...closed, ...featured });
    await add({ name: 'E ouverte, à 1 500 m, Premium', ...at(1.5), ...open, ...paid });
    await add({ name: 'F ouverte, à 1 600 m, payante', ...at(1.6), ...open, ...featured });
    await add({ name: 'G ouverte, dans la commune, payante', ...open, ...featured });
    const pictured = await add({ name: 'H ouverte, à 1 410 m, avec photo', ...at(1.41), ...open });
    await query(`insert into photos (laundromat_id, url) values ($1, '/photos/h.webp')`, [pictured]);
  });

  test('class of distance, open state, plan, photos, distance, in this order', async () => {
    expect((await letters(near)).replace('G', '')).toBe('EHBACDF');
  });

  test('payment passes neither an open laundromat nor a nearer class', async () => {
    const order = await letters(near);
    expect(order.indexOf('D')).toBeGreaterThan(order.indexOf('C'));
    expect(order.indexOf('F')).toBeGreaterThan(order.indexOf('D'));
  });

  test('a laundromat of which only the commune is known comes after the placed ones of its class', async () => {
    expect((await letters(near)).indexOf('G')).toBeGreaterThan((await letters(near)).indexOf('F'));
  });

  test('with open_at, the state at that time is a condition, and what is open at another time does not count', async () => {
    expect((await letters({ ...near, open_at: '2026-11-17T00:30:00Z' })).replace('G', '')).toBe('DEHBAF');
  });

  test('by distance, only precision and distance count', async () => {
    expect((await letters({ ...near, sort: 'distance' })).replace('G', '')).toBe('DCBHAEF');
  });
});

describe('classes of distance', () => {
  const { add, search } = searchable();
  const centre = { latitude: 45.7676, longitude: 4.8345 };
  const atKm = (km: number) => ({ ...centre, latitude: centre.latitude + km / 111.32 });

  test('no payment passes a laundromat of a nearer class', async () => {
    const ends = distanceClassEnds.slice(0, -1);
    for (const [index, end] of ends.entries()) {
      await add({ name: `${index} A`, ...atKm(end * 0.99) });
      await add({ name: `${index} B, payante`, ...atKm(end * 1.01), is_premium: true, is_featured: true });
    }
    const rows = await search({ lat: centre.latitude, lng: centre.longitude, page_size: 50 });
    const order = rows.map(({ name }) => name);
    // In one class a paid laundromat comes first, even the farther one.
    const expected = [
      '0 A',
      ...ends.slice(1).flatMap((_, index) => [`${index} B, payante`, `${index + 1} A`]),
    ];
    expect(order).toEqual([...expected, `${ends.length - 1} B, payante`]);
  });

  test('a laundromat at 50 m comes before a paid one at 870 m', async () => {
    await add({ name: 'à 50 m', ...atKm(0.05) });
    await add({ name: 'à 870 m, payante', ...atKm(0.87), is_premium: true, is_featured: true });
    const [first] = await search({ lat: centre.latitude, lng: centre.longitude });
    expect(first?.name).toBe('à 50 m');
  });
});

describe('a box', () => {
  const { add, names, search } = searchable();
  const box = { south: 45.7, west: 4.8, north: 45.8, east: 4.9 };

  beforeAll(async () => {
    await add({ name: 'A au milieu', latitude: 45.75, longitude: 4.85 });
    await add({ name: 'B au coin', latitude: 45.8, longitude: 4.9 });
    await add({ name: 'C à l’est', latitude: 45.75, longitude: 4.91 });
    await add({ name: 'D au nord', latitude: 45.81, longitude: 4.85 });
    await add({ name: 'E sans lieu', city: 'Nulle-Part', postal_code: '00000' });
  });

  test('replaces radius and city; without a point nothing is measured, and its middle orders', async () => {
    const rows = await search({ ...box, city: 'Brest', radius_km: 0.001 });
    expect(rows.map(({ name, distance_km }) => [name[0], distance_km])).toEqual([
      ['A', null],
      ['B', null],
    ]);
  });

  test('with a point, distances are measured from there', async () => {
    const rows = await search({ ...box, lat: 45.8, lng: 4.9, sort: 'distance' });
    expect(rows.map(({ name }) => name[0])).toEqual(['B', 'A']);
    expect(rows[0]?.distance_km).toBe(0);
  });

  test.each<[string, object, number]>([
    ['around the globe', { south: -90, west: -180, north: 90, east: 180 }, 4],
    ['south of nothing', { south: 46, west: 4, north: 45, east: 5 }, 0],
    ['across the date line', { south: 45, west: 179, north: 46, east: -179 }, 0],
    ['beyond the pole', { south: 45, west: 4, north: 91, east: 5 }, 0],
    ['of no numbers', { south: NaN, west: NaN, north: NaN, east: NaN }, 0],
    ['without end', { south: -Infinity, west: -Infinity, north: Infinity, east: Infinity }, 0],
    ['of one point', { south: 45.75, west: 4.85, north: 45.75, east: 4.85 }, 1],
    ['without its east', { south: 46, west: 4, north: 45 }, 5],
  ])('%s', async (_, given, expected) => {
    expect(await names(given)).toHaveLength(expected);
  });
});

describe('a place', () => {
  const { add, names } = searchable();

  beforeAll(async () => {
    await add({ name: 'À Saint-Denis', city: 'Saint-Denis', postal_code: '93200' });
    await add({ name: 'À La Réunion', city: 'Saint-Denis', postal_code: '97400' });
  });

  test('is the commune whose page has this path', async () => {
    expect(await names({ place: 'ile-de-france/saint-denis' })).toEqual(['À Saint-Denis']);
    expect(await names({ place: 'la-reunion/saint-denis' })).toEqual(['À La Réunion']);
  });

  test('is the department with this code', async () => {
    await add({ name: 'En Vendée', city: 'Les Sables-d’Olonne', postal_code: '85100' });
    expect(await names({ place: '85' })).toEqual(['En Vendée']);
    expect(await names({ place: '974' })).toEqual(['À La Réunion']);
  });

  test('is the arrondissement whose page has this path', async () => {
    await add({ name: 'À Lyon 3', city: 'Lyon', postal_code: '69003' });
    await add({ name: 'À Lyon 7', city: 'Lyon', postal_code: '69007' });
    expect(await names({ place: 'auvergne-rhone-alpes/lyon-3e-arrondissement' })).toEqual(['À Lyon 3']);
    expect(await names({ place: 'auvergne-rhone-alpes/lyon' })).toHaveLength(2);
  });

  test.each([
    '',
    '/',
    'saint-denis',
    'bretagne/saint-denis',
    'ile-de-france/saint-denis/',
    "' or true --",
    '🧺',
    'x'.repeat(5000),
  ])('an unknown place matches nothing: %j', async (place) => {
    expect(await names({ place })).toEqual([]);
  });
});

describe('on the map', () => {
  const { add, query } = searchable();
  const onMap = async (given: object) => {
    const keys = Object.keys(given);
    const { rows } = await query(
      `select l.name, m.distance_km, m.total_count from laundromats_on_map(${keys.map((key, i) => `${key} => $${i + 1}`).join(', ')}) m
       join laundromats l on l.id = m.laundromat_id order by m.position`,
      Object.values(given),
    );
    return rows as { name: string; distance_km: number | null; total_count: number }[];
  };

  beforeAll(async () => {
    await add({ name: 'Loin', latitude: 45.9, longitude: 4.9 });
    await add({ name: 'Près', latitude: 45.76, longitude: 4.84 });
    await add({ name: 'Dans la commune' });
    await add({ name: 'Cachée', latitude: 45.76, longitude: 4.84, is_active: false });
  });

  test('shows published laundromats with a known place, the nearest class first', async () => {
    const rows = await onMap({ lat: 45.76, lng: 4.84 });
    expect(rows.map(({ name }) => name)).toEqual(['Près', 'Loin']);
    expect(rows[0]).toMatchObject({ distance_km: 0, total_count: 2 });
  });

  test('takes the conditions of a search', async () => {
    expect(await onMap({ q: 'pres' })).toHaveLength(1);
    expect(await onMap({ south: 45.8, west: 4, north: 46, east: 5 })).toMatchObject([
      { name: 'Loin', distance_km: null },
    ]);
    expect(await onMap({ place: 'auvergne-rhone-alpes/lyon' })).toHaveLength(2);
  });

  test.each<[object, number]>([
    [{ q: '🧺' }, 0],
    [{ q: "'; drop table laundromats; --" }, 0],
    [{ q: 'x'.repeat(5000) }, 0],
    [{ lat: 90, lng: 0, radius_km: 10 }, 0],
    [{ lat: NaN, lng: NaN }, 0],
    [{ south: NaN, west: NaN, north: NaN, east: NaN }, 0],
    [{ south: 45, west: 5, north: 46, east: 4 }, 0],
    [{ south: -90, west: -180, north: 90, east: 180 }, 2],
    [{ moment: 'infinity', services: "1,', drop" }, 0],
  ])('absurd arguments never raise: %j', async (given, expected) => {
    expect(await onMap(given)).toHaveLength(expected);
  });
});
