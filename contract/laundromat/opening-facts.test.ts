import { expect, test } from 'vitest';
import { openingState } from './opening-clock.ts';
import { openingFactsOf } from './opening-facts.ts';

const stateOf = (hours: string, weeklyHours: unknown = null) =>
  openingState(
    openingFactsOf({ postalCode: '49000', hours, weeklyHours, holidayHours: 'usual' }),
    new Date('2026-03-12T21:30:00+01:00'),
  ).status;

test.each([
  ['7h-22h, 7j/7', 'open'],
  ['de 8h à 20h du lundi au samedi', 'closed'],
  ['Sur rendez-vous', 'unknown'],
  ['10:00-17:00; Dec 24 off', 'unknown'],
  ['7h-22h sauf jours fériés', 'unknown'],
  ['', 'unknown'],
])(
  'a laundromat with the text « %s » alone is %s, and no text that is unclear is interpreted',
  (text, status) => {
    expect(stateOf(text)).toBe(status);
  },
);

test('a stored week counts, and not its text', () => {
  expect(stateOf('7h-22h, 7j/7', [[], [], [], [], [], [], []])).toBe('closed');
});
