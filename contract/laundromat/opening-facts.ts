import type { OpeningFacts } from './opening-clock.ts';
import type { HolidayHours, OpeningException } from './opening-exceptions.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** The hours of a laundromat as GraphQL returns them. A favorite saved by an earlier version has the postal code alone. */
export interface OpeningRow {
  postalCode: string;
  /** Text of the hours, which alone is known for some laundromats. */
  hours?: string | null;
  weeklyHours?: unknown;
  holidayHours?: string;
  cycleMinutes?: number | null;
  openingExceptions?: readonly { firstDay: string; lastDay: string; periods: unknown; reason: string }[];
}

/** Returns the facts of a row. The database has checked their shape. */
export function openingFactsOf(row: OpeningRow): OpeningFacts {
  return {
    postalCode: row.postalCode,
    weeklyHours: (row.weeklyHours ?? null) as WeeklyHours | null,
    holidayHours: (row.holidayHours ?? 'unknown') as HolidayHours,
    cycleMinutes: row.cycleMinutes ?? null,
    openingExceptions: (row.openingExceptions ?? []) as readonly OpeningException[],
  };
}
