import OpeningHours from 'opening_hours';
import { expect, test } from 'vitest';
import { isOpenAt, addDays } from '#contract/laundromat/opening-clock.ts';
import { publicHolidays } from '#contract/laundromat/public-holidays.ts';
import type { Period } from '#contract/laundromat/weekly-hours.ts';
import { isExhaustive } from '../../../local-stack/testing/exhaustive.ts';
import { readOsmHours } from './osm-hours.ts';

const today = '2026-11-28';
const read = (value: string) => readOsmHours(value, today);
const days = (count: number, ...periods: Period[]) =>
  [...Array(7).keys()].map((day) => (day < count ? periods : []));

test.each([
  ['24/7', 'always', 'usual'],
  ['Mo-Su 00:00-24:00', 'always', 'usual'],
  ['Mo-Su 07:00-22:00', days(7, ['07:00', '22:00']), 'unknown'],
  ['08:00-20:00', days(7, ['08:00', '20:00']), 'unknown'],
  ['Mo-Sa 07:00-21:00; Su off', days(6, ['07:00', '21:00']), 'unknown'],
  ['Mo-Fr 08:00-12:00,14:00-18:00', days(5, ['08:00', '12:00'], ['14:00', '18:00']), 'unknown'],
  ['Mo-Sa 07:00-21:00; PH off', days(6, ['07:00', '21:00']), 'closed'],
  ['Mo-Su,PH 07:00-21:00', days(7, ['07:00', '21:00']), 'usual'],
  ['18:00-02:00', days(7, ['18:00', '02:00']), 'unknown'],
  ['Mo-Tu 00:00-24:00', days(2, ['00:00', '24:00']), 'unknown'],
  ['7h-22h, 7j/7', days(7, ['07:00', '22:00']), 'unknown'],
  ['24h/24, 7j/7', 'always', 'unknown'],
  ['Mo-Su 07:00-21:00;', days(7, ['07:00', '21:00']), 'unknown'],
  ['Mo – Su 07:00 – 21:00', days(7, ['07:00', '21:00']), 'unknown'],
  ['Lu-Di 07:00-21:00', days(7, ['07:00', '21:00']), 'unknown'],
  ['Lun-Dim 07:00-21:00', days(7, ['07:00', '21:00']), 'unknown'],
  ['07h00-21h00', days(7, ['07:00', '21:00']), 'unknown'],
  ['Mo-Fr 7h-21h', days(5, ['07:00', '21:00']), 'unknown'],
  ['Lu-Ve 8h-12h et 14h-18h30', days(5, ['08:00', '12:00'], ['14:00', '18:30']), 'unknown'],
  ['07h00-21h00; PH off', days(7, ['07:00', '21:00']), 'closed'],
  ['Mo-Su 07.00-21.00', days(7, ['07:00', '21:00']), 'unknown'],
  ['24/7; Dec 25 off', 'always', 'usual'],
  ['Mo-Su 00:00-23:59', 'always', 'usual'],
  ['Mo-Su 24h/24', 'always', 'usual'],
  ['07:00-21:00; 2025 Aug 01-20 off', days(7, ['07:00', '21:00']), 'unknown'],
  ['Lun-Ven 8h30-12h30 14h-18h', days(5, ['08:30', '12:30'], ['14:00', '18:00']), 'unknown'],
  ['Mo-Sa 07:00-21:00, Su,PH off', days(6, ['07:00', '21:00']), 'closed'],
  ['Mo-Sa 07:00-21:00; Su,PH closed', days(6, ['07:00', '21:00']), 'closed'],
])('%s', (value, weekly, holidays) => {
  expect(read(value)).toMatchObject({ weekly, holidays });
});

test.each([
  ['18:00-02:00; Dec 31 off', days(7, ['18:00', '02:00']), [['2026-12-31', null]]],
  ['18:00-02:00; Dec 31 20:00-04:00', days(7, ['18:00', '02:00']), [['2026-12-31', [['20:00', '04:00']]]]],
  ['Mo-Fr 06:00-01:00; Dec 25 off', days(5, ['06:00', '01:00']), [['2026-12-25', null]]],
  ['00:00-02:00,18:00-01:00; Dec 31 off', null, []],
])('%s is read as a person does: the night belongs to its evening', (value, weekly, exceptions) => {
  const hours = read(value);
  expect(hours?.weekly ?? null).toEqual(weekly);
  expect(hours?.exceptions.map(({ firstDay, periods }) => [firstDay, periods]).slice(0, 1) ?? []).toEqual(
    exceptions,
  );
});

test.each([
  ['PH off; Mo-Su 07:00-21:00', 7],
  ['Su,PH off; Mo-Sa 07:00-21:00', 6],
  ['Mo-Sa 07:00-21:00; Su PH off', 6],
  ['Mo-Su 07:00-21:00; PH -1 day 07:00-17:00', 7],
  ['Mo-Su 07:00-21:00, PH 09:00-12:00', 7],
])('%s leaves holidays unknown: a person and the library do not read the same', (value, count) => {
  expect(read(value)).toMatchObject({ weekly: days(count, ['07:00', '21:00']), holidays: 'unknown' });
});

test('nights that end at other times than other days of the same opening', () => {
  expect(read('Su-Th 07:00-24:00; Fr,Sa 07:00-02:00; PH off')).toMatchObject({
    weekly: [
      ...days(4, ['07:00', '24:00']).slice(0, 4),
      [['07:00', '02:00']],
      [['07:00', '02:00']],
      [['07:00', '24:00']],
    ],
    holidays: 'closed',
  });
  const { weekly, exceptions } = read('06:00-02:00; Jul-Aug 06:00-04:00; Dec 24 off')!;
  expect(weekly).toEqual(days(7, ['06:00', '02:00']));
  expect(exceptions.map(({ firstDay, periods }) => [firstDay, periods]).slice(0, 2)).toEqual([
    ['2026-12-24', null],
    ['2027-07-01', [['06:00', '04:00']]],
  ]);
});

test.each([
  '07:00-21:00; May 1st off',
  '07:00-21:00; 1 May off',
  '07:00-21:00; 1-2 May off',
  '07:00-21:00; 1er mai off; May 01 off',
])('%s closes on 1 May, or is only a text', (value) => {
  const { weekly, exceptions } = read(value)!;
  if (weekly) expect(exceptions[0]).toMatchObject({ firstDay: '2027-05-01', periods: null });
});

test('evenings of weekdays and of Saturdays end in the small hours, and holidays close', () => {
  expect(read('Mo-Fr 18:00-02:00; Sa 20:00-03:00; PH off')).toMatchObject({
    weekly: [...days(5, ['18:00', '02:00']).slice(0, 5), [['20:00', '03:00']], []],
    holidays: 'closed',
  });
});

test('a night from Sunday to Monday belongs to Sunday', () => {
  const week = read('Su 20:00-03:00')?.weekly;
  expect(week).toEqual([[], [], [], [], [], [], [['20:00', '03:00']]]);
});

test.each([
  'Apr-Sep: Mo-Su 07:00-22:00; Oct-Mar: 08:00-20:00',
  'sunrise-sunset',
  '07:00-21:00 "sur rendez-vous"',
])('%s gives a text without a week', (value) => {
  expect(read(value)).toEqual({
    text: expect.stringMatching(/./) as string,
    weekly: null,
    holidays: 'unknown',
    exceptions: [],
  });
});

test.each(['xx', 'demander à la caisse', '25:99', '', 'Mo-'.repeat(80)])('« %s » is unknown', (value) => {
  expect(read(value)).toBeNull();
});

test.each([
  'Mo-So 07:00-21:00',
  '7h-21h sauf le 1er mai',
  '07:00-21:00 || "sur appel"',
  'Nov-Mar off; Apr-Oct 08:00-20:00',
  'week 01-53/2 Mo-Fr 08:00-18:00',
  'Mo-Sa 08:00-19:00+',
  'L-V 8h-20h',
  'Mar 08:00-20:00; Jeu 08:00-20:00; PH off',
  'fermé le dimanche',
  'Aug off; Mo-Fr 08:00-20:00',
  'Dec 24 closed; Mo-Su 08:00-20:00',
  'Su off; 08:00-20:00',
  'Mo-Fr 08:00-12:00; Mo-Fr 14:00-18:00',
  'Mo-Fr 08:00-12:00; 14:00-18:00',
  'Mo-Su 0700-2100',
  'open',
])('%s keeps its text alone', (value) => {
  expect(read(value)).toMatchObject({ text: value, weekly: null });
});

const place = { lat: 45.76, lon: 4.83, address: { country_code: 'fr', state: '' } };
const options = {
  mode: undefined,
  map_value: undefined,
  warnings_severity: undefined,
  locale: 'fr',
  tag_key: 'opening_hours',
};

const parisHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  hourCycle: 'h23',
});

function parisTime(local: Date): Date {
  const shown = Date.UTC(
    local.getFullYear(),
    local.getMonth(),
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
  );
  const offset = [1, 2].find(
    (hours) => Number(parisHour.format(new Date(shown - hours * 3_600_000))) === local.getHours(),
  );
  return new Date(shown - (offset ?? 1) * 3_600_000);
}

const halfHours = () => {
  const later = [2027, 2028, 2029, 2030, 2031].flatMap((year) => [
    ...publicHolidays(year, 'metropole').keys(),
  ]);
  const compared = [...Array.from({ length: 400 }, (_, index) => addDays(today, index)), ...later];
  return compared.map((day) => {
    const [start, end] = [new Date(`${day}T00:00`), new Date(`${addDays(day, 1)}T00:00`)];
    const moments = Array.from({ length: (end.getTime() - start.getTime()) / 1_800_000 }, (_, index) => {
      const moment = new Date(start.getTime() + index * 1_800_000);
      return { moment, inParis: parisTime(moment) };
    });
    return { start, end, moments };
  });
};
let compared: ReturnType<typeof halfHours> | undefined;

const seasonal = [
  'Mo-Fr 08:00-19:00, Sa 08:00-12:00, Su,PH off; Dec 24-31 off',
  '10:00-17:00; Dec 24 off',
  '10:00-17:00; Aug 01-20 off',
  'Mo-Sa 08:00-20:00; Feb off',
  '10:00-17:00; Dec 23-31 off',
  'Mo-Su 07:00-21:00; Jul 14-Aug 15 08:00-13:00',
  'Mo-Su,PH 07:00-21:00; Dec 25,Jan 01 off',
  'Mo-Su 07:00-21:00; PH off; Jul 14 08:00-12:00',
  'Mo-Sa 07:00-21:00; PH 09:00-12:00',
  '24/7; Dec 25 off',
  '24/7; Aug 10-25 off; PH off',
  'Mo-Fr 08:00-12:00,14:00-18:00; easter off; Nov 01-Mar 01 Mo off',
  'Mo-Su 06:00-23:00; 2027 Jan 04-15 off',
  'Mo-Su 07:00-21:00; Sa[1] off',
  'Mo-Th 07:00-21:00; Fr-Sa 07:00-24:00; Su,PH 09:00-18:00; May 01 off',
];

test.each(isExhaustive ? seasonal : seasonal.slice(0, 3))(
  '%s is stored as the library understands it, in each half hour and on holidays of five years',
  (value) => {
    const { weekly, holidays, exceptions } = read(value)!;
    expect(weekly).not.toBeNull();
    const hours = new OpeningHours(value, place, options);
    const facts = {
      weeklyHours: weekly,
      openingExceptions: exceptions,
      holidayHours: holidays,
      cycleMinutes: null,
      postalCode: '69003',
    };
    compared ??= halfHours();
    const wrong = compared.flatMap(({ start, end, moments }) => {
      const intervals = hours.getOpenIntervals(start, end);
      return moments.flatMap(({ moment, inParis }) => {
        const isOpen = intervals.some(([from, to]) => from <= moment && moment < to);
        const answer = isOpenAt(facts, inParis);
        return answer === null || answer === isOpen ? [] : [`${inParis.toISOString()} ${answer}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['10:00-17:00; Dec 24 off', '2026-12-24'],
  ['Mo-Su,PH 07:00-21:00; Dec 25,Jan 01 off', '2026-12-25'],
  ['10:00-17:00; Aug 01-20 off', '2027-08-10'],
  ['24/7; Dec 25 off', '2026-12-25'],
])('%s has a closed exception on %s', (value, day) => {
  const { exceptions } = read(value)!;
  const covering = exceptions.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  expect(covering).toMatchObject({ periods: null });
});

test('a night keeps its hours when the clocks of the server change', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Europe/Paris';
  const isChanged = new Date(2026, 5, 1).getTimezoneOffset() === -120;
  const hours = read('Mo-Su 05:00-02:30');
  const after = new Date(2026, 5, 1).getTimezoneOffset();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect({ isChanged, after, exceptions: hours?.exceptions }).toEqual({
    isChanged: true,
    after: -120,
    exceptions: [],
  });
});

test('hours of public holidays are kept at the start of a year too', () => {
  const hours = readOsmHours('Mo-Sa 07:00-21:00; PH 09:00-12:00', '2027-01-02');
  expect(hours).toMatchObject({ weekly: days(6, ['07:00', '21:00']), holidays: 'unknown' });
  expect(hours?.exceptions.length).toBeGreaterThan(10);
});

test('a value is read once a day, however many objects have it', () => {
  const value = 'Mo-Su 07:00-21:00; PH off; Aug 02-09 off';
  expect(read(value)).toBe(read(value));
});
