import { describe, expect, it } from 'vitest';
import { openingState, type OpeningFacts } from './opening-clock.ts';
import { parseHours } from './parse-hours.ts';
import { describeToday } from './today-sentence.ts';

describe("the sentence about today's hours", () => {
  const today = (text: string | null, instant: string, change: Partial<OpeningFacts> = {}) => {
    const facts: OpeningFacts = {
      weeklyHours: text === null ? null : parseHours(text),
      openingExceptions: [],
      holidayHours: 'usual',
      cycleMinutes: null,
      postalCode: '49000',
      ...change,
    };
    return describeToday(facts, openingState(facts, new Date(instant)));
  };
  const thursday = '2026-03-12T12:00:00+01:00';

  it('names the hours, also of a day that never closes or never opens', () => {
    expect(today('7h-22h, 7j/7', thursday)).toBe("Aujourd'hui\u00a0: 7h–22h");
    expect(today('lundi–jeudi 24h/24', thursday)).toBe("Aujourd'hui\u00a0: 24h/24");
    expect(today('7h-21h du lundi au samedi', '2026-03-15T12:00:00+01:00')).toBe("Aujourd'hui\u00a0: fermé");
  });

  it('does not repeat « Ouvert 24h/24 », but names a public holiday', () => {
    expect(today('24h/24, 7j/7', thursday)).toBeNull();
    const labourDay = '2026-05-01T12:00:00+02:00';
    expect(today('24h/24, 7j/7', labourDay)).toBe("Aujourd'hui\u00a0: 24h/24 (Fête du Travail)");
  });

  it('is that of the day at the laundromat, not on the device', () => {
    const hours = '7h-21h du lundi au samedi';
    const sundayInParis = '2026-03-15T23:30:00+01:00';
    expect(today(hours, sundayInParis, { postalCode: '97400' })).toBe("Aujourd'hui\u00a0: 7h–21h");
  });

  it('goes on until the end of the night before', () => {
    const hours = '18h-2h du lundi au samedi';
    expect(today(hours, '2026-03-14T01:00:00+01:00')).toBe("Aujourd'hui\u00a0: jusqu'à 2h, puis 18h–2h");
    expect(today(hours, '2026-03-15T01:00:00+01:00')).toBe("Aujourd'hui\u00a0: jusqu'à 2h");
    expect(today(hours, '2026-03-15T02:00:00+01:00')).toBe("Aujourd'hui\u00a0: fermé");
  });

  it('gives the reason of an exception and the name of a public holiday', () => {
    const works = { firstDay: '2026-03-10', lastDay: '2026-03-13', periods: null, reason: 'works' } as const;
    expect(today('7h-22h, 7j/7', thursday, { openingExceptions: [works] })).toBe(
      "Aujourd'hui\u00a0: fermé (travaux)",
    );
    expect(today('7h-22h, 7j/7', '2026-12-25T12:00:00+01:00', { holidayHours: 'closed' })).toBe(
      "Aujourd'hui\u00a0: fermé (Noël)",
    );
  });

  it('is silent about hours that are unknown, or may not hold on a public holiday', () => {
    expect(today(null, thursday)).toBeNull();
    expect(today('7h-22h, 7j/7', '2026-12-25T12:00:00+01:00', { holidayHours: 'unknown' })).toBeNull();
  });
});
