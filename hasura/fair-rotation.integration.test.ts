import { beforeAll, describe, expect, test } from 'vitest';
import { searchable } from './testing/searchable-database.ts';

const { add, query, search } = searchable();
const paying = 22;
const month = `generate_series('2026-05-01'::timestamptz, '2026-05-30 23:45', interval '15 minutes') moment`;

const brest = { city: 'Brest', postal_code: '29200', latitude: 48.39, longitude: -4.486 };
const lyon = { city: 'Lyon', postal_code: '69003', latitude: 45.758, longitude: 4.832 };

beforeAll(async () => {
  const featured = { is_premium: true, is_featured: true };
  for (let n = 0; n < paying; n += 1) {
    const place = n < 4 ? brest : lyon;
    await add({ name: `Payante ${n}`, ...place, ...featured, featured_until: '2099-01-01' });
  }
  await query(`insert into photos (laundromat_id, url) select id, '/photos/x.webp' from laundromats`);
  // The best rated laundromat, whose share must not be larger.
  await query(
    `insert into reviews (laundromat_id, author_name, rating, comment)
     select id, 'Anne', 5, 'Bien.' from laundromats where name in ('Payante 5', 'Payante 6', 'Payante 7')`,
  );
  await add({ name: 'Sans photo', ...lyon, ...featured });
  await add({ name: 'Temps écoulé', ...lyon, ...featured, featured_until: '2026-01-01' });
  await add({ name: 'Premium', ...lyon, is_premium: true });
  await query(
    `insert into photos (laundromat_id, url) select id, '/photos/x.webp' from laundromats where name in ('Temps écoulé', 'Premium')`,
  );
});

/**
 * Counts how often each laundromat is shown in each group of moments. Returns the extremes and the number of
 * laundromats.
 */
async function shares(shown: string, moments: string, group: string) {
  const { rows } = await query(
    `select least, most, laundromats from (
       select bucket, min(n)::int as least, max(n)::int as most, count(*)::int as laundromats
       from (select ${group} as bucket, m.laundromat_id, count(*) as n from ${moments}, ${shown} m group by 1, 2) each
       group by bucket) buckets`,
  );
  return rows as { least: number; most: number; laundromats: number }[];
}

describe('« Laveries du mois »', () => {
  const block = 'featured_of_the_month(moment => moment)';

  test('every featured laundromat has the same share of every day of a month, whatever its rating', async () => {
    const days = await shares(block, month, `date_trunc('day', moment at time zone 'UTC')`);
    expect(days).toHaveLength(30);
    for (const { least, most, laundromats } of days) {
      expect(laundromats).toBe(paying);
      expect(most - least).toBeLessThanOrEqual(1);
    }
  });

  test('over a month no laundromat has more of the nights than another', async () => {
    const [night] = await shares(
      block,
      `(select moment from ${month} where extract(hour from moment at time zone 'UTC') < 6) nights`,
      'true',
    );
    expect(night!.most / night!.least).toBeLessThan(1.15);
  });

  const names = async (given: Record<string, string | number>) => {
    const keys = Object.keys(given);
    const { rows } = await query(
      `select l.name from featured_of_the_month(${keys.map((key, i) => `${key} => $${i + 1}`).join(', ')}) m
       join laundromats l on l.id = m.laundromat_id order by m.position`,
      Object.values(given),
    );
    return rows.map(({ name }: { name: string }) => name);
  };

  test('it is the same for everybody during a quarter of an hour, and then shows others', async () => {
    const first = await names({ moment: '2026-05-04T10:15:00Z' });
    expect(first).toHaveLength(3);
    expect(await names({ moment: '2026-05-04T10:29:59Z' })).toEqual(first);
    const next = await names({ moment: '2026-05-04T10:30:00Z' });
    expect(next.filter((name) => first.includes(name))).toEqual([]);
  });

  test('in a region or near a point only laundromats from there rotate', async () => {
    const bretagne = new Set(['Payante 0', 'Payante 1', 'Payante 2', 'Payante 3']);
    const shown = [
      ...(await names({ region: 'Bretagne', moment: '2026-05-04T10:15:00Z' })),
      ...(await names({ lat: 48.4, lng: -4.5, moment: '2026-05-04T10:30:00Z' })),
    ];
    expect(shown).toHaveLength(6);
    expect(new Set(shown)).toEqual(bretagne);
    expect(await names({ lat: 43.3, lng: 5.37 })).toEqual([]);
  });

  test.each<Record<string, string | number>>([
    { lat: 95, lng: 4 },
    { lat: 45 },
    { region: "'; drop" },
    { moment: 'infinity' },
    { moment: '4000-01-01 BC' },
  ])('absurd arguments never raise: %j', async (given) => {
    expect((await names(given)).length).toBeLessThanOrEqual(3);
  });
});

describe('a list by relevance', () => {
  test('every featured laundromat has the same share of the first page of a day', async () => {
    const day = `generate_series('2026-05-04'::timestamptz, '2026-05-04 23:45', interval '15 minutes') moment`;
    const [share] = await shares('search_laundromats(moment => moment, page_size => 10)', day, 'true');
    expect(share!.laundromats).toBe(paying);
    expect(share!.most - share!.least).toBeLessThanOrEqual(1);
  });

  test('pages of one quarter of an hour follow each other', async () => {
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(...(await search({ page, page_size: 10, moment: '2026-05-04T10:15:00Z' })));
    expect(new Set(pages.map(({ name }) => name)).size).toBe(paying + 3);
  });

  test('the rotation moves no laundromat where distance or words decide', async () => {
    const at = async (given: object) =>
      (await search({ ...given, moment: '2026-05-04T10:15:00Z' })).map(({ name }) => name);
    const later = async (given: object) =>
      (await search({ ...given, moment: '2026-05-04T11:00:00Z' })).map(({ name }) => name);
    for (const given of [{ q: 'payante' }, { lat: 45.7, lng: 4.8 }, { sort: 'rating' }, { sort: 'name' }])
      expect(await later(given)).toEqual(await at(given));
    expect(await later({})).not.toEqual(await at({}));
  });
});
