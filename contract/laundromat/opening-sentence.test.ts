import { describe, expect, it } from 'vitest';
import { openingState, type OpeningFacts } from './opening-clock.ts';
import { describeLastWash, describeOpening } from './opening-sentence.ts';
import { parseHours } from './parse-hours.ts';

function factsOf(text: string | null, facts: Partial<OpeningFacts> = {}): OpeningFacts {
  const weeklyHours = text === null ? null : parseHours(text);
  if (text !== null && !weeklyHours) throw new Error(`not parsed: ${text}`);
  return {
    weeklyHours,
    openingExceptions: [],
    holidayHours: 'usual',
    cycleMinutes: null,
    postalCode: '49000',
    ...facts,
  };
}

const sentence = (text: string | null, instant: string, facts?: Partial<OpeningFacts>) =>
  describeOpening(openingState(factsOf(text, facts), new Date(instant)));

describe('the sentence about being open', () => {
  it('is short for a laundromat that never closes, midnight on Sunday included', () => {
    expect(sentence('24h/24, 7j/7', '2026-03-15T00:00:00+01:00')).toBe('Ouvert 24h/24');
    expect(sentence('24h/24, 7j/7', '2026-03-15T23:59:30+01:00')).toBe('Ouvert 24h/24');
  });

  it('changes on the minute of opening and closing', () => {
    expect(sentence('7h-22h, 7j/7', '2026-03-12T06:59:59+01:00')).toBe('Fermé · ouvre à 7h');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T07:00:00+01:00')).toBe('Ouvert · ferme à 22h');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T21:00:00+01:00')).toBe('Ouvert · ferme à 22h');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T21:01:00+01:00')).toBe('Ferme dans 59\u00a0min');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T21:35:00+01:00')).toBe('Ferme dans 25\u00a0min');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T21:59:59+01:00')).toBe('Ferme dans 1\u00a0min');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T22:00:00+01:00')).toBe('Fermé · ouvre demain à 7h');
  });

  it('belongs to the new day from midnight on', () => {
    expect(sentence('6h-22h tous les jours', '2026-03-12T23:59:59+01:00')).toBe('Fermé · ouvre demain à 6h');
    expect(sentence('6h-22h tous les jours', '2026-03-13T00:00:00+01:00')).toBe('Fermé · ouvre à 6h');
  });

  it('skips a closed Sunday', () => {
    const hours = '7h-21h du lundi au samedi';
    expect(sentence(hours, '2026-03-14T21:00:00+01:00')).toBe('Fermé · ouvre lundi à 7h');
    expect(sentence(hours, '2026-03-15T12:00:00+01:00')).toBe('Fermé · ouvre demain à 7h');
    expect(sentence(hours, '2026-03-15T23:59:00+01:00')).toBe('Fermé · ouvre demain à 7h');
    expect(sentence(hours, '2026-03-16T00:00:00+01:00')).toBe('Fermé · ouvre à 7h');
    expect(sentence(hours, '2026-03-16T07:00:00+01:00')).toBe('Ouvert · ferme à 21h');
  });

  it('stays open past midnight into a day that is otherwise closed', () => {
    const hours = '18h-2h du lundi au samedi';
    expect(sentence(hours, '2026-03-14T23:00:00+01:00')).toBe('Ouvert · ferme à 2h');
    expect(sentence(hours, '2026-03-15T01:59:00+01:00')).toBe('Ferme dans 1\u00a0min');
    expect(sentence(hours, '2026-03-15T02:00:00+01:00')).toBe('Fermé · ouvre demain à 18h');
    expect(sentence(hours, '2026-03-16T01:00:00+01:00')).toBe('Fermé · ouvre à 18h');
  });

  it('writes midnight in words', () => {
    expect(sentence('6h-0h, 7j/7', '2026-03-12T22:00:00+01:00')).toBe('Ouvert · ferme à minuit');
    expect(sentence('minuit-4h le lundi', '2026-03-15T20:00:00+01:00')).toBe('Fermé · ouvre à minuit');
    expect(sentence('lundi–jeudi 24h/24', '2026-03-09T20:00:00+01:00')).toBe('Ouvert · ferme jeudi à minuit');
  });

  it('follows summer time and overseas clocks, and not the zone of the device', () => {
    expect(sentence('7h-22h, 7j/7', '2026-03-28T21:30:00Z')).toBe('Fermé · ouvre demain à 7h');
    expect(sentence('7h-22h, 7j/7', '2026-03-29T19:30:00Z')).toBe('Ferme dans 30\u00a0min');
    expect(sentence('7h-22h, 7j/7', '2026-03-29T20:00:00Z')).toBe('Fermé · ouvre demain à 7h');
    expect(sentence('7h-22h, 7j/7', '2026-03-12T03:00:00Z', { postalCode: '97400' })).toBe(
      'Ouvert · ferme à 22h',
    );
    expect(sentence('7h-22h, 7j/7', '2026-03-12T18:00:00Z', { postalCode: '97400' })).toBe(
      'Fermé · ouvre demain à 7h',
    );
  });

  it('names the last wash while the hour before closing lasts, and says when there is no time left', () => {
    const at = (time: string, cycleMinutes: number) =>
      sentence('7h-22h, 7j/7', `2026-03-12T${time}+01:00`, { cycleMinutes });
    expect(at('21:05:00', 45)).toBe('Ferme dans 55\u00a0min · dernier lavage à 21h15');
    expect(at('21:15:00', 45)).toBe('Ferme dans 45\u00a0min · dernier lavage à 21h15');
    expect(at('21:16:00', 45)).toBe('Ferme dans 44\u00a0min · plus le temps de laver et sécher');
    expect(at('20:40:00', 90)).toBe('Ferme à 22h · plus le temps de laver et sécher');
    expect(at('20:30:00', 90)).toBe('Ouvert · ferme à 22h');
  });

  it('writes midnight so that no other night can be meant', () => {
    const closedUntil = (lastDay: string): Partial<OpeningFacts> => ({
      openingExceptions: [{ firstDay: '2026-03-02', lastDay, periods: null, reason: 'works' }],
    });
    const at = '2026-03-04T12:00:00+01:00';
    expect(sentence('24h/24, 7j/7', at, closedUntil('2026-03-06'))).toBe(
      "Fermé temporairement jusqu'au 6\u00a0mars · ouvre samedi à 0h",
    );
    expect(sentence('24h/24, 7j/7', at, closedUntil('2026-03-20'))).toBe(
      "Fermé temporairement jusqu'au 20\u00a0mars · ouvre le 21\u00a0mars à 0h",
    );
    expect(sentence('24h/24, 7j/7', at, closedUntil('2026-03-04'))).toBe(
      "Fermé temporairement jusqu'au 4\u00a0mars · ouvre à minuit",
    );
  });

  it('counts the real minutes of the night in which the clocks change', () => {
    expect(sentence('18h-3h30, 7j/7', '2026-03-29T01:45:00+01:00')).toBe('Ferme dans 45\u00a0min');
    expect(sentence('18h-3h30, 7j/7', '2026-10-25T02:45:00+02:00')).toBe('Ouvert · ferme à 3h30');
  });

  // Clocks go back from 3 to 2 o'clock at 01:00 UTC, and forward from 2 to 3 at the same time.
  it.each([
    ['18h-3h', '2026-10-25T00:50Z', 'Ouvert · ferme à 3h'],
    ['18h-3h', '2026-10-25T01:00Z', 'Ouvert · ferme à 3h'],
    ['18h-3h', '2026-10-25T01:50Z', 'Ferme dans 10\u00a0min'],
    ['18h-3h', '2026-10-25T02:00Z', 'Fermé · ouvre à 18h'],
    ['18h-2h', '2026-10-24T23:50Z', 'Ferme dans 10\u00a0min'],
    ['18h-2h', '2026-10-25T00:00Z', 'Fermé · ouvre à 18h'],
    ['18h-2h', '2026-10-25T01:00Z', 'Fermé · ouvre à 18h'],
    ['3h-8h', '2026-10-25T00:50Z', 'Fermé · ouvre à 3h'],
    ['3h-8h', '2026-10-25T01:50Z', 'Fermé · ouvre à 3h'],
    ['3h-8h', '2026-10-25T02:00Z', 'Ouvert · ferme à 8h'],
    ['24h/24', '2026-10-25T00:50Z', 'Ouvert 24h/24'],
    ['18h-3h', '2026-03-29T00:50Z', 'Ferme dans 10\u00a0min'],
    ['18h-3h', '2026-03-29T01:00Z', 'Fermé · ouvre à 18h'],
    ['18h-2h30', '2026-03-29T00:50Z', 'Ferme dans 10\u00a0min'],
    ['18h-2h30', '2026-03-29T01:00Z', 'Fermé · ouvre à 18h'],
    ['2h30-8h', '2026-03-29T00:50Z', 'Fermé · ouvre à 3h'],
    ['2h30-8h', '2026-03-29T01:00Z', 'Ouvert · ferme à 8h'],
    ['24h/24', '2026-03-29T01:00Z', 'Ouvert 24h/24'],
  ])('follows the change of clocks: %s at %s is « %s »', (hours, instant, expected) => {
    expect(sentence(`${hours}, 7j/7`, instant)).toBe(expected);
  });

  it('says that the hours of a public holiday are unknown', () => {
    const unknown = { holidayHours: 'unknown' } as const;
    expect(sentence('7h-22h, 7j/7', '2026-05-01T12:00:00+02:00', unknown)).toBe(
      'Jour férié\u00a0: horaires à confirmer',
    );
    expect(sentence('7h-22h, 7j/7', '2026-04-30T23:00:00+02:00', unknown)).toBe(
      'Fermé · demain jour férié, horaires à confirmer',
    );
    expect(sentence('7h-22h, 7j/7', '2026-05-01T12:00:00+02:00', { holidayHours: 'closed' })).toBe(
      'Fermé · ouvre demain à 7h',
    );
    expect(sentence('7h-22h, 7j/7', '2026-05-01T12:00:00+02:00')).toBe('Ouvert · ferme à 22h');
    expect(sentence('10h-2h, 7j/7', '2026-05-02T01:00:00+02:00', unknown)).toBe(
      'Jour férié\u00a0: horaires à confirmer',
    );
    expect(sentence('24h/24', '2026-04-30T12:00:00+02:00', unknown)).toBe('Ouvert 24h/24');
  });

  it('follows exceptions', () => {
    const openingExceptions = [
      { firstDay: '2026-08-01', lastDay: '2026-08-20', periods: null, reason: 'holidays' },
      { firstDay: '2026-08-21', lastDay: '2026-08-21', periods: [['10:00', '16:00']], reason: 'works' },
    ] as const;
    const facts = { openingExceptions };
    const closed = "Fermé temporairement jusqu'au 20\u00a0août";
    expect(sentence('24h/24', '2026-07-31T12:00:00+02:00', facts)).toBe('Ouvert · ferme à minuit');
    expect(sentence('24h/24', '2026-08-02T12:00:00+02:00', facts)).toBe(
      `${closed} · ouvre le 21\u00a0août à 10h`,
    );
    expect(sentence('24h/24', '2026-08-20T12:00:00+02:00', facts)).toBe(`${closed} · ouvre demain à 10h`);
    expect(sentence('24h/24', '2026-08-21T12:00:00+02:00', facts)).toBe('Ouvert · ferme à 16h');
    expect(sentence(null, '2026-08-02T12:00:00+02:00', facts)).toBe(
      `${closed} · ouvre le 21\u00a0août à 10h`,
    );
    const twoClosings = [
      { ...openingExceptions[0], lastDay: '2026-08-05' },
      { ...openingExceptions[0], firstDay: '2026-08-06', reason: 'works' as const },
    ];
    expect(sentence('24h/24', '2026-08-02T12:00:00+02:00', { openingExceptions: twoClosings })).toBe(
      `${closed} · ouvre le 21\u00a0août à 0h`,
    );
    const alone = { openingExceptions: openingExceptions.slice(0, 1) };
    expect(sentence(null, '2026-08-02T12:00:00+02:00', alone)).toBe(closed);
    const dayOff = [{ ...openingExceptions[0], lastDay: '2026-08-01' }];
    expect(sentence('24h/24', '2026-08-01T12:00:00+02:00', { openingExceptions: dayOff })).toBe(
      'Fermé · ouvre à minuit',
    );
  });

  it('says that hours are unknown', () => {
    expect(sentence(null, '2026-05-01T12:00:00+02:00', { holidayHours: 'unknown' })).toBe(
      'Horaires non communiqués',
    );
  });
});

describe('the last wash', () => {
  const last = (instant: string, cycleMinutes: number | null, text = '7h-22h, 7j/7') =>
    describeLastWash(openingState(factsOf(text, { cycleMinutes }), new Date(instant)));

  it('ends at the closing time, and stands in the state once the closing is near', () => {
    expect(last('2026-03-12T20:00:00+01:00', 50)).toBe('Dernier lavage possible à 21h10');
    expect(last('2026-03-12T21:10:00+01:00', 50)).toBeNull();
  });

  it('is not mentioned when the laundromat is closed, never closes, or the length of a wash is unknown', () => {
    expect(last('2026-03-12T23:00:00+01:00', 50)).toBeNull();
    expect(last('2026-03-12T20:00:00+01:00', null)).toBeNull();
    expect(last('2026-03-12T20:00:00+01:00', 50, '24h/24')).toBeNull();
  });
});
