import type { OpeningFacts } from './opening-clock.ts';
import type { HolidayHours, OpeningException } from './opening-exceptions.ts';
import { parseHours } from './parse-hours.ts';
import type { WeeklyHours } from './weekly-hours.ts';

export interface OpeningRow {
  postalCode: string;
  hours?: string | null;
  weeklyHours?: unknown;
  holidayHours?: string;
  cycleMinutes?: number | null;
  openingExceptions?: readonly { firstDay: string; lastDay: string; periods: unknown; reason: string }[];
}

/** Anybody may write a text, so the cache is limited. */
const weeksKept = 1_000;
const readWeeks = new Map<string, WeeklyHours | null>();

function weekOfText(text: string): WeeklyHours | null {
  const known = readWeeks.get(text);
  if (known !== undefined) return known;
  if (readWeeks.size >= weeksKept) readWeeks.clear();
  const week = parseHours(text);
  readWeeks.set(text, week);
  return week;
}

/** Reads a row, with the week of a clear text. The database has checked their shape. */
export function openingFactsOf(row: OpeningRow): OpeningFacts {
  return {
    postalCode: row.postalCode,
    weeklyHours: row.weeklyHours ? (row.weeklyHours as WeeklyHours) : weekOfText(row.hours ?? ''),
    holidayHours: (row.holidayHours ?? 'unknown') as HolidayHours,
    cycleMinutes: row.cycleMinutes ?? null,
    openingExceptions: (row.openingExceptions ?? []) as readonly OpeningException[],
  };
}
