import { expect, test } from 'vitest';
import type { Period } from '#contract/laundromat/weekly-hours.ts';
import { readOsmHours } from './osm-hours.ts';

const lyon = { latitude: 45.76, longitude: 4.83 };
const read = (value: string) => readOsmHours(value, lyon);
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
])('%s', (value, weekly, holidays) => {
  expect(read(value)).toMatchObject({ weekly, holidays });
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
  });
});

test.each(['xx', 'demander à la caisse', '25:99', '', 'Mo-'.repeat(80)])('« %s » is unknown', (value) => {
  expect(read(value)).toBeNull();
});
