import { beforeAll, describe, expect, test } from 'vitest';
import { distanceClassEnds } from '../contract/laundromat/coordinates.ts';
import { searchable, type SearchArguments } from './testing/searchable-database.ts';

describe('more matches than are counted', () => {
  const { names, query, search } = searchable();

  beforeAll(async () => {
    await query(
      `insert into laundromats (name, address, city, postal_code, slug, latitude, longitude, is_premium, is_featured,
         featured_until, price_from)
       select 'Laverie ' || i, '1 rue', 'Lyon', '69003', 'laverie-' || i, 45.7 + (i * 7 % 1200) * 0.0001, 4.8, i % 10 = 0, i % 40 = 0,
         case when i % 80 = 0 then now() - interval '1 day' end, 3 + i % 7
       from generate_series(1, 1200) i`,
    );
    await query(
      `insert into photos (laundromat_id, url) select id, '/photos/x.webp' from laundromats where price_from > 5`,
    );
    await query(
      `insert into reviews (laundromat_id, author_name, rating, comment)
       select id, 'Anne', 1 + (latitude * 10000)::int % 5, 'Bien.' from laundromats`,
    );
    await query('analyze laundromats');
  });

  const rank = `case when is_featured and (featured_until is null or featured_until > now()) then 0
    when is_premium then 1 else 2 end`;
  // Laundromats with photos rotate apart from those without.
  const moment = '2026-05-04T10:20:00Z';
  const shared = `partition by ${rank}, has_photos`;
  const rotated = `case when ${rank} < 2 then mod(
    row_number() over (${shared} order by id) - 1 - rotation_start(count(*) over (${shared})::int, 10, '${moment}')
      + count(*) over (${shared}), count(*) over (${shared})) end`;
  const rated = 'average_rating desc, review_count desc, name_key, id';
  const centre = { lat: 45.7, lng: 4.8, radius_km: 50 };
  const box = { south: 45, west: 4, north: 46, east: 5 };
  const ends = distanceClassEnds.map((km) => km * 1000).join();
  const distanceClass = `width_bucket(earth_distance(earth_point, ll_to_earth(45.7, 4.8)), '{${ends}}'::float8[])`;

  test.each<[string, SearchArguments, string]>([
    ['relevance', { moment }, `${rank}, has_photos desc, ${rotated}, ${rated}`],
    [
      'relevance in a region',
      { moment, region: 'Auvergne-Rhône-Alpes' },
      `${rank}, has_photos desc, ${rotated}, ${rated}`,
    ],
    ['relevance near a centre', centre, `${distanceClass}, ${rank}, has_photos desc, latitude, id`],
    ['relevance of a word', { q: 'laverie' }, `${rank}, has_photos desc, ${rated}`],
    [
      'relevance of a word that some names equal or begin with',
      { q: 'laverie 1' },
      `name <> 'Laverie 1', name not like 'Laverie 1%', ${rank}, has_photos desc, ${rated}`,
    ],
    ['distance', { ...centre, sort: 'distance' }, 'latitude, id'],
    [
      'relevance in a box',
      { ...box, lat: 45.7, lng: 4.8 },
      `${distanceClass}, ${rank}, has_photos desc, latitude, id`,
    ],
    [
      'relevance in a place',
      { moment, place: 'auvergne-rhone-alpes/lyon' },
      `${rank}, has_photos desc, ${rotated}, ${rated}`,
    ],
    ['name', { sort: 'name' }, 'name_key, id'],
    ['city in a region', { sort: 'city', region: 'Auvergne-Rhône-Alpes' }, 'city_key, name_key, id'],
    ['rating', { sort: 'rating' }, rated],
    ['rating in a circle', { ...centre, sort: 'rating' }, rated],
    ['price', { sort: 'price' }, `price_from nulls last, ${rated}`],
    ['price in a box', { ...box, sort: 'price' }, `price_from nulls last, ${rated}`],
    ['wash price', { sort: 'wash_price' }, `wash_price_7kg nulls last, ${rated}`],
  ])('%s: any page is the slice a full sort would give', async (_, given, order) => {
    for (const page of [1, 2, 12]) {
      const { rows } = await query(
        `select name from laundromats order by ${order} limit 100 offset ${(page - 1) * 100}`,
      );
      expect(await names({ ...given, page, page_size: 100 })).toEqual(rows.map((row) => row.name));
    }
  });

  test('counting stops at 1000', async () => {
    expect((await search({}))[0]?.total_count).toBe(1000);
  });

  test('a map shows 2000 and counts one more; without a point, the best rated', async () => {
    await query(`set session_replication_role = replica`);
    await query(
      `insert into laundromats (name, address, city, postal_code, slug, latitude, longitude, location_source)
       select 'Autre ' || i, '1 rue', 'Lyon', '69003', 'autre-' || i, 45.9 + i * 0.0001, 4.9, 'address' from generate_series(1, 900) i`,
    );
    await query(`reset session_replication_role; analyze laundromats`);
    const { rows } = await query(
      `select count(*)::int as shown, max(total_count)::int as counted, min(average_rating) filter (where position <= 1000) as worst
       from laundromats_on_map(south => 45, west => 4, north => 47, east => 6) m join laundromats l on l.id = m.laundromat_id`,
    );
    expect(rows).toEqual([{ shown: 2000, counted: 2001, worst: 1 }]);
    const near = await query(
      `select l.name from laundromats_on_map(lat => 45.99, lng => 4.9) m join laundromats l on l.id = m.laundromat_id
       order by m.position limit 1`,
    );
    expect(near.rows).toEqual([{ name: 'Autre 900' }]);
  });
});

describe('absurd arguments never raise', () => {
  const { add, names, query } = searchable();

  beforeAll(async () => {
    await add({ name: 'La seule' });
  });

  test.each<[string, SearchArguments, number]>([
    ['a negative page is the first', { page: -5 }, 1],
    ['page 9999 is empty', { page: 9999 }, 0],
    ['the largest integers', { page: 2_147_483_647, page_size: 2_147_483_647 }, 0],
    ['a page size of 0', { page_size: 0 }, 1],
    ['a latitude beyond the pole', { lat: 95, lng: 4, radius_km: 5 }, 0],
    ['the pole itself', { lat: 90, lng: 0, radius_km: 10 }, 0],
    ['no number', { lat: NaN, lng: NaN, radius_km: NaN }, 0],
    ['an infinite radius', { lat: 45, lng: 4, radius_km: Infinity }, 1],
    ['a negative radius', { lat: 45, lng: 4, radius_km: -1 }, 0],
    ['a latitude alone', { lat: 45 }, 1],
    ['an unknown city', { city: 'Atlantide', radius_km: 5 }, 0],
    ['an unknown region', { region: '<script>alert(1)</script>' }, 0],
    ['services that are no ids', { services: "1,', drop" }, 0],
    ['a service that does not exist', { services: 'a0000000-0000-4000-8000-0000000000ff' }, 0],
    ['blank arguments', { q: '  ', city: ' ', region: ' ', services: ' , ', sort: ' ' }, 1],
    ['an emoji', { q: '🧺' }, 0],
    ['SQL', { q: "'; drop table laundromats; --" }, 0],
    ['only punctuation', { q: '?!… — « »' }, 0],
    ['a point in the ocean', { lat: -48.9, lng: -123.4 }, 1],
    ['a box around the globe', { south: -90, west: -180, north: 90, east: 180 }, 1],
    ['a place of 5000 letters', { place: 'x/'.repeat(2500) }, 0],
    ['a query of 5000 letters', { q: 'x'.repeat(5000) }, 0],
    ['a query of 2500 words', { q: 'la '.repeat(2500) }, 1],
  ])('%s', async (_, given, expected) => {
    expect(await names(given)).toHaveLength(expected);
  });

  test.each(['', ' ', '%', '\\', "';--", '🧺', 'x'.repeat(5000), 'a '.repeat(2500)])(
    'cities: %j',
    async (q) => {
      expect((await query('select * from search_cities($1)', [q])).rows.length).toBeLessThanOrEqual(10);
    },
  );
});
