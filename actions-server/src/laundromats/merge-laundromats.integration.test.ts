import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeRefusals } from '#contract/laundromat/merging.ts';
import { createTestDatabase, type TestDatabase } from '../../../local-stack/testing/test-database.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { mergeLaundromats } from './merge-laundromats.ts';
import { restoreLaundromat } from './restore-laundromat.ts';

let database: TestDatabase;
let db: Database;
let client: pg.Client;
let other: pg.Client;
const admin = 'e0000000-0000-4000-8000-0000000000ad';
const odile = 'e0000000-0000-4000-8000-000000000001';
const olivier = 'e0000000-0000-4000-8000-000000000002';
const clara = 'e0000000-0000-4000-8000-000000000003';
const washing = 'a0000000-0000-4000-8000-000000000001';
let kept: string;
let merged: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.serverUrl, () => undefined);
  client = await database.connect();
  other = await database.connect();
  await client.query(
    `insert into users (id, email, password, first_name, last_name, role) values
       ('${admin}', 'a@example.fr', 'x', 'Alix', 'A', 'admin'), ('${odile}', 'o@example.fr', 'x', 'Odile', 'O', 'owner'),
       ('${olivier}', 'ol@example.fr', 'x', 'Olivier', 'O', 'owner'), ('${clara}', 'c@example.fr', 'x', 'Clara', 'C', 'client')`,
  );
  for (const session of [client, other])
    await session.query(
      `select set_config('hasura.user', '{"x-hasura-role": "site_admin", "x-hasura-user-id": "${admin}"}', false)`,
    );
});
afterAll(async () => {
  await db?.close();
  await database?.drop();
});
beforeEach(async () => {
  await client.query('truncate laundromats, source_objects, moderation_actions cascade');
  kept = randomUUID();
  merged = randomUUID();
  await client.query(
    `insert into laundromats (id, name, address, city, postal_code, hours) values
       ('${kept}', 'Le Tambour', '12 rue Mercière', 'Lyon', '69002', null), ('${merged}', 'Wash', '14 rue Mercière', 'Lyon', '69002', null)`,
  );
});

const administrator = () => ({ ...systemWithTimeout({}), role: 'site_admin', userId: admin }) as const;
const merge = (from = merged, into = kept, keepsOwnerOf?: 'merged') =>
  db.transaction(administrator(), (trx) =>
    mergeLaundromats(trx, administrator(), { id: from, keptId: into, keepsOwnerOf }),
  );
const restore = () =>
  db.transaction(administrator(), (trx) => restoreLaundromat(trx, administrator(), { id: merged }));
const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
const count = async (table: string, laundromat: string) =>
  Number((await rows(`select count(*) from ${table} where laundromat_id = '${laundromat}'`))[0]!['count']);
const review = (laundromat: string, user: string | null, at: string, comment: string) =>
  client.query(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment, created_at) values ($1, $2, 'C', 4, $3, $4)`,
    [laundromat, user, comment, at],
  );
const photo = (laundromat: string, name: string) =>
  client.query(`insert into photos (laundromat_id, url) values ($1, $2)`, [
    laundromat,
    `/photos/${name}.webp`,
  ]);

describe('merging two laundromats', () => {
  test('keeps the newest review of each person and all those without an account', async () => {
    await review(kept, clara, '2026-01-01', 'old');
    await review(merged, clara, '2026-02-01', 'new');
    await review(kept, odile, '2026-04-01', 'newer');
    await review(merged, odile, '2026-03-01', 'older');
    await review(merged, null, '2026-01-01', 'visitor');
    await merge();
    expect(await rows('select comment from reviews order by comment')).toEqual([
      { comment: 'new' },
      { comment: 'newer' },
      { comment: 'visitor' },
    ]);
    expect(await rows('select review_count from laundromats')).toEqual([{ review_count: 3 }]);
  });

  test('moves favorites, reports, corrections, open claims, counts and source objects', async () => {
    await client.query(
      `insert into favorites (user_id, laundromat_id) values ('${clara}', '${kept}'), ('${clara}', '${merged}'), ('${odile}', '${merged}')`,
    );
    await client.query(
      `insert into reports (laundromat_id, target, quote, reason) values ('${merged}', 'laundromat', 'Wash', 'duplicate')`,
    );
    await client.query(
      `insert into fact_corrections (laundromat_id, kind, sender_hash) values ('${merged}', 'closed', 'a'), ('${kept}', 'closed', 'a'), ('${merged}', 'closed', 'b')`,
    );
    await client.query(
      `insert into laundromat_claims (id, laundromat_id, user_id, status) values (gen_random_uuid(), '${merged}', '${odile}', 'submitted')`,
    );
    await client.query(
      `insert into laundromat_counts (laundromat_id, month, kind, count, is_capped) values
         ('${merged}', '2026-11-01', 'opened', 3, true), ('${kept}', '2026-11-01', 'opened', 4, false),
         ('${merged}', '2026-10-01', 'opened', 1, false)`,
    );
    await client.query(
      `insert into source_objects (type, id, tags, latitude, longitude, class, reason, content_hash, laundromat_id) values
         ('node', 1, '{}', 45.76, 4.83, 'self_service', 'name', 'x', '${merged}'), ('node', 2, '{}', 45.76, 4.83, 'self_service', 'name', 'x', null)`,
    );
    await client.query(
      `insert into source_candidates (source_type, source_id, laundromat_id, reason, distance) values
         ('node', 2, '${merged}', 'near', 1), ('node', 2, '${kept}', 'near', 2)`,
    );
    await merge();
    const tables = [
      'favorites',
      'reports',
      'fact_corrections',
      'laundromat_claims',
      'source_objects',
      'source_candidates',
    ];
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table] = await count(table, kept);
    expect(counted).toEqual({
      favorites: 2,
      reports: 1,
      fact_corrections: 2,
      laundromat_claims: 1,
      source_objects: 1,
      source_candidates: 1,
    });
    expect(await rows('select month::text, count, is_capped from laundromat_counts order by month')).toEqual([
      { month: '2026-10-01', count: 1, is_capped: false },
      { month: '2026-11-01', count: 7, is_capped: true },
    ]);
  });

  test('moves photos up to the limit, and one of them is the primary one', async () => {
    await photo(merged, 'a');
    await photo(merged, 'b');
    await merge();
    expect(await rows('select url, is_primary from photos order by position')).toEqual([
      { url: '/photos/a.webp', is_primary: true },
      { url: '/photos/b.webp', is_primary: false },
    ]);
    const third = randomUUID();
    await client.query(
      `insert into laundromats (id, name, address, city, postal_code) values ('${third}', 'C', 'x', 'Lyon', '69002')`,
    );
    await photo(third, 'c');
    await merge(third);
    expect(await count('photos', kept)).toBe(2);
  });

  test('fills in unknown facts and leaves the others', async () => {
    await client.query(`update laundromats set phone = '01', email = null where id = '${kept}'`);
    await client.query(
      `update laundromats set phone = '02', email = 'w@example.fr', hours = '7h-21h, 7j/7', latitude = 45.7634, longitude = 4.8331
       where id = '${merged}'`,
    );
    await client.query(
      `insert into machines (laundromat_id, kind, capacity_kg, count, price) values ('${merged}', 'washer', 7, 2, 4.5)`,
    );
    await client.query(`insert into laundromat_services values ('${merged}', '${washing}')`);
    await merge();
    expect(await rows('select * from laundromats')).toMatchObject([
      {
        name: 'Le Tambour',
        address: '12 rue Mercière',
        phone: '01',
        email: 'w@example.fr',
        hours: '7h-21h, 7j/7',
        latitude: '45.76340000',
        location_source: 'pin',
        price_from: '4.50',
        wash_price_7kg: '4.50',
        service_ids: [washing],
      },
    ]);
  });

  test('redirects the former address, also that of one merged earlier, and no other laundromat gets it', async () => {
    const third = randomUUID();
    await client.query(
      `insert into laundromats (id, name, address, city, postal_code) values ('${third}', 'Bulle', 'x', 'Lyon', '69002')`,
    );
    await merge(third, merged);
    await merge(merged, kept);
    expect(await rows('select slug, laundromat_id from laundromat_redirects order by slug')).toEqual([
      { slug: 'bulle-lyon', laundromat_id: kept },
      { slug: 'wash-lyon', laundromat_id: kept },
    ]);
    await client.query(
      `insert into laundromats (name, address, city, postal_code) values ('Wash', 'y', 'Lyon', '69002')`,
    );
    expect(await rows(`select slug from laundromats where name = 'Wash'`)).toEqual([{ slug: 'wash-lyon-2' }]);
  });

  test('can be taken back whole within the days of a deletion', async () => {
    await client.query(
      `insert into favorites (user_id, laundromat_id) values ('${clara}', '${kept}'), ('${clara}', '${merged}')`,
    );
    await review(merged, clara, '2026-01-01', 'moved');
    await review(kept, odile, '2026-02-01', 'newer');
    await review(merged, odile, '2026-01-01', 'older');
    await merge();
    await restore();
    expect(await rows(`select name, slug, review_count from laundromats where id = '${merged}'`)).toEqual([
      { name: 'Wash', slug: 'wash-lyon', review_count: 2 },
    ]);
    expect(await rows('select * from laundromat_redirects')).toEqual([]);
    expect(
      await rows(`select comment from reviews where laundromat_id = '${merged}' order by comment`),
    ).toEqual([{ comment: 'moved' }, { comment: 'older' }]);
    expect(await count('favorites', merged)).toBe(1);
  });

  test('leaves the review that an account has written since, when it is taken back', async () => {
    await review(kept, clara, '2026-01-01', 'old');
    await review(merged, clara, '2026-02-01', 'new');
    await merge();
    await client.query(`delete from reviews where comment = 'new'`);
    await review(kept, clara, '2026-03-01', 'newest');
    await restore();
    expect(await rows(`select laundromat_id, comment from reviews order by comment`)).toEqual([
      { laundromat_id: kept, comment: 'newest' },
      { laundromat_id: merged, comment: 'old' },
    ]);
  });

  test('holds the reviews of the account that becomes the owner, also when it is undone', async () => {
    await client.query(`update laundromats set user_id = '${odile}' where id = '${merged}'`);
    await client.query(`update laundromats set user_id = '${olivier}' where id = '${kept}'`);
    await review(kept, odile, '2026-01-01', 'of the new owner');
    await merge(merged, kept, 'merged');
    const held = () => rows(`select comment from reviews where held_reason = 'owner' order by comment`);
    expect(await held()).toEqual([{ comment: 'of the new owner' }]);
    await review(kept, olivier, '2026-02-01', 'of the former owner');
    await restore();
    expect(await held()).toEqual([{ comment: 'of the former owner' }, { comment: 'of the new owner' }]);
  });

  test('has one entry in the journal, which names both', async () => {
    await review(merged, null, '2026-01-01', 'x');
    const [{ now } = {}] = await rows('select clock_timestamp() as now');
    await merge();
    const { rows: entries } = await client.query(
      'select subject, after from journal_entries where created_at >= $1',
      [now],
    );
    expect(entries).toMatchObject([
      { subject: 'Wash', after: { decision: 'merged', merged_into: 'Le Tambour' } },
    ]);
  });
});

describe('a merge is refused', () => {
  const own = (id: string, owner: string) =>
    client.query(`update laundromats set user_id = '${owner}' where id = '${id}'`);
  test('when an owner would lose the laundromat, but not when both have the same', async () => {
    await own(merged, odile);
    await expect(merge()).rejects.toThrow(mergeRefusals.owner);
    await own(kept, olivier);
    await expect(merge()).rejects.toThrow(mergeRefusals.owner);
    await own(kept, odile);
    await merge();
    expect(await rows('select user_id from laundromats')).toEqual([{ user_id: odile }]);
  });

  test('when a paid tier or a published laundromat would go', async () => {
    await client.query(`update laundromats set is_premium = true where id = '${merged}'`);
    await expect(merge()).rejects.toThrow(mergeRefusals.tier);
    await client.query(`update laundromats set is_premium = true, is_active = false where id = '${kept}'`);
    await expect(merge()).rejects.toThrow(mergeRefusals.published);
  });

  test('a second time, with itself, and with a laundromat that is gone', async () => {
    await expect(merge(merged, merged)).rejects.toThrow(mergeRefusals.gone);
    await expect(merge(merged, randomUUID())).rejects.toThrow(mergeRefusals.gone);
    await merge();
    await expect(merge()).rejects.toThrow(mergeRefusals.gone);
    expect(await rows('select id from laundromats')).toEqual([{ id: kept }]);
  });

  test('in one direction of two at once', async () => {
    const outcomes = await Promise.allSettled([merge(merged, kept), merge(kept, merged)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows('select id from laundromats')).toHaveLength(1);
  });

  test('half-way, and then nothing has changed', async () => {
    await review(merged, null, '2026-01-01', 'x');
    await client.query(`insert into favorites (user_id, laundromat_id) values ('${clara}', '${merged}')`);
    await client.query(`alter table laundromat_redirects add constraint broken check (slug = '')`);
    await expect(merge()).rejects.toMatchObject({ cause: { constraint: 'broken' } });
    await client.query('alter table laundromat_redirects drop constraint broken');
    expect([await count('reviews', merged), await count('favorites', merged)]).toEqual([1, 1]);
    expect(await rows('select id from moderation_actions')).toEqual([]);
  });

  test('while a favorite of the other arrives, none is lost', async () => {
    await other.query('begin');
    await other.query(`insert into favorites (user_id, laundromat_id) values ('${clara}', '${merged}')`);
    const waiting = merge();
    await other.query('commit');
    await waiting;
    expect(await count('favorites', kept)).toBe(1);
  });
});
