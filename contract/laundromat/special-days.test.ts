import { expect, test } from 'vitest';
import type { OpeningFacts } from './opening-clock.ts';
import { specialDaysAhead } from './special-days.ts';

const facts: OpeningFacts = {
  weeklyHours: 'always',
  openingExceptions: [],
  holidayHours: 'unknown',
  cycleMinutes: null,
  postalCode: '69002',
};
const shown = (changes: Partial<OpeningFacts>, today: string) =>
  specialDaysAhead({ ...facts, ...changes }, today).map(({ title, hours }) =>
    `${title}: ${hours}`.replaceAll('\u00a0', ' '),
  );

test('the public holidays of the next weeks are announced, over the end of a year too', () => {
  expect(shown({ holidayHours: 'closed' }, '2026-12-10')).toEqual([
    'Vendredi 25 décembre (Noël): fermé',
    "Vendredi 1er janvier (Jour de l'an): fermé",
  ]);
});

test('an unknown public holiday is to be confirmed', () => {
  expect(shown({}, '2026-11-11')).toEqual(['Mercredi 11 novembre (Armistice 1918): horaires à confirmer']);
});

test('an exception has its reason and hours, and replaces a public holiday', () => {
  const openingExceptions = [
    { firstDay: '2026-08-01', lastDay: '2026-08-20', periods: null, reason: 'holidays' },
    { firstDay: '2026-07-28', lastDay: '2026-07-28', periods: [['09:00', '12:00']], reason: 'other' },
    { firstDay: '2026-08-31', lastDay: '2026-09-02', periods: null, reason: 'works' },
    { firstDay: '2026-06-01', lastDay: '2026-06-02', periods: null, reason: 'works' },
  ] as const;
  expect(shown({ openingExceptions }, '2026-07-20')).toEqual([
    'Mardi 28 juillet: 9h–12h',
    'Du 1er au 20 août (congés): fermé',
    'Du 31 août au 2 septembre (travaux): fermé',
  ]);
});
