import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let other: pg.Client;
const admin = 'e0000000-0000-4000-8000-0000000000ad';
const laundromat = 'e1000000-0000-4000-8000-000000000001';
const neighbour = 'e1000000-0000-4000-8000-000000000002';
const pair = 'e9000000-0000-4000-8000-000000000001';
const otherPair = 'e9000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  other = await database.connect();
  await client.query(
    `insert into users (id, email, password, first_name, last_name, role) values ('${admin}', 'a@example.fr', 'x', 'Alix', 'A', 'admin')`,
  );
  for (const session of [client, other])
    await session.query(
      `select set_config('hasura.user', '{"x-hasura-role": "site_admin", "x-hasura-user-id": "${admin}"}', false)`,
    );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await client.query('truncate laundromats, source_objects cascade');
  await client.query(
    `insert into laundromats (id, name, address, city, postal_code, latitude, longitude, phone) values
       ('${laundromat}', 'Le Tambour', '12 rue Mercière', 'Lyon', '69002', 45.7634, 4.8331, '06 11 11 11 11'),
       ('${neighbour}', 'Wash', '14 rue Mercière', 'Lyon', '69002', 45.7635, 4.8332, null)`,
  );
  await client.query(
    `insert into source_objects (type, id, tags, latitude, longitude, class, reason, content_hash) values
       ('node', 1, '{}', 45.7634, 4.8331, 'self_service', 'name', 'x')`,
  );
  await client.query(
    `insert into source_candidates (id, source_type, source_id, laundromat_id, reason, distance) values
       ('${pair}', 'node', 1, '${laundromat}', 'near', 12), ('${otherPair}', 'node', 1, '${neighbour}', 'near', 20)`,
  );
});

const one = async (sql: string, values: unknown[] = []) =>
  (await client.query<Record<string, unknown>>(sql, values)).rows[0];
const objectRow = async () => (await one('select * from source_objects'))!;
const laundromatRow = async () => (await one('select * from laundromats where id = $1', [laundromat]))!;

describe('a pair', () => {
  const decide = async (id: string, decision: string, session = client) =>
    (await session.query('select * from decide_source_candidate($1, $2)', [id, decision])).rows.length;

  test('of the same laundromat is linked at once, and a second time changes nothing', async () => {
    expect(await decide(pair, 'same')).toBe(1);
    expect(await decide(pair, 'same')).toBe(1);
    expect((await objectRow())['laundromat_id']).toBe(laundromat);
  });

  test('can be decided for one laundromat only, also at the same time', async () => {
    const decided = await Promise.all([decide(pair, 'same'), decide(otherPair, 'same', other)]);
    expect(decided.sort()).toEqual([0, 1]);
    expect(await one(`select count(*)::int as n from source_candidates where status = 'same'`)).toEqual({
      n: 1,
    });
  });

  test('can be taken back until an import has written facts', async () => {
    await decide(pair, 'same');
    expect(await decide(pair, 'open')).toBe(1);
    expect((await objectRow())['laundromat_id']).toBeNull();
    await decide(pair, 'same');
    await client.query(`update source_objects set imported = '{"phone": "1"}'`);
    expect(await decide(pair, 'open')).toBe(0);
    expect((await objectRow())['laundromat_id']).toBe(laundromat);
  });

  test('that stopped half-way leaves nothing', async () => {
    await client.query(`alter table source_candidates add constraint broken check (status <> 'same')`);
    await expect(decide(pair, 'same')).rejects.toThrow('broken');
    await client.query('alter table source_candidates drop constraint broken');
    expect((await objectRow())['laundromat_id']).toBeNull();
  });
});

describe('a difference', () => {
  const decide = async (
    fact: string,
    decision: string,
    seen: unknown,
    session = client,
  ): Promise<boolean> => {
    const values = [fact, decision, JSON.stringify(seen)];
    const { rows } = await session.query(
      `select * from decide_source_difference('node', 1, $1, $2, $3)`,
      values,
    );
    return rows.length === 1;
  };
  const differ = (differences: object) =>
    client.query('update source_objects set laundromat_id = $1, differences = $2', [
      laundromat,
      JSON.stringify(differences),
    ]);

  test('is taken from the source, once', async () => {
    await differ({ phone: '04 78 00 00 00', name: 'Le Grand Tambour' });
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe(true);
    const checkedAt = (await laundromatRow())['facts_checked_at'];
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe(true);
    expect(await laundromatRow()).toMatchObject({
      phone: '04 78 00 00 00',
      name: 'Le Tambour',
      facts_checked_at: checkedAt,
    });
    expect(await objectRow()).toMatchObject({
      differences: { name: 'Le Grand Tambour' },
      imported: { phone: '04 78 00 00 00' },
    });
  });

  test.each([
    ['name', 'Le Grand Tambour', { name: 'Le Grand Tambour', slug: 'le-tambour-lyon' }],
    ['website', 'https://tambour.example', { website: 'https://tambour.example' }],
    [
      'address',
      { address: '3 quai Rambaud', postalCode: '69002', city: 'Lyon' },
      { address: '3 quai Rambaud', latitude: '45.76340000' },
    ],
    ['location', { latitude: 45.764, longitude: 4.834 }, { latitude: '45.76400000', location_source: 'pin' }],
    [
      'hours',
      { text: '24h/24, 7j/7', weekly: 'always', holidays: 'usual' },
      { hours: '24h/24, 7j/7', weekly_hours: 'always', holiday_hours: 'usual' },
    ],
    [
      'hours',
      { text: 'le matin', weekly: null, holidays: 'unknown' },
      { hours: 'le matin', weekly_hours: null },
    ],
    [
      'services',
      ['a0000000-0000-4000-8000-000000000001'],
      { service_ids: ['a0000000-0000-4000-8000-000000000001'] },
    ],
  ])('of %s is written as it is', async (fact, value, row) => {
    await client.query(
      `insert into laundromat_services values ('${laundromat}', 'a0000000-0000-4000-8000-000000000002')`,
    );
    await differ({ [fact]: value });
    expect(await decide(fact, 'theirs', value)).toBe(true);
    expect(await laundromatRow()).toMatchObject(row);
    expect((await objectRow())['differences']).toEqual({});
  });

  test('of hours replaces the exceptions that have not passed', async () => {
    await client.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day, reason) values
         ('${laundromat}', current_date - 9, current_date - 8, 'works'), ('${laundromat}', current_date + 1, current_date + 2, 'works')`,
    );
    // The source's exception began before the decision, on a day of a passed one.
    const begun = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
    const end = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const exceptions = [{ firstDay: begun, lastDay: end, periods: null, reason: 'other' }];
    const hours = { text: '7h-22h, 7j/7', weekly: null, holidays: 'unknown', exceptions };
    await differ({ hours });
    expect(await decide('hours', 'theirs', hours)).toBe(true);
    const { rows } = await client.query('select reason from opening_exceptions order by first_day');
    expect(rows).toEqual([{ reason: 'works' }, { reason: 'other' }]);
  });

  test('is declined and taken back', async () => {
    await differ({ phone: '04 78 00 00 00' });
    const checkedAt = (await laundromatRow())['facts_checked_at'];
    expect(await decide('phone', 'ours', '04 78 00 00 00')).toBe(true);
    expect(await objectRow()).toMatchObject({ differences: {}, kept: { phone: '04 78 00 00 00' } });
    expect(await laundromatRow()).toMatchObject({ phone: '06 11 11 11 11', facts_checked_at: checkedAt });
    expect(await decide('phone', 'open', '04 78 00 00 00')).toBe(true);
    expect(await objectRow()).toMatchObject({ differences: { phone: '04 78 00 00 00' }, kept: {} });
  });

  test('that the source changed meanwhile is not decided', async () => {
    await differ({ phone: '04 78 00 00 00' });
    expect(await decide('phone', 'theirs', '04 00 00 00 00')).toBe(false);
    expect((await laundromatRow())['phone']).toBe('06 11 11 11 11');
  });

  test('decided in two ways at once is decided in one', async () => {
    await differ({ phone: '04 78 00 00 00' });
    const decided = await Promise.all([
      decide('phone', 'theirs', '04 78 00 00 00'),
      decide('phone', 'ours', '04 78 00 00 00', other),
    ]);
    expect(decided.filter(Boolean)).toHaveLength(1);
  });

  test('that the database refuses stays', async () => {
    const far = { latitude: 48.85, longitude: 2.35 };
    await differ({ location: far });
    await expect(decide('location', 'theirs', far)).rejects.toThrow('laundromats_location_near_commune');
    expect((await objectRow())['differences']).toEqual({ location: far });
  });

  test('on a laundromat that is not published is left alone', async () => {
    await differ({ phone: '04 78 00 00 00' });
    await client.query('update laundromats set is_active = false');
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe(false);
  });

  test('has one entry in the journal', async () => {
    await differ({ phone: '04 78 00 00 00', name: 'B' });
    const started = (await one('select clock_timestamp() as now'))!['now'];
    await decide('phone', 'theirs', '04 78 00 00 00');
    await decide('name', 'ours', 'B');
    const { rows } = await client.query(
      'select table_name, subject, after from journal_entries where created_at >= $1 order by created_at',
      [started],
    );
    expect(rows).toMatchObject([
      { table_name: 'laundromats', after: { phone: '04 78 00 00 00' } },
      { table_name: 'source_objects', subject: 'Le Tambour', after: { kept: { name: 'B' } } },
    ]);
  });
});

test('a laundromat whose object is gone is confirmed, twice as once', async () => {
  await client.query(`update source_objects set laundromat_id = '${laundromat}', gone_at = now()`);
  const confirm = async () =>
    (await client.query(`select * from confirm_source_laundromat('node', 1)`)).rows.length;
  expect([await confirm(), await confirm()]).toEqual([1, 1]);
  expect((await laundromatRow())['facts_checked_at']).toBeInstanceOf(Date);
  expect((await objectRow())['still_open_at']).toBeInstanceOf(Date);
  await client.query('update laundromats set is_active = false');
  expect(await confirm()).toBe(0);
});
