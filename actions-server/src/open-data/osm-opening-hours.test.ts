import OpeningHours from 'opening_hours';
import { expect, test } from 'vitest';
import type { Period, WeeklyHours } from '#contract/laundromat/weekly-hours.ts';
import { osmOpeningHours } from './osm-opening-hours.ts';

const day: Period[] = [['07:00', '22:00']];
const halves: Period[] = [
  ['08:00', '12:00'],
  ['14:00', '20:00'],
];
const weeks: [WeeklyHours, string][] = [
  ['always', '24/7'],
  [[day, day, day, day, day, day, day], 'Mo-Su 07:00-22:00'],
  [[day, day, day, day, day, halves, []], 'Mo-Fr 07:00-22:00; Sa 08:00-12:00,14:00-20:00; Su off'],
  [
    [[], day, [], [], [], [['22:00', '02:00']], []],
    'Mo off; Tu 07:00-22:00; We-Fr off; Sa 22:00-02:00; Su off',
  ],
  [[[['00:00', '00:00']], [], [], [], [], [], []], 'Mo 00:00-24:00; Tu-Su off'],
];

test.each(weeks)('%j is written as mappers write it', (week, text) => {
  expect(osmOpeningHours(week, 'unknown')).toBe(text);
});

test('a closed public holiday is a rule that the parser of OpenStreetMap accepts', () => {
  const place = { lat: 45.76, lon: 4.83, address: { country_code: 'fr', state: '' } };
  for (const [week] of weeks) {
    const text = osmOpeningHours(week, 'closed');
    expect(text).toMatch(/; PH off$/);
    const hours = new OpeningHours(text, place);
    expect([text, hours.getState(new Date(2026, 6, 14, 12))]).toEqual([text, false]);
  }
});
