import { expect, test } from 'vitest';
import { presetOf } from '#contract/laundromat/hours-sentence.ts';
import { hoursChoices } from '#contract/laundromat/laundromat.ts';
import {
  emptyHours,
  emptyWeek,
  firstWrongDay,
  hoursValues,
  hoursValuesOf,
  parseTime,
  presetWeek,
  usualPeriods,
} from './hours-values.ts';

test.each([
  ['7', '07:00'],
  ['7h', '07:00'],
  ['7h30', '07:30'],
  ['7 h 30', '07:30'],
  ['0730', '07:30'],
  ['730', '07:30'],
  ['7:30', '07:30'],
  ['7.30', '07:30'],
  [' 22H ', '22:00'],
  ['minuit', '00:00'],
  ['24h', '24:00'],
  ['25', null],
  ['24h30', null],
  ['7h75', null],
  ['sept heures', null],
  ['', null],
])('the typed time « %s » is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test('each choice of the specification is recognized again', () => {
  for (const choice of hoursChoices) expect(presetOf(presetWeek(choice))).toBe(choice);
  expect(presetOf(null)).toBeUndefined();
});

test('other hours of an exception begin with the usual ones of its day, where they are known', () => {
  const week = Array.from({ length: 7 }, (_, day): [string, string][] =>
    day === 6 ? [] : [[`0${day}:00`, '20:00']],
  );
  expect(usualPeriods(week, '2026-11-23')).toEqual([['00:00', '20:00']]);
  expect(usualPeriods(week, '2026-11-28')).toEqual([['05:00', '20:00']]);
  for (const [known, day] of [
    [week, '2026-11-29'],
    [week, ''],
    [null, '2026-11-23'],
    ['always', '2026-11-23'],
  ] as const)
    expect(usualPeriods(known, day)).toEqual([['', '']]);
});

test('the editor holds the exceptions that are not past, in their order', () => {
  const exception = { lastDay: '2026-08-15', periods: null, reason: 'works' };
  const openingExceptions = ['2026-12-01', '2026-08-01'].map((firstDay) => ({
    ...exception,
    firstDay,
    lastDay: firstDay,
  }));
  const row = { postalCode: '69002', openingExceptions };
  const daysFrom = (today: string) =>
    hoursValuesOf(row, today).openingExceptions.map(({ firstDay }) => firstDay);
  expect(daysFrom('2026-08-01')).toEqual(['2026-08-01', '2026-12-01']);
  expect(daysFrom('2026-08-02')).toEqual(['2026-12-01']);
});

test('a draft of an earlier version has unknown hours', () => {
  expect(hoursValues.parse({})).toEqual(emptyHours);
});

test('the first wrong day is found, alone and beside those before it', () => {
  const week = (days: Record<number, [string, string][]>) => emptyWeek.map((none, day) => days[day] ?? none);
  expect(firstWrongDay(week({ 0: [['07:00', '21:00']], 3: [['07:00', '']] }))).toBe(3);
  expect(firstWrongDay(week({ 1: [['20:00', '02:00']], 2: [['01:00', '03:00']] }))).toBe(2);
  expect(firstWrongDay(week({ 0: [['00:00', '12:00']], 6: [['20:00', '02:00']] }))).toBe(6);
  expect(firstWrongDay(week({ 4: [['07:00', '21:00']] }))).toBeUndefined();
  expect(firstWrongDay(emptyWeek)).toBeUndefined();
});
