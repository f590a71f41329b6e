import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let client: pg.Client;
let admin: Person;
const laundromat = 'e1000000-0000-4000-8000-000000000001';
const neighbour = 'e1000000-0000-4000-8000-000000000002';
const pair = 'e9000000-0000-4000-8000-000000000001';
const otherPair = 'e9000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  setup = await setUpServer();
  client = setup.sql;
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

async function send(operation: string, types: string, variables: object, sender = admin): Promise<string> {
  const given = types.replaceAll(/\$(\w+): [^,]+/g, '$1: $$$1');
  const document = `mutation (${types}) { ${operation}(${given}) { id } }`;
  const { errors } = await setup.graphql(sender, document, variables);
  return errors?.[0]!.extensions.code ?? 'decided';
}

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

describe('the class of an object', () => {
  const choose = (chosenClass: string | null, id = '1') =>
    send('chooseSourceClass', '$type: String!, $id: String!, $chosenClass: String', {
      type: 'node',
      id,
      chosenClass,
    });

  test('is chosen and left to the import again', async () => {
    expect(await choose('other')).toBe('decided');
    expect((await objectRow())['chosen_class']).toBe('other');
    expect(await choose(null)).toBe('decided');
    expect((await objectRow())['chosen_class']).toBeNull();
  });

  test('of an object that is unknown cannot be chosen', async () => {
    expect(await choose('other', '2')).toBe('conflict');
  });

  test('is chosen by nobody whose account is no longer that of an administrator', async () => {
    const former = await setup.addUser('admin');
    await client.query('update users set is_active = false where id = $1', [former.id]);
    const types = '$type: String!, $id: String!, $chosenClass: String';
    const variables = { type: 'node', id: '1', chosenClass: 'other' };
    expect(await send('chooseSourceClass', types, variables, former)).toBe('sessionExpired');
  });
});

describe('a pair', () => {
  const decide = (id: string, decision: string) =>
    send('decideSourcePair', '$id: uuid!, $decision: String!', { id, decision });

  test('of the same laundromat is linked at once, and a second time changes nothing', async () => {
    expect(await decide(pair, 'same')).toBe('decided');
    expect(await decide(pair, 'same')).toBe('decided');
    expect((await objectRow())['laundromat_id']).toBe(laundromat);
  });

  test('can be decided for one laundromat only, also at the same time', async () => {
    const decided = await Promise.all([decide(pair, 'same'), decide(otherPair, 'same')]);
    expect(decided.sort()).toEqual(['conflict', 'decided']);
    expect(await one(`select count(*)::int as n from source_candidates where status = 'same'`)).toEqual({
      n: 1,
    });
  });

  test('can be taken back until an import has written facts', async () => {
    await decide(pair, 'same');
    expect(await decide(pair, 'open')).toBe('decided');
    expect((await objectRow())['laundromat_id']).toBeNull();
    await decide(pair, 'same');
    await client.query(`update source_objects set imported = '{"phone": "1"}'`);
    expect(await decide(pair, 'open')).toBe('conflict');
    expect((await objectRow())['laundromat_id']).toBe(laundromat);
  });

  test('that stopped half-way leaves nothing', async () => {
    await client.query(`alter table source_candidates add constraint broken check (status <> 'same')`);
    expect(await decide(pair, 'same')).toBe('conflict');
    await client.query('alter table source_candidates drop constraint broken');
    expect((await objectRow())['laundromat_id']).toBeNull();
  });
});

describe('a difference', () => {
  const decide = (fact: string, decision: string, seen: unknown) =>
    send(
      'decideSourceDifference',
      '$type: String!, $id: String!, $fact: String!, $decision: String!, $seen: jsonb!',
      { type: 'node', id: '1', fact, decision, seen },
    );
  const differ = (differences: object) =>
    client.query('update source_objects set laundromat_id = $1, differences = $2', [
      laundromat,
      JSON.stringify(differences),
    ]);

  test('is taken from the source, once', async () => {
    await differ({ phone: '04 78 00 00 00', name: 'Le Grand Tambour' });
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe('decided');
    const checkedAt = (await laundromatRow())['facts_checked_at'];
    expect(checkedAt).toBeInstanceOf(Date);
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe('decided');
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
    expect(await decide(fact, 'theirs', value)).toBe('decided');
    expect(await laundromatRow()).toMatchObject(row);
    expect((await objectRow())['differences']).toEqual({});
  });

  test('of hours replaces the exceptions that have not passed', async () => {
    await client.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day, reason) values
         ('${laundromat}', current_date - 9, current_date - 8, 'works'), ('${laundromat}', current_date + 1, current_date + 2, 'works')`,
    );
    const begun = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
    const end = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const exceptions = [{ firstDay: begun, lastDay: end, periods: null, reason: 'other' }];
    const hours = { text: '7h-22h, 7j/7', weekly: null, holidays: 'unknown', exceptions };
    await differ({ hours });
    expect(await decide('hours', 'theirs', hours)).toBe('decided');
    const { rows } = await client.query('select reason from opening_exceptions order by first_day');
    expect(rows).toEqual([{ reason: 'works' }, { reason: 'other' }]);
  });

  test('that is taken from the source is not undone with changes of the owner', async () => {
    const location = { latitude: 45.764, longitude: 4.834 };
    const hours = { text: 'le matin', weekly: null, holidays: 'unknown', exceptions: [] };
    await differ({ hours, location });
    const former = {
      hours: 'le soir',
      weeklyHours: null,
      openingExceptions: [],
      latitude: null,
      longitude: null,
    };
    await client.query(
      'update laundromats set changed_at = now(), changed_since = now(), approved_content = $2 where id = $1',
      [laundromat, JSON.stringify({ ...former, cycleMinutes: 30 })],
    );
    expect(await decide('hours', 'theirs', hours)).toBe('decided');
    expect(await decide('location', 'theirs', location)).toBe('decided');
    expect((await laundromatRow())['approved_content']).toEqual({ cycleMinutes: 30 });
  });

  test('is declined and taken back', async () => {
    await differ({ phone: '04 78 00 00 00' });
    const checkedAt = (await laundromatRow())['facts_checked_at'];
    expect(await decide('phone', 'ours', '04 78 00 00 00')).toBe('decided');
    expect(await objectRow()).toMatchObject({ differences: {}, kept: { phone: '04 78 00 00 00' } });
    expect(await laundromatRow()).toMatchObject({ phone: '06 11 11 11 11', facts_checked_at: checkedAt });
    expect(await decide('phone', 'open', '04 78 00 00 00')).toBe('decided');
    expect(await objectRow()).toMatchObject({ differences: { phone: '04 78 00 00 00' }, kept: {} });
  });

  test('that the source changed meanwhile is not decided', async () => {
    await differ({ phone: '04 78 00 00 00' });
    expect(await decide('phone', 'theirs', '04 00 00 00 00')).toBe('conflict');
    expect((await laundromatRow())['phone']).toBe('06 11 11 11 11');
  });

  test('decided in two ways at once is decided in one', async () => {
    await differ({ phone: '04 78 00 00 00' });
    const decided = await Promise.all([
      decide('phone', 'theirs', '04 78 00 00 00'),
      decide('phone', 'ours', '04 78 00 00 00'),
    ]);
    expect(decided.sort()).toEqual(['conflict', 'decided']);
  });

  test('that the database refuses stays', async () => {
    const far = { latitude: 48.85, longitude: 2.35 };
    await differ({ location: far });
    expect(await decide('location', 'theirs', far)).toBe('invalidInput');
    expect((await objectRow())['differences']).toEqual({ location: far });
  });

  test('on a laundromat that is not published is left alone', async () => {
    await differ({ phone: '04 78 00 00 00' });
    await client.query('update laundromats set is_active = false');
    expect(await decide('phone', 'theirs', '04 78 00 00 00')).toBe('conflict');
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

const confirm = () =>
  send('confirmSourceLaundromat', '$type: String!, $id: String!', { type: 'node', id: '1' });

test('a laundromat whose object is gone is confirmed, twice as once', async () => {
  await client.query(`update source_objects set laundromat_id = '${laundromat}', gone_at = now()`);
  expect([await confirm(), await confirm()]).toEqual(['decided', 'decided']);
  expect((await laundromatRow())['facts_checked_at']).toBeInstanceOf(Date);
  expect((await objectRow())['still_open_at']).toBeInstanceOf(Date);
  await client.query('update laundromats set is_active = false');
  expect(await confirm()).toBe('conflict');
});

test('a laundromat that was confirmed since its row was read is not refused', async () => {
  await client.query(`update source_objects set laundromat_id = '${laundromat}', gone_at = now()`);
  const readAt = async () => {
    const row = await one('select to_jsonb(updated_at) as read_at from laundromats where id = $1', [
      laundromat,
    ]);
    return row!['read_at'] as string;
  };
  const refuse = (lastRead: string) =>
    send('decideLaundromat', '$id: uuid!, $decision: String!, $reason: String, $readAt: String', {
      id: laundromat,
      decision: 'refused',
      reason: 'Fermée.',
      readAt: lastRead,
    });
  const before = await readAt();
  await confirm();
  expect(await refuse(before)).toBe('conflict');
  expect(await laundromatRow()).toMatchObject({ is_active: true });
  expect(await refuse(await readAt())).toBe('decided');
});
