import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  [client, other] = await Promise.all([database.connect(), database.connect()]);
});

afterAll(() => database?.drop());

type Machine = [kind: 'washer' | 'dryer', capacityKg: number, price: number | null];

async function addLaundromat(columns = 'price_from', values = '3.20'): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into laundromats (name, address, city, postal_code, ${columns})
     values ('Mécanique', '1 rue', 'Lyon', '69003', ${values}) returning id`,
  );
  return rows[0]!.id;
}

const add = (laundromat: string, machines: Machine[], connection = client) =>
  connection.query(
    `insert into machines (laundromat_id, kind, capacity_kg, count, price)
     select $1, m->>0, (m->>1)::numeric, 2, (m->>2)::numeric from jsonb_array_elements($2::jsonb) m`,
    [laundromat, JSON.stringify(machines)],
  );
const removeAll = (laundromat: string) =>
  client.query('delete from machines where laundromat_id = $1', [laundromat]);
const update = (laundromat: string, change: string) =>
  client.query(`update laundromats set ${change} where id = $1`, [laundromat]);

async function factsOf(laundromat: string) {
  const { rows } = await client.query<Record<string, unknown>>(
    `select price_from, wash_price_7kg, largest_washer_kg, stated_price_from, stated_hours, assumed_facts
     from laundromats where id = $1`,
    [laundromat],
  );
  return rows[0];
}

describe('the price of a laundromat', () => {
  test('follows from its cheapest washer, and dryers do not count', async () => {
    const laundromat = await addLaundromat();
    await add(laundromat, [
      ['washer', 6, 4],
      ['washer', 7.5, 4.5],
      ['washer', 18, 9],
      ['dryer', 35, 1.5],
    ]);
    expect(await factsOf(laundromat)).toMatchObject({
      price_from: '4.00',
      wash_price_7kg: '4.50',
      largest_washer_kg: '18.0',
    });
    await client.query(`update machines set price = 3.9 where laundromat_id = $1 and capacity_kg = 7.5`, [
      laundromat,
    ]);
    expect(await factsOf(laundromat)).toMatchObject({ price_from: '3.90', wash_price_7kg: '3.90' });
  });

  test('stays as it was given while no washer has a price', async () => {
    const laundromat = await addLaundromat();
    await add(laundromat, [
      ['washer', 7, null],
      ['dryer', 14, 1],
    ]);
    expect(await factsOf(laundromat)).toMatchObject({
      price_from: '3.20',
      wash_price_7kg: null,
      largest_washer_kg: '7.0',
    });
    await update(laundromat, 'price_from = 3.5');
    await removeAll(laundromat);
    expect(await factsOf(laundromat)).toMatchObject({ price_from: '3.50', largest_washer_kg: null });
  });

  test('cannot contradict its washers, and is unknown once the last of them is gone', async () => {
    const laundromat = await addLaundromat();
    await add(laundromat, [['washer', 7, 4.5]]);
    await update(laundromat, 'price_from = 1');
    expect(await factsOf(laundromat)).toMatchObject({ price_from: '4.50' });
    await removeAll(laundromat);
    expect(await factsOf(laundromat)).toMatchObject({ price_from: null, wash_price_7kg: null });
  });

  test('counts the washers of two writers at once', async () => {
    const laundromat = await addLaundromat();
    await client.query('begin');
    await add(laundromat, [['washer', 7, 4]]);
    const second = add(laundromat, [['washer', 14, 7]], other);
    await client.query('commit');
    await second;
    expect(await factsOf(laundromat)).toMatchObject({ price_from: '4.00', largest_washer_kg: '14.0' });
  });
});

test('a laundromat has at most 20 rows of machines', async () => {
  const laundromat = await addLaundromat();
  const rows = (count: number) => Array.from({ length: count }, (): Machine => ['washer', 7, 4]);
  await add(laundromat, rows(20));
  await expect(add(laundromat, rows(1))).rejects.toMatchObject({
    code: '23514',
    constraint: 'machines_at_most_20',
    message: expect.stringContaining('machines_at_most_20'),
  });
});

test.each([
  ['machines_kind_known', `'ironer', 7, 1, 4, 30`],
  ['machines_capacity_range', `'washer', 0.5, 1, 4, 30`],
  ['machines_capacity_range', `'washer', 51, 1, 4, 30`],
  ['machines_count_range', `'washer', 7, 0, 4, 30`],
  ['machines_price_positive', `'washer', 7, 1, -1, 30`],
  ['machines_minutes_range', `'dryer', 7, 1, 4, 301`],
])('%s refuses %s', async (constraint, values) => {
  const laundromat = await addLaundromat();
  const insert = `insert into machines (laundromat_id, kind, capacity_kg, count, price, minutes) values ('${laundromat}', ${values})`;
  await expect(client.query(insert)).rejects.toMatchObject({ constraint });
});

describe('an assumed fact', () => {
  const assumed = () =>
    addLaundromat(
      'price_from, hours, assumed_facts',
      `5, '24h/24, 7j/7', '{city,postal_code,price_from,hours}'`,
    );

  test('is stored, but not stated', async () => {
    expect(await factsOf(await assumed())).toMatchObject({
      price_from: '5.00',
      stated_price_from: null,
      stated_hours: null,
    });
  });

  test('stays assumed when something else is written', async () => {
    const laundromat = await assumed();
    await update(laundromat, `name = 'Autre nom'`);
    await add(laundromat, [['dryer', 14, 1]]);
    expect(await factsOf(laundromat)).toMatchObject({ stated_price_from: null });
  });

  test('is stated by the price of a washer', async () => {
    const laundromat = await assumed();
    await add(laundromat, [['washer', 7, 5]]);
    expect(await factsOf(laundromat)).toMatchObject({
      stated_price_from: '5.00',
      assumed_facts: ['city', 'postal_code', 'hours'],
    });
  });

  test('is one of the four that the specification has a default for', async () => {
    await expect(addLaundromat('assumed_facts', `'{phone}'`)).rejects.toMatchObject({
      constraint: 'laundromats_assumed_facts_known',
    });
  });
});
