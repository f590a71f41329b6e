import { beforeAll, describe, expect, test } from 'vitest';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import {
  insertExceptions,
  insertLaundromats,
  insertMachines,
  insertSearches,
  pickFunctions,
  setPlaces,
} from './testing/random-searches.ts';
import { fillOpenings, searchReference } from './testing/search-reference.ts';
import { searchable } from './testing/searchable-database.ts';

const batch = 500;

/** Few matches are sorted; more than 1000 are read in the order of an index. */
describe.each([
  { title: 'few laundromats', laundromats: 150, searches: isExhaustive ? 8500 : 500, seed: 0.1 },
  {
    title: 'more laundromats than are counted',
    laundromats: 1200,
    searches: isExhaustive ? 1500 : 500,
    seed: 0.2,
  },
])('$title', ({ laundromats, searches, seed }) => {
  const { query } = searchable();
  const batches = Array.from({ length: searches / batch }, (_, index) => index * batch);

  beforeAll(async () => {
    await query('begin');
    await query(`select setseed(${seed})`);
    await query(pickFunctions);
    await query(`set session_replication_role = replica`);
    await query(insertLaundromats, [laundromats]);
    await query(setPlaces);
    await query(insertMachines);
    await query(insertExceptions);
    await query(searchReference);
    await query(insertSearches, [searches]);
    await query(fillOpenings);
    await query('analyze laundromats, plain_laundromats, openings');
  });

  test.each(batches)('random searches from %i give the page and total of the reference', async (before) => {
    const { rows } = await query(firstDifference, [before, before + batch]);
    expect(rows).toEqual([]);
  });

  test('the random searches reach every order, many pages and both sides of the limit of counting', async () => {
    const { rows } = await query(
      `select count(*) filter (where total > 0)::int as found, count(*) filter (where total = 1000)::int as crowded
       from searches s, lateral (select coalesce(max(total), 0) as total from expected_page(s)) e where n <= 300`,
    );
    expect(rows[0].found).toBeGreaterThan(60);
    if (laundromats > 1000) expect(rows[0].crowded).toBeGreaterThan(10);
  });
});

const firstDifference = `
  select s.*, found.page as found, expected.page as expected
  from searches s,
    lateral (
      select array_agg(row(laundromat_id, position, total_count, distance_km is not null)::text order by position) as page
      from search_laundromats(s.q, s.city, s.region, s.lat, s.lng, s.radius_km, s.services, s.sort, s.page, s.page_size, s.moment,
        s.open_at, s.min_washer_kg, s.south, s.west, s.north, s.east, s.place)
    ) found,
    lateral (select array_agg(row(id, place, total, has_distance)::text order by place) as page from expected_page(s)) expected
  where s.n > $1 and s.n <= $2 and found.page is distinct from expected.page limit 1
`;
