import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import {
  clockTime,
  dayMinutes,
  normalizedWeek,
  type Period,
  type WeeklyHours,
  weeklyHoursProblem,
} from '#contract/laundromat/weekly-hours.ts';

/** Hours of a laundromat: a week that a program understands, or a text alone. */
export interface ImportedHours {
  text: string;
  weekly: WeeklyHours | null;
  holidays: 'usual' | 'closed' | 'unknown';
}

/** Mondays in winter, spring, summer and autumn, in weeks without public holidays or a change of the clocks. */
const mondays = [new Date(2026, 0, 19), new Date(2026, 5, 8), new Date(2026, 7, 24), new Date(2026, 9, 12)];
const bastilleDay = new Date(2026, 6, 14);
const bastilleWeekday = 1;

const dayMs = 86_400_000;
const textMax = 300;
/** Values that depend on the sun or on school holidays have no fixed week. */
const isMoving = (value: string) => /sun|dawn|dusk|\bSH\b|easter/i.test(value);

/**
 * Reads `opening_hours`. Returns null for a value that no parser understands. Seasons, comments and « on appointment »
 * give a text without a week: the page shows it and nothing is computed from it.
 */
export function readOsmHours(value: string, point: Coordinates): ImportedHours | null {
  // The place matters only for values that depend on the sun or on public holidays.
  const key = isMoving(value) || /PH/.test(value) ? `${value} ${point.latitude} ${point.longitude}` : value;
  const known = readBefore.get(key);
  if (known) return known.hours;
  const hours = fromOsm(value, point) ?? fromFrench(value);
  readBefore.set(key, { hours });
  return hours;
}

/** Reading takes milliseconds, and a few values make up most of a file. */
const readBefore = new LRUCache<string, { hours: ImportedHours | null }>({ max: 1_000 });

const options = {
  mode: undefined,
  map_value: undefined,
  warnings_severity: undefined,
  locale: 'fr',
  tag_key: 'opening_hours',
};

function fromFrench(value: string): ImportedHours | null {
  const weekly = parseHours(value);
  return weekly && { text: hoursSentence(weekly), weekly, holidays: 'unknown' };
}

function fromOsm(value: string, { latitude, longitude }: Coordinates): ImportedHours | null {
  try {
    const place = { lat: latitude, lon: longitude, address: { country_code: 'fr', state: '' } };
    const hours = new OpeningHours(value, place, options);
    if (hours.getWarnings().length > 0) return null;
    const weekly = isMoving(value) ? null : stableWeek(hours);
    if (weekly) return { text: hoursSentence(weekly), weekly, holidays: holidaysOf(value, hours, weekly) };
    const text = hours.prettifyValue({ locale: 'fr' });
    return { text: text.slice(0, textMax), weekly: null, holidays: 'unknown' };
  } catch {
    // The library throws strings for values that it cannot read.
    return null;
  }
}

/** Returns the week that all seasons share; null if they differ, or if the hours of a day are uncertain. */
function stableWeek(hours: OpeningHours): WeeklyHours | null {
  const [first, ...others] = mondays.map((monday) => weekFrom(hours, monday));
  if (!first || weeklyHoursProblem(first) !== null) return null;
  const text = JSON.stringify(first);
  return others.every((week) => JSON.stringify(week) === text) ? first : null;
}

function weekFrom(hours: OpeningHours, monday: Date): WeeklyHours | null {
  const intervals = hours.getOpenIntervals(monday, new Date(monday.getTime() + 8 * dayMs));
  if (intervals.some(([, , isUnknown]) => isUnknown)) return null;
  const isOpenBefore = hours.getState(new Date(monday.getTime() - 60_000));
  const week: Period[][] = [[], [], [], [], [], [], []];
  for (const [index, [from, to]] of intervals.entries()) {
    const [start, end] = [minutesFrom(monday, from), minutesFrom(monday, to)];
    // A period that continues from Sunday evening belongs to Sunday.
    if (index === 0 && start === 0 && isOpenBefore && end < dayMinutes) continue;
    for (const { day, period } of dayPeriods(start, end)) week[day]?.push(period);
  }
  return normalizedWeek(week);
}

const minutesFrom = (monday: Date, moment: Date) =>
  Math.round((moment.getTime() - monday.getTime()) / 60_000);

/** Splits an interval that lasts beyond its day at midnight; one that only ends in the night stays whole. */
function dayPeriods(start: number, end: number): { day: number; period: Period }[] {
  const periods = [];
  for (let from = start; from < end;) {
    const day = Math.floor(from / dayMinutes);
    const midnight = (day + 1) * dayMinutes;
    const isNight = end > midnight && end - from < dayMinutes && from % dayMinutes > 0;
    const to = isNight ? end : Math.min(end, midnight);
    periods.push({ day, period: [clock(from), to === midnight ? '24:00' : clock(to)] as const });
    from = to;
  }
  return periods;
}

const clock = (minutes: number) => clockTime(minutes % dayMinutes);

/** Public holidays that the value does not mention are unknown, because mappers rarely think of them. */
function holidaysOf(value: string, hours: OpeningHours, weekly: WeeklyHours): ImportedHours['holidays'] {
  if (weekly === 'always' && !/PH/.test(value)) return 'usual';
  if (!/\bPH\b/.test(value)) return 'unknown';
  const periods = hours.getOpenIntervals(bastilleDay, new Date(bastilleDay.getTime() + dayMs));
  if (periods.length === 0) return 'closed';
  const usual = weekly === 'always' ? [['00:00', '24:00']] : weekly[bastilleWeekday]!;
  const onHoliday = periods.flatMap(([from, to]) =>
    dayPeriods(minutesFrom(bastilleDay, from), minutesFrom(bastilleDay, to)),
  );
  return JSON.stringify(onHoliday.map(({ period }) => period)) === JSON.stringify(usual)
    ? 'usual'
    : 'unknown';
}
