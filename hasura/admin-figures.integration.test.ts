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

test('figures of payments count what was paid in euros less what was given back, whole or in part', async () => {
  const pay = (amount: number, refunded: number, status: string, currency = 'eur') =>
    client.query(
      'insert into payments (amount, amount_refunded, status, currency, paid_at) values ($1, $2, $3, $4, now())',
      [amount, refunded, status, currency],
    );
  await pay(49, 0, 'succeeded');
  await pay(59, 20.5, 'succeeded');
  await pay(49, 49, 'refunded');
  await pay(49, 0, 'disputed');
  await pay(49, 0, 'failed');
  await pay(0, 0, 'succeeded');
  await pay(100, 0, 'succeeded', 'chf');
  await client.query(
    `insert into payments (amount, status, created_at, paid_at)
     values (10, 'succeeded', now(), now() - interval '40 days')`,
  );
  const { rows: overview } = await client.query(
    'select revenue_cents, succeeded_payments, payments_this_month from admin_overview',
  );
  expect(overview).toEqual([{ revenue_cents: 9750, succeeded_payments: 3, payments_this_month: 2 }]);
  const { rows: months } = await client.query(
    'select revenue_cents from admin_months order by month desc limit 1',
  );
  expect(months).toEqual([{ revenue_cents: 8750 }]);
});

test('a plan in another currency than the site’s cannot be saved', async () => {
  await expect(
    client.query(`update subscription_plans set currency = 'chf' where price > 0`),
  ).rejects.toThrow('subscription_plans_currency_site');
});
