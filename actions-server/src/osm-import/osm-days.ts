import type OpeningHours from 'opening_hours';
import { addDays, weekdayOf } from '#contract/laundromat/opening-clock.ts';
import {
  exceptionsAtMost,
  openingExceptionsSchema,
  type HolidayHours,
  type OpeningException,
} from '#contract/laundromat/opening-exceptions.ts';
import { publicHolidays } from '#contract/laundromat/public-holidays.ts';
import {
  timeText,
  dayMinutes,
  normalizedPeriods,
  normalizedWeek,
  periodsOn,
  type Period,
  type WeeklyHours,
  weeklyHoursProblem,
} from '#contract/laundromat/weekly-hours.ts';

export interface StoredHours {
  weekly: WeeklyHours;
  holidays: HolidayHours;
  exceptions: OpeningException[];
}

/** Number of days for which the stored hours agree with the library at every minute. */
export const comparedDays = 400;
const holidayYears = 5;
const otherDaysAtMost = 100;

interface Day {
  day: string;
  periods: Period[];
}

export function storedHours(
  hours: OpeningHours,
  today: string,
  holidaysAreStated: boolean,
): StoredHours | null {
  const days = daysFrom(hours, today, comparedDays);
  const end = addDays(today, comparedDays);
  const years = Array.from({ length: holidayYears + 1 }, (_, index) => Number(today.slice(0, 4)) + index);
  const holidays = new Set(years.flatMap((year) => [...publicHolidays(year, 'metropole').keys()]));
  const later = [...holidays].filter((day) => day >= end).map((day) => daysFrom(hours, day, 1)?.[0]);
  if (!days || later.includes(undefined)) return null;
  const weekly = usualWeek(days.filter(({ day }) => !holidays.has(day)));
  if (!weekly) return null;

  const holidayHours = holidayRule(
    [...days, ...(later as Day[])].filter(({ day }) => holidays.has(day)),
    weekly,
    holidaysAreStated,
  );
  const all = holidayHours === 'unknown' ? days : [...days, ...(later as Day[])];
  const promised = ({ day }: Day) =>
    holidays.has(day) && holidayHours === 'closed' ? '[]' : usualText(weekly, day);
  const others = all.filter((each) => JSON.stringify(each.periods) !== promised(each));
  if (others.length > otherDaysAtMost) return null;
  const exceptions = exceptionsOf(all, new Set(others.map(({ day }) => day)), holidays);
  const stored = openingExceptionsSchema.safeParse(exceptions).data;
  return stored ? { weekly, holidays: holidayHours, exceptions: stored } : null;
}

function daysFrom(hours: OpeningHours, first: string, count: number): Day[] | null {
  const intervals = hours.getOpenIntervals(
    new Date(`${addDays(first, -1)}T00:00`),
    new Date(`${addDays(first, count + 1)}T00:00`),
  );
  if (intervals.some(([, , isUncertain]) => isUncertain)) return null;
  const days = Array.from({ length: count }, (_, index): Day => ({
    day: addDays(first, index),
    periods: [],
  }));
  const joined: [Date, Date][] = [];
  for (const [from, to] of intervals) {
    const last = joined.at(-1);
    if (last?.[1].getTime() === from.getTime()) last[1] = to;
    else joined.push([from, to]);
  }
  for (const [from, to] of joined)
    for (const { day, period } of dayPeriods(wallMinutes(first, from), wallMinutes(first, to)))
      days[day]?.periods.push(period);
  return days.map(({ day, periods }) => ({ day, periods: normalizedPeriods(periods) }));
}

/** Minutes on the clock since the start of a day, as if the clocks had not changed on it. */
function wallMinutes(first: string, moment: Date): number {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const days = (midnight - Date.parse(first)) / (dayMinutes * 60_000);
  return days * dayMinutes + moment.getHours() * 60 + moment.getMinutes();
}

/** Splits an interval at midnight if it lasts beyond the next day; one that ends in the night stays whole. */
function dayPeriods(start: number, end: number): { day: number; period: Period }[] {
  const periods = [];
  for (let from = start; from < end;) {
    const day = Math.floor(from / dayMinutes);
    const midnight = (day + 1) * dayMinutes;
    const isNight = end > midnight && end - from < dayMinutes && from !== day * dayMinutes;
    const to = isNight ? end : Math.min(end, midnight);
    periods.push({ day, period: [clock(from), to === midnight ? '24:00' : clock(to)] as const });
    from = to;
  }
  return periods;
}

const clock = (minutes: number) => timeText(minutes - Math.floor(minutes / dayMinutes) * dayMinutes);

function usualWeek(days: readonly Day[]): WeeklyHours | null {
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const counts = new Map<string, number>();
    for (const { day, periods } of days)
      if (weekdayOf(day) === weekday) {
        const text = JSON.stringify(periods);
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    const [usual] = [...counts].sort(([, one], [, other]) => other - one);
    return JSON.parse(usual![0]) as Period[];
  });
  return weeklyHoursProblem(week) === null ? normalizedWeek(week) : null;
}

const usualText = (weekly: WeeklyHours, day: string) => JSON.stringify(periodsOn(weekly, weekdayOf(day)));

/** Public holidays that the value does not mention are unknown, because mappers rarely think of them. */
function holidayRule(days: readonly Day[], weekly: WeeklyHours, isStated: boolean): HolidayHours {
  if (!isStated) return weekly === 'always' ? 'usual' : 'unknown';
  const opening = days.filter(({ day }) => usualText(weekly, day) !== '[]');
  const closed = opening.filter(({ periods }) => periods.length === 0).length;
  const usual = opening.filter(
    ({ day, periods }) => JSON.stringify(periods) === usualText(weekly, day),
  ).length;
  if (Math.max(closed, usual) * 2 < opening.length) return 'unknown';
  return closed > usual ? 'closed' : 'usual';
}

function exceptionsOf(
  days: readonly Day[],
  others: ReadonlySet<string>,
  holidays: ReadonlySet<string>,
): OpeningException[] {
  const found: OpeningException[] = [];
  let open: { exception: OpeningException; text: string; reach: string } | undefined;
  for (const { day, periods } of days) {
    const text = JSON.stringify(periods);
    const continues = open?.text === text && open.reach === addDays(day, -1);
    if (open && continues) {
      open.reach = day;
      if (others.has(day)) open.exception.lastDay = day;
    } else if (others.has(day)) {
      const exception: OpeningException = {
        firstDay: day,
        lastDay: day,
        periods: periods.length > 0 ? periods : null,
        reason: holidays.has(day) ? 'public_holiday' : 'other',
      };
      found.push(exception);
      open = { exception, text, reach: day };
    } else open = undefined;
  }
  return found.slice(0, exceptionsAtMost + 1);
}
