import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#contract/laundromat/opening-clock.ts';
import { besideTheRoad, setUpImport } from '../../testing/import-setup.ts';
import { importObjects } from './import-objects.ts';
import { parisToday } from './osm-hours.ts';

let setup: Awaited<ReturnType<typeof setUpImport>>;
beforeAll(async () => {
  setup = await setUpImport();
});
afterAll(() => setup?.close());
beforeEach(async () => {
  await setup.client.query('truncate laundromats, source_objects cascade');
});

async function importHours(hours: string | undefined, version: number) {
  const known = { shop: 'laundry', self_service: 'yes', name: 'Le Tambour' };
  const tags = hours === undefined ? known : { ...known, opening_hours: hours };
  const object = { type: 'node', id: '1', version, latitude: 45.7634, longitude: 4.8331, tags };
  const report = await importObjects([object], { client: setup.importer, reverse: besideTheRoad });
  return report.counts('Laundromats');
}

async function exceptions() {
  const { rows } = await setup.client.query<Record<string, unknown>>(
    'select first_day::text as first, last_day::text as last, periods, reason from opening_exceptions',
  );
  return rows;
}

const osmDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

test('hours that the source does not state are unknown, as is the price', async () => {
  await importHours(undefined, 1);
  const { rows } = await setup.client.query(
    'select hours, weekly_hours, holiday_hours, price_from, assumed_facts && $1 as is_assumed from laundromats',
    [['hours', 'price_from']],
  );
  const unknown = { hours: null, weekly_hours: null, holiday_hours: 'unknown', price_from: null };
  expect(rows).toEqual([{ ...unknown, is_assumed: false }]);
});

test('closures of the source are exceptions, which a second import leaves and a newer value replaces', async () => {
  const [first, last] = [addDays(parisToday(), 40), addDays(parisToday(), 42)];
  const days = `${osmDay(first)}-${osmDay(last)}`;
  await importHours(`Mo-Su 07:00-22:00; ${days} off`, 1);
  expect(await exceptions()).toMatchObject([{ first, last, periods: null }]);
  expect(await importHours(`Mo-Su 07:00-22:00; ${days} off`, 2)).toEqual({ unchanged: 1 });
  await importHours(`Mo-Su 07:00-22:00; ${days} 08:00-12:00`, 3);
  expect(await exceptions()).toMatchObject([{ first, last, periods: [['08:00', '12:00']] }]);
  await importHours('Mo-Su 07:00-22:00', 4);
  expect(await exceptions()).toEqual([]);
});

test('an exception that was written on the site stays', async () => {
  await importHours('Mo-Su 07:00-22:00', 1);
  await setup.client.query(
    `insert into opening_exceptions (laundromat_id, first_day, last_day, reason)
     select id, current_date + 3, current_date + 5, 'works' from laundromats`,
  );
  await importHours('Mo-Su 08:00-20:00; Dec 25 off', 2);
  expect(await exceptions()).toMatchObject([{ reason: 'works' }]);
  const { rows } = await setup.client.query<Record<string, unknown>>(
    'select differences from source_objects',
  );
  expect(rows[0]!['differences']).toHaveProperty('hours');
});
