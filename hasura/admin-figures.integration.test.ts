import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});

afterAll(() => database.drop());

test('revenue is what was paid less what was given back, whole or in part', async () => {
  const pay = (amount: number, refunded: number, status: string) =>
    client.query(
      'insert into payments (amount, amount_refunded, status, paid_at) values ($1, $2, $3, now())',
      [amount, refunded, status],
    );
  await pay(49, 0, 'succeeded');
  await pay(59, 20.5, 'succeeded');
  await pay(49, 49, 'refunded');
  await pay(49, 0, 'disputed');
  await pay(49, 0, 'failed');
  const { rows: overview } = await client.query(
    'select revenue_cents, succeeded_payments, payments_this_month from admin_overview',
  );
  expect(overview).toEqual([{ revenue_cents: 8750, succeeded_payments: 2, payments_this_month: 5 }]);
  const { rows: months } = await client.query(
    'select revenue_cents from admin_months order by month desc limit 2',
  );
  expect(months).toEqual([{ revenue_cents: 8750 }, { revenue_cents: 0 }]);
});
