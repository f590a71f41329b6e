import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hoursPresets } from '../contract/laundromat/hours-sentence.ts';
import { isOpenAt, type OpeningFacts } from '../contract/laundromat/opening-clock.ts';
import { parseHours } from '../contract/laundromat/parse-hours.ts';
import { openingAreaOf, publicHolidays, timeZoneOf } from '../contract/laundromat/public-holidays.ts';
import { randomFacts, randomOf } from '../contract/testing/random-hours.ts';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});

afterAll(() => database?.drop());

async function value(sql: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: sql, values, rowMode: 'array' });
  return rows[0]?.[0];
}

async function addLaundromat(columns: Record<string, unknown> = {}): Promise<string> {
  const row = { name: 'Ouverte', address: '1 rue', city: 'Angers', postal_code: '49000', ...columns };
  const names = Object.keys(row);
  return (await value(
    `insert into laundromats (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  )) as string;
}

describe('being open in SQL is the same as in the app', () => {
  const schedules = isExhaustive ? 10_000 : 2000;
  const days = [
    '2026-05-01',
    '2026-12-20',
    '2027-03-28',
    '2027-05-17',
    '2027-10-31',
    '2027-11-11',
    '2028-04-14',
  ];

  test('for random schedules with exceptions and holidays', async () => {
    const cases = Array.from({ length: schedules }, (_, index) => {
      const random = randomOf(index + 77);
      const day = days[random(days.length)]!;
      const instant = new Date(Date.parse(day) + (random(4 * 288) - 288) * 5 * 60_000);
      return { facts: randomFacts(index + 1, day), instant };
    });
    await insertSchedules(cases.map(({ facts }) => facts));
    const { rows } = await client.query<{ is_open: boolean | null }>(
      `select is_open_at(l, moment) as is_open from unnest($1::timestamptz[]) with ordinality as given (moment, number)
       join laundromats l on l.slug = 'horaire-' || number order by number`,
      [cases.map(({ instant }) => instant.toISOString())],
    );
    const answers = rows.map((row) => row.is_open);
    const different = cases
      .map(({ facts, instant }, index) => ({
        facts,
        instant,
        inSql: answers[index],
        here: isOpenAt(facts, instant),
      }))
      .filter(({ inSql, here }) => inSql !== here);
    expect(different.slice(0, 3)).toEqual([]);
    for (const answer of [true, false, null]) {
      expect(answers.filter((each) => each === answer).length).toBeGreaterThan(schedules / 20);
    }
  });

  async function insertSchedules(facts: OpeningFacts[]) {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(
      `insert into laundromats (name, address, city, hours, slug, location_source, postal_code, weekly_hours, holiday_hours)
       select 'Horaire', '1 rue', 'Ville', null, 'horaire-' || number, 'commune', f->>'postalCode', nullif(f->'weeklyHours', 'null'), f->>'holidayHours'
       from jsonb_array_elements($1::jsonb) with ordinality as given (f, number)`,
      [JSON.stringify(facts)],
    );
    await client.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day, periods, reason)
       select l.id, (e->>'firstDay')::date, (e->>'lastDay')::date, nullif(e->'periods', 'null'), e->>'reason'
       from jsonb_array_elements($1::jsonb) with ordinality as given (f, number)
       join laundromats l on l.slug = 'horaire-' || number, jsonb_array_elements(f->'openingExceptions') e`,
      [JSON.stringify(facts)],
    );
    await client.query('commit');
  }

  test.each([
    '49000',
    '67000',
    '57 000',
    '97110',
    '97133',
    '97150',
    '97200',
    '97300',
    '97400',
    '97500',
    '97600',
    '98600',
    '98700',
    '98800',
    'x',
  ])('zones and holidays of %s', async (postalCode) => {
    const area = openingAreaOf(postalCode);
    expect(await value('select opening_area($1)', [postalCode])).toBe(area);
    expect(await value('select time_zone_of_area($1)', [area])).toBe(timeZoneOf(area));
    const { rows } = await client.query<{ day: string }>(
      `select day::date::text from generate_series(timestamp '2020-01-01', '2045-12-31', '1 day') day
         where is_public_holiday(day::date, $1) order by 1`,
      [area],
    );
    const years = Array.from({ length: 26 }, (_, index) => 2020 + index);
    expect(rows.map(({ day }) => day)).toEqual(
      years.flatMap((year) => [...publicHolidays(year, area).keys()]),
    );
  });
});

describe('the database refuses', () => {
  const day = '[["08:00", "12:00"]]';
  const weekOf = (...days: string[]) => `[${[...days, ...Array<string>(7 - days.length).fill('[]')].join()}]`;

  test.each([
    ['25 hours', weekOf('[["08:00", "25:00"]]')],
    ['an opening at 24:00', weekOf('[["24:00", "08:00"]]')],
    ['an empty period', weekOf('[["08:00", "08:00"]]')],
    ['an overlap', weekOf('[["08:00", "12:00"], ["11:00", "13:00"]]')],
    ['an overlap after midnight', weekOf('[["18:00", "02:00"]]', '[["01:00", "08:00"]]')],
    ['an overlap from Sunday to Monday', `[[["01:00", "08:00"]], [], [], [], [], [], [["18:00", "02:00"]]]`],
    ['400 periods', weekOf(`[${Array.from({ length: 400 }, () => '["08:00", "08:01"]').join()}]`)],
    [
      'seven periods',
      weekOf(`[${Array.from({ length: 7 }, (_, hour) => `["0${hour}:00", "0${hour}:30"]`).join()}]`),
    ],
    ['six days', `[${Array<string>(6).fill(day).join()}]`],
    ['no period', weekOf()],
    ['other text', '"sometimes"'],
    ['a number', '7'],
    ['an object', '{"monday": []}'],
    ['a closed day as null', `[null, ${Array<string>(6).fill(day).join()}]`],
  ])('%s in a week', async (_, week) => {
    await expect(addLaundromat({ weekly_hours: week })).rejects.toMatchObject({
      constraint: 'laundromats_weekly_hours_valid',
    });
  });

  test.each([
    ['holiday_hours', 'sometimes', 'laundromats_holiday_hours_known'],
    ['cycle_minutes', 4, 'laundromats_cycle_minutes_range'],
  ])('%s %s', async (column, given, constraint) => {
    await expect(addLaundromat({ [column]: given })).rejects.toMatchObject({ constraint });
  });

  test.each([
    [`'2027-08-15', '2027-08-01', null, 'other'`, 'opening_exceptions_days_ordered'],
    [`'2027-08-15', '2029-08-15', null, 'other'`, 'opening_exceptions_days_at_most_a_year'],
    [`'2027-08-15', '2027-08-15', '[]', 'other'`, 'opening_exceptions_periods_valid'],
    [`'2027-08-15', '2027-08-15', '[["08:00", "25:00"]]', 'other'`, 'opening_exceptions_periods_valid'],
    [
      `'2027-08-15', '2027-08-16', '[["00:00", "06:00"], ["20:00", "03:00"]]', 'other'`,
      'opening_exceptions_periods_valid',
    ],
    [`'2027-08-15', '2027-08-15', null, 'party'`, 'opening_exceptions_reason_known'],
    [
      `'2027-07-15', '2027-07-20', null, 'other'), ($1, '2027-07-20', '2027-07-21', null, 'other'`,
      'opening_exceptions_no_overlap',
    ],
  ])('the exception %s', async (values, constraint) => {
    const id = await addLaundromat();
    const insert = `insert into opening_exceptions (laundromat_id, first_day, last_day, periods, reason) values ($1, ${values})`;
    await expect(client.query(insert, [id])).rejects.toMatchObject({ constraint });
  });
});

describe('the hours of a text that is written alone', () => {
  const weeklyOf = (id: string) => value('select weekly_hours from laundromats where id = $1', [id]);

  test.each(Object.entries(hoursPresets))('« %s » are known', async (hours, week) => {
    expect(await weeklyOf(await addLaundromat({ hours }))).toEqual(week);
  });

  test.each([
    '7h-22h tous les jours',
    'De 6h30 à 23h, 7j/7',
    '8h – 20h30 du lundi au samedi',
    '22h-6h du lundi au vendredi',
    '7h-0h tous les jours',
    '24h/24 tous les jours',
  ])('« %s » are those that the app parses', async (hours) => {
    const week = await value('select clear_week($1)', [hours]);
    expect(week).not.toBeNull();
    expect(week).toEqual(parseHours(hours));
  });

  test.each([
    '7h-25h, 7j/7',
    '8h-8h tous les jours',
    '7h60-20h, 7j/7',
    '7h-22h sauf dimanche',
    '0h-24h, 7j/7',
  ])('« %s » are unknown', async (hours) => {
    expect(await value('select clear_week($1)', [hours])).toBeNull();
  });

  test('are unknown for other texts, and no longer those of a former text', async () => {
    const id = await addLaundromat({ hours: '24h/24, 7j/7' });
    await client.query(`update laundromats set hours = 'Sur rendez-vous' where id = $1`, [id]);
    expect(await weeklyOf(id)).toBeNull();
    expect(await weeklyOf(await addLaundromat({ hours: null }))).toBeNull();
  });

  test('are those that are written with it', async () => {
    const week = JSON.stringify(hoursPresets['7h-22h, 7j/7']);
    const id = await addLaundromat({ hours: '7h à 22h', weekly_hours: week });
    expect(await weeklyOf(id)).toEqual(hoursPresets['7h-22h, 7j/7']);
    await client.query(`update laundromats set hours = 'Toujours', weekly_hours = '"always"' where id = $1`, [
      id,
    ]);
    expect(await weeklyOf(id)).toBe('always');
  });

  test('are unknown while the text is assumed', async () => {
    const id = await addLaundromat({ hours: '24h/24, 7j/7', assumed_facts: '{hours}' });
    expect(await weeklyOf(id)).toBeNull();
  });
});
