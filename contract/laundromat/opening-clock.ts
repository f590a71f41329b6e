import { clockTime, type ClockTime } from '../local-clock.ts';
import type { HolidayHours, OpeningException } from './opening-exceptions.ts';
import { openingAreaOf, publicHolidays, timeZoneOf } from './public-holidays.ts';
import { dayMinutes, periodsOn, spanOf, type Period, type Span, type WeeklyHours } from './weekly-hours.ts';

export interface OpeningFacts {
  weeklyHours: WeeklyHours | null;
  openingExceptions: readonly OpeningException[];
  holidayHours: HolidayHours;
  cycleMinutes: number | null;
  postalCode: string;
}

export interface LocalTime extends ClockTime {
  instant: Date;
}

export interface OpeningState {
  status: 'open' | 'closed' | 'unknown';
  now: LocalTime;
  change: OpeningChange | null;
  /** The latest start of a wash and dry before the laundromat closes. */
  lastWash: LocalTime | null;
  /** Open, but closes within the hour or before a wash and dry would end. */
  isClosing: boolean;
  weeklyHours: WeeklyHours | null;
  exception: OpeningException | null;
}

interface OpeningChange extends LocalTime {
  status: OpeningState['status'];
  publicHoliday: string | null;
}

/** The hours of one day. When `isSure` is false, the periods are the usual ones, which may not hold. */
export interface DayHours {
  day: string;
  /** Monday is 0. */
  weekday: number;
  periods: readonly Period[];
  isSure: boolean;
  publicHoliday: string | null;
  exception: OpeningException | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const horizonDays = 366;
const closingMs = 60 * minuteMs;

export function dayHours(facts: OpeningFacts, day: string): DayHours {
  const holidays = publicHolidays(Number(day.slice(0, 4)), openingAreaOf(facts.postalCode));
  const weekday = weekdayOf(day);
  const common = {
    day,
    weekday,
    publicHoliday: holidays.get(day) ?? null,
    exception:
      facts.openingExceptions.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null,
  };
  if (common.exception) return { ...common, periods: common.exception.periods ?? [], isSure: true };
  if (common.publicHoliday && facts.holidayHours === 'closed')
    return { ...common, periods: [], isSure: true };
  const isSure = facts.weeklyHours !== null && (!common.publicHoliday || facts.holidayHours === 'usual');
  return { ...common, periods: facts.weeklyHours ? periodsOn(facts.weeklyHours, weekday) : [], isSure };
}

/** Returns whether the laundromat is open, null if unknown. A period past midnight belongs to the day on which it starts. */
export function isOpenAt(facts: OpeningFacts, instant: Date): boolean | null {
  const { day, minutes } = localTime(instant, timeZoneOf(openingAreaOf(facts.postalCode)));
  return isOpenOn(facts, day, minutes);
}

function isOpenOn(facts: OpeningFacts, day: string, minutes: number): boolean | null {
  const yesterday = dayHours(facts, addDays(day, -1));
  const today = dayHours(facts, day);
  const isOpenSinceYesterday = covers(yesterday.periods, minutes + dayMinutes);
  if (isOpenSinceYesterday && yesterday.isSure) return true;
  if (!today.isSure) return null;
  if (covers(today.periods, minutes)) return true;
  return isOpenSinceYesterday ? null : false;
}

const covers = (periods: readonly Period[], minutes: number) =>
  periods.map(spanOf).some(([open, close]: Span) => open <= minutes && minutes < close);

const statusOf = (isOpen: boolean | null) => (isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed');

export function openingState(facts: OpeningFacts, instant: Date): OpeningState {
  const zone = timeZoneOf(openingAreaOf(facts.postalCode));
  const now = localTime(instant, zone);
  const status = statusOf(isOpenOn(facts, now.day, now.minutes));
  const { exception } = dayHours(facts, now.day);
  const change = isConstant(facts) ? null : nextChange(facts, now, status, zone);
  const lastWash =
    status === 'open' && change?.status === 'closed' && facts.cycleMinutes !== null
      ? localTime(new Date(change.instant.getTime() - facts.cycleMinutes * minuteMs), zone)
      : null;
  const left = change && change.instant.getTime() - instant.getTime();
  const isClosing =
    status === 'open' &&
    change?.status === 'closed' &&
    (left! < closingMs || (lastWash !== null && lastWash.instant < instant));
  return {
    status,
    now,
    change,
    lastWash,
    isClosing,
    weeklyHours: facts.weeklyHours,
    exception: exception && untilOpen(exception, facts),
  };
}

/** Joins closings that follow each other: building work until the 10th, holidays from the 11th. */
function untilOpen(exception: OpeningException, facts: OpeningFacts): OpeningException {
  const dayAfter = addDays(exception.lastDay, 1);
  const next = facts.openingExceptions.find(({ firstDay, periods }) => firstDay === dayAfter && !periods);
  if (exception.periods || !next) return exception;
  return untilOpen({ ...exception, lastDay: next.lastDay }, facts);
}

function isConstant({ weeklyHours, openingExceptions, holidayHours }: OpeningFacts): boolean {
  if (openingExceptions.length > 0) return false;
  return weeklyHours === null
    ? holidayHours !== 'closed'
    : weeklyHours === 'always' && holidayHours === 'usual';
}

function nextChange(
  facts: OpeningFacts,
  now: LocalTime,
  status: OpeningState['status'],
  zone: string,
): OpeningChange | null {
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    for (const moment of momentsOf(facts, addDays(now.day, ahead), zone)) {
      if (moment.instant <= now.instant) continue;
      const next = statusOf(isOpenOn(facts, moment.day, moment.minutes));
      if (next !== status)
        return { ...moment, status: next, publicHoliday: dayHours(facts, moment.day).publicHoliday };
    }
  }
  return null;
}

/** The times of a day at which the state may change: midnight, openings, closings and changes of the clocks. */
function momentsOf(facts: OpeningFacts, day: string, zone: string): LocalTime[] {
  const today = dayHours(facts, day).periods.flatMap(spanOf);
  const yesterday = dayHours(facts, addDays(day, -1)).periods.flatMap(spanOf);
  const minutes = [0, ...today, ...yesterday.map((minute) => minute - dayMinutes)].filter(
    (minute) => minute >= 0 && minute < dayMinutes,
  );
  const offsets = [offsetAtNoon(addDays(day, -1), zone), offsetAtNoon(addDays(day, 1), zone)] as const;
  const instantOf = (minute: number, offset: number) =>
    new Date(Date.parse(day) + (minute - offset) * minuteMs);
  if (offsets[0] === offsets[1]) {
    return [...new Set(minutes)]
      .sort((one, other) => one - other)
      .map((minute) => ({ instant: instantOf(minute, offsets[0]), day, minutes: minute }));
  }
  // Clocks change on full hours; a time of that day may come twice or never.
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  return [...minutes, ...hours]
    .flatMap((minute) => offsets.map((offset) => instantOf(minute, offset)))
    .sort((one, other) => one.getTime() - other.getTime())
    .map((instant) => localTime(instant, zone));
}

const offsetsAtNoon = new Map<string, number>();

/** Returns the minutes between universal time and a zone, at noon in universal time. */
function offsetAtNoon(day: string, zone: string): number {
  const key = `${zone} ${day}`;
  const known = offsetsAtNoon.get(key);
  if (known !== undefined) return known;
  const noon = Date.parse(day) + dayMs / 2;
  const local = localTime(new Date(noon), zone);
  const offset = (Date.parse(local.day) - noon) / minuteMs + local.minutes;
  offsetsAtNoon.set(key, offset);
  return offset;
}

/** The last answer per zone: a list asks for the same minute once per laundromat. */
const lastTimes = new Map<string, LocalTime>();

function localTime(instant: Date, zone: string): LocalTime {
  const last = lastTimes.get(zone);
  if (last?.instant.getTime() === instant.getTime()) return last;
  const time = { instant, ...clockTime(instant, zone) };
  lastTimes.set(zone, time);
  return time;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
