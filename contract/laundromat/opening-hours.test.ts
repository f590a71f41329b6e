import { describe, expect, it } from 'vitest';
import { hoursChoices } from './laundromat.ts';
import { describeOpening, openingState, parseOpeningHours } from './opening-hours.ts';

function stateAt(text: string, instant: string) {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`not read: ${text}`);
  return describeOpening(openingState(hours, new Date(instant)));
}

describe('parsing the hours of a laundromat', () => {
  it.each(hoursChoices)('reads the choice of the form « %s »', (choice) => {
    expect(parseOpeningHours(choice)).not.toBeNull();
  });

  it.each(['6h30-23h, 7j/7', '8h à 20h30 du mardi au dimanche', '7H – 21H tous les jours', '24h/24'])(
    'reads « %s », of the same shape with other hours',
    (text) => expect(parseOpeningHours(text)).not.toBeNull(),
  );

  it.each([
    '',
    'Sur rendez-vous',
    '7h-22h',
    '7h-22h, 7j/7 sauf jours fériés',
    '25h-26h, 7j/7',
    '7h75-22h tous les jours',
    '9h-12h 14h-19h du lundi au samedi',
  ])('does not guess at « %s »', (text) => expect(parseOpeningHours(text)).toBeNull());

  it('lets a range of days run over Sunday', () => {
    expect(parseOpeningHours('8h-20h du samedi au lundi')?.days).toEqual([6, 0, 1]);
  });
});

describe('being open, on the clocks of Paris', () => {
  it('never closes with 24h/24, 7j/7, midnight and Sunday included', () => {
    expect(stateAt('24h/24, 7j/7', '2026-03-15T00:00:00+01:00')).toBe('Ouvert en continu');
  });

  it('opens on the minute and closes on the minute', () => {
    expect(stateAt('7h-22h, 7j/7', '2026-03-12T06:59:59+01:00')).toBe('Fermé · ouvre à 7h');
    expect(stateAt('7h-22h, 7j/7', '2026-03-12T07:00:00+01:00')).toBe('Ouvert · ferme à 22h');
    expect(stateAt('7h-22h, 7j/7', '2026-03-12T21:59:59+01:00')).toBe('Ouvert · ferme à 22h');
    expect(stateAt('7h-22h, 7j/7', '2026-03-12T22:00:00+01:00')).toBe('Fermé · ouvre demain à 7h');
  });

  it('belongs to the new day from midnight on', () => {
    expect(stateAt('6h-22h tous les jours', '2026-03-12T23:59:59+01:00')).toBe('Fermé · ouvre demain à 6h');
    expect(stateAt('6h-22h tous les jours', '2026-03-13T00:00:00+01:00')).toBe('Fermé · ouvre à 6h');
  });

  it('skips a closed Sunday', () => {
    const hours = '7h-21h du lundi au samedi';
    expect(stateAt(hours, '2026-03-14T21:00:00+01:00')).toBe('Fermé · ouvre lundi à 7h');
    expect(stateAt(hours, '2026-03-15T12:00:00+01:00')).toBe('Fermé · ouvre demain à 7h');
    expect(stateAt(hours, '2026-03-16T00:00:00+01:00')).toBe('Fermé · ouvre à 7h');
    expect(stateAt(hours, '2026-03-16T07:00:00+01:00')).toBe('Ouvert · ferme à 21h');
  });

  it('stays open past midnight into a day that is otherwise closed', () => {
    const hours = '18h-2h du lundi au samedi';
    expect(stateAt(hours, '2026-03-15T01:59:00+01:00')).toBe('Ouvert · ferme à 2h');
    expect(stateAt(hours, '2026-03-15T02:00:00+01:00')).toBe('Fermé · ouvre demain à 18h');
    expect(stateAt(hours, '2026-03-16T01:00:00+01:00')).toBe('Fermé · ouvre à 18h');
  });

  it('writes a closing at midnight in words', () => {
    expect(stateAt('6h-0h, 7j/7', '2026-03-12T23:59:00+01:00')).toBe('Ouvert · ferme à minuit');
    expect(stateAt('6h-24h, 7j/7', '2026-03-13T00:00:00+01:00')).toBe('Fermé · ouvre à 6h');
  });

  it('follows summer time, and not the zone of the device', () => {
    expect(stateAt('7h-22h, 7j/7', '2026-03-28T21:30:00Z')).toBe('Fermé · ouvre demain à 7h');
    expect(stateAt('7h-22h, 7j/7', '2026-03-29T19:30:00Z')).toBe('Ouvert · ferme à 22h');
    expect(stateAt('7h-22h, 7j/7', '2026-03-29T20:00:00Z')).toBe('Fermé · ouvre demain à 7h');
  });
});
