import { expect, test } from 'vitest';
import { type OpeningArea, publicHolidays } from './public-holidays.ts';

const days = (year: number, area: OpeningArea) => [...publicHolidays(year, area).keys()].join(' ');

test('the holidays of a year are those of the Code du travail, article L3133-1', () => {
  expect(days(2026, 'metropole')).toBe(
    '2026-01-01 2026-04-06 2026-05-01 2026-05-08 2026-05-14 2026-05-25 2026-07-14 2026-08-15 2026-11-01 2026-11-11 2026-12-25',
  );
  // One holiday less: Ascension falls on 8 May in 1997 and 2059, and on 1 May in 2008.
  for (const year of [1997, 2008, 2059]) expect(publicHolidays(year, 'metropole').size).toBe(10);
});

test('Alsace and Moselle also have Good Friday and 26 December', () => {
  const own = days(2027, 'alsace-moselle')
    .split(' ')
    .filter((day) => !days(2027, 'metropole').includes(day));
  expect(own).toEqual(['2027-03-26', '2027-12-26']);
});

test.each([
  ['Guadeloupe', '971', '2026-05-27'],
  ['Martinique', '972', '2026-05-22'],
  ['Guyane', '973', '2026-06-10'],
  ['La Réunion', '974', '2026-12-20'],
  ['Mayotte', '976', '2026-04-27'],
  ['Saint-Barthélemy', '977', '2026-10-09'],
  ['Saint-Martin', '978', '2026-05-28'],
] as const)(
  '%s commemorates the abolition of slavery on its own day (Code du travail, article L3422-2)',
  (_name, area, day) => {
    expect(publicHolidays(2026, area).get(day)).toBe("Abolition de l'esclavage");
    expect(publicHolidays(2026, area).size).toBe(12);
  },
);

test.each(['975', '986', '987', '988'] as const)('the collectivity %s has no such day', (area) => {
  expect(days(2026, area)).toBe(days(2026, 'metropole'));
});
