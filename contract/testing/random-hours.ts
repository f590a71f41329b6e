import { addDays, type OpeningFacts } from '../laundromat/opening-clock.ts';
import {
  exceptionReasons,
  holidayHoursValues,
  type OpeningException,
} from '../laundromat/opening-exceptions.ts';
import { timeText, weeklyHoursProblem, type Period, type WeeklyHours } from '../laundromat/weekly-hours.ts';

/** Hours for tests: the same seed gives the same week, exceptions and area. Rare cases are frequent. */
export function randomFacts(seed: number, aroundDay: string): OpeningFacts {
  const random = randomOf(seed);
  return {
    weeklyHours: random(12) === 0 ? null : weekFrom(random),
    openingExceptions: exceptionsFrom(random, aroundDay),
    holidayHours: holidayHoursValues[random(3)]!,
    cycleMinutes: null,
    postalCode: postalCodes[random(postalCodes.length)]!,
  };
}

const postalCodes =
  '49000 49000 67000 57000 97110 97133 97150 97200 97300 97400 97500 97600 98600 98700 98800'.split(' ');

export const randomWeek = (seed: number): WeeklyHours => weekFrom(randomOf(seed));

type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function weekFrom(random: Random): WeeklyHours {
  if (random(10) === 0) return 'always';
  const usual = dayFrom(random);
  const week = Array.from({ length: 7 }, () => (random(3) === 0 ? dayFrom(random) : usual));
  return weeklyHoursProblem(week) === null ? week : weekFrom(random);
}

/** Up to three periods on quarters of an hour; the last one sometimes ends after midnight. */
function dayFrom(random: Random): Period[] {
  if (random(12) === 0) return [['00:00', '24:00']];
  const quarters = Array.from({ length: 2 * random(4) }, () => random(96)).sort((one, other) => one - other);
  if (new Set(quarters).size < quarters.length) return [];
  const first = quarters[0];
  if (first !== undefined && random(6) === 0) {
    quarters.shift();
    quarters.push(random(first + 1));
  }
  return Array.from({ length: Math.floor(quarters.length / 2) }, (_, index): Period => [
    timeText(15 * quarters[2 * index]!),
    timeText(15 * quarters[2 * index + 1]!),
  ]);
}

function exceptionsFrom(random: Random, aroundDay: string): OpeningException[] {
  const exceptions: OpeningException[] = [];
  let day = addDays(aroundDay, random(8) - 8);
  for (let count = random(4); count > 0; count -= 1) {
    const lastDay = addDays(day, random(3));
    const periods = random(2) === 0 ? null : dayFrom(random);
    const reason = exceptionReasons[random(exceptionReasons.length)]!;
    exceptions.push({
      firstDay: day,
      lastDay,
      periods: periods && periods.length > 0 ? periods : null,
      reason,
    });
    day = addDays(lastDay, 1 + random(6));
  }
  return exceptions;
}
