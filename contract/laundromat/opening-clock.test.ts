import { describe, expect, it } from 'vitest';
import { randomFacts } from '../testing/random-hours.ts';
import { addDays, isOpenAt, openingState, type OpeningFacts } from './opening-clock.ts';
import { openingAreaOf, publicHolidays, timeZoneOf } from './public-holidays.ts';
import { periodsOn } from './weekly-hours.ts';

const minuteMs = 60_000;

/** The same rules in a simpler and slower way, to compare results. */
function slowIsOpenAt(facts: OpeningFacts, clock: string): boolean | null {
  const today = clock.slice(0, 10);
  const plans = [addDays(today, -1), today].map((day) => {
    const exception = facts.openingExceptions.find(
      ({ firstDay, lastDay }) => day >= firstDay && day <= lastDay,
    );
    if (exception) return { day, periods: exception.periods ?? [], isSure: true };
    const isHoliday = publicHolidays(Number(day.slice(0, 4)), openingAreaOf(facts.postalCode)).has(day);
    if (isHoliday && facts.holidayHours === 'closed') return { day, periods: [], isSure: true };
    const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
    const periods = facts.weeklyHours ? periodsOn(facts.weeklyHours, weekday) : [];
    return {
      day,
      periods,
      isSure: facts.weeklyHours !== null && !(isHoliday && facts.holidayHours === 'unknown'),
    };
  });
  const answers = plans.map(({ day, periods, isSure }) => {
    const isCovered = periods.some(([open, close]) => {
      const closingDay = close <= open ? addDays(day, 1) : day;
      return `${day} ${open}` <= clock && clock < `${closingDay} ${close}`;
    });
    return { isCovered, isSure };
  });
  const [yesterday, current] = answers as [(typeof answers)[0], (typeof answers)[0]];
  if ((yesterday.isCovered && yesterday.isSure) || (current.isCovered && current.isSure)) return true;
  return !current.isSure || yesterday.isCovered ? null : false;
}

describe('every minute of a week, against a slow reference', () => {
  it.each([
    ['the spring change of clocks', '2027-03-25', '49000'],
    ['the autumn change of clocks', '2027-10-28', '67000'],
    ['1 May', '2026-04-28', '49000'],
    ['1 May in Réunion', '2026-04-28', '97400'],
    ['the change of clocks of Saint-Pierre-et-Miquelon', '2027-03-11', '97500'],
  ])('%s', (_, firstDay, postalCode) => {
    const timeZone = timeZoneOf(openingAreaOf(postalCode));
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const minutes = Array.from({ length: 7 * 1440 }, (__, minute) => {
      const instant = new Date(Date.parse(firstDay) + minute * minuteMs);
      return { instant, clock: format.format(instant) };
    });
    for (const seed of [1, 2, 3]) {
      const facts = { ...randomFacts(seed, addDays(firstDay, 3)), postalCode };
      let previous: { isOpen: boolean | null; change: number | undefined } | null = null;
      for (const { instant, clock } of minutes) {
        const isOpen = isOpenAt(facts, instant);
        if (isOpen !== slowIsOpenAt(facts, clock)) expect.fail(`state at ${clock}, seed ${seed}`);
        const isChange = previous === null || isOpen !== previous.isOpen;
        if (previous && isChange !== (instant.getTime() === previous.change)) {
          expect.fail(`announced change at ${clock}, seed ${seed}`);
        }
        if (isChange) previous = { isOpen, change: openingState(facts, instant).change?.instant.getTime() };
      }
    }
  });
});

describe('public holidays', () => {
  const metropolitan2026 =
    '2026-01-01 2026-04-06 2026-05-01 2026-05-08 2026-05-14 2026-05-25 2026-07-14 2026-08-15 2026-11-01 2026-11-11 2026-12-25';

  it('are eleven in metropolitan France', () => {
    expect([...publicHolidays(2026, 'metropole').keys()].join(' ')).toBe(metropolitan2026);
  });

  it('follow Easter', () => {
    const mondays = [1999, 2000, 2008, 2011, 2024, 2025, 2027, 2038, 2049].map(
      (year) => [...publicHolidays(year, 'metropole')].find(([, name]) => name === 'Lundi de Pâques')![0],
    );
    expect(mondays.join(' ')).toBe(
      '1999-04-05 2000-04-24 2008-03-24 2011-04-25 2024-04-01 2025-04-21 2027-03-29 2038-04-26 2049-04-19',
    );
  });

  it.each([
    ['67000', '2026-04-03', 'Vendredi saint'],
    ['57000', '2026-12-26', 'Saint-Étienne'],
    ['97110', '2026-05-27', "Abolition de l'esclavage"],
    ['97200', '2026-05-22', "Abolition de l'esclavage"],
    ['97300', '2026-06-10', "Abolition de l'esclavage"],
    ['97400', '2026-12-20', "Abolition de l'esclavage"],
    ['97600', '2026-04-27', "Abolition de l'esclavage"],
    ['97133', '2026-10-09', "Abolition de l'esclavage"],
    ['97 150', '2026-05-28', "Abolition de l'esclavage"],
  ])('in %s add %s, %s', (postalCode, day, name) => {
    expect(publicHolidays(2026, openingAreaOf(postalCode)).get(day)).toBe(name);
    expect(publicHolidays(2026, openingAreaOf('49000')).has(day)).toBe(false);
  });

  it('name a day once when Ascension falls on 8 May', () => {
    expect(publicHolidays(1997, 'metropole').size).toBe(10);
    expect(publicHolidays(1997, 'metropole').get('1997-05-08')).toBe('Victoire 1945');
  });
});
