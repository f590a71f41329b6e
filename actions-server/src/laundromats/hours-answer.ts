import { isOpenAt, type OpeningFacts } from '#contract/laundromat/opening-clock.ts';
import { holidayHoursValues, storedException } from '#contract/laundromat/opening-exceptions.ts';
import { storedWeek } from '#contract/laundromat/weekly-hours-schema.ts';
import type { LaundromatSummaryFragment } from '../hasura/generated/graphql.ts';

export type HoursRow = Pick<
  LaundromatSummaryFragment,
  'weeklyHours' | 'holidayHours' | 'cycleMinutes' | 'openingExceptions' | 'postalCode'
>;

/** Returns the hours of a row as the REST contract has them, and whether the laundromat is open at an instant. */
export function hoursAnswer({ postalCode, cycleMinutes, ...row }: HoursRow, now: Date) {
  const facts = {
    weeklyHours: storedWeek.nullable().parse(row.weeklyHours),
    holidayHours: holidayHoursValues.find((value) => value === row.holidayHours) ?? 'unknown',
    openingExceptions: row.openingExceptions.map((exception) => storedException.parse(exception)),
    cycleMinutes,
  };
  return { ...facts, openNow: isOpenAt({ ...facts, postalCode } satisfies OpeningFacts, now) };
}
