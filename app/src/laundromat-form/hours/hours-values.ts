import { z } from 'zod';
import { hoursPresets } from '#contract/laundromat/hours-sentence.ts';
import type { hoursChoices } from '#contract/laundromat/laundromat.ts';
import { weekdayOf } from '#contract/laundromat/opening-clock.ts';
import { exceptionReasons, holidayHoursValues } from '#contract/laundromat/opening-exceptions.ts';
import type { OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { timeText, type Period, weeklyHoursProblem } from '#contract/laundromat/weekly-hours.ts';

/** A text as a form holds it; empty where none was saved. Release 1.0.0 saved some of them as numbers. */
export const typedText = z.union([z.string(), z.number().transform(String)]).catch('');

const typedPeriods = z.array(z.tuple([typedText, typedText]));

/** The hours as their editor holds them. A time that cannot be parsed stays as it is typed, and is refused when sent. */
export const hoursValues = z.object({
  weeklyHours: z
    .union([z.literal('always'), z.array(typedPeriods).length(7)])
    .nullable()
    .catch(null),
  holidayHours: z.enum(holidayHoursValues).catch('unknown'),
  openingExceptions: z
    .array(
      z.object({
        firstDay: typedText,
        lastDay: typedText,
        periods: typedPeriods.nullable(),
        reason: z.enum(exceptionReasons),
      }),
    )
    .catch([]),
  cycleMinutes: z.number().nullable().catch(null),
});
export type HoursValues = z.infer<typeof hoursValues>;
export type ExceptionValues = HoursValues['openingExceptions'][number];
export type TypedWeek = Exclude<HoursValues['weeklyHours'], 'always' | null>;

export const pastDaysMessage = "Ces jours sont passés\u00a0: vérifiez l'année, ou retirez-les.";

export const emptyHours = hoursValues.parse({});

/** Returns stored hours as their editor holds them, with the exceptions that are not past on `today`. */
export function hoursValuesOf(row: OpeningRow, today: string): HoursValues {
  const { weeklyHours, holidayHours, cycleMinutes, openingExceptions = [] } = row;
  return hoursValues.parse({
    weeklyHours,
    holidayHours,
    cycleMinutes,
    openingExceptions: openingExceptions
      .filter(({ lastDay }) => lastDay >= today)
      .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)),
  });
}

/** Returns a time as it is stored: « 7 », « 7h30 », « 0730 », « 7:30 » → `07:30`; null for any other text. */
export function parseTime(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === 'minuit') return '00:00';
  if (text === 'midi') return '12:00';
  const match = /^(\d{1,2})(?:\s?[h:.]\s?(\d{2})?|(\d{2}))?$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[2] ?? match[3] ?? 0);
  const hours = Number(match[1]);
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  return timeText(60 * hours + minutes);
}

export function presetWeek(choice: (typeof hoursChoices)[number]): HoursValues['weeklyHours'] {
  const week = hoursPresets[choice];
  return week === 'always'
    ? week
    : week.map((periods) => periods.map(([open, close]: Period) => [open, close]));
}

export const emptyWeek: TypedWeek = Array.from({ length: 7 }, () => []);

/** Returns the usual periods of the weekday of a date, to begin with; one empty period where they are unknown. */
export function usualPeriods(week: HoursValues['weeklyHours'], day: string): TypedWeek[number] {
  const periods = Array.isArray(week) ? week[weekdayOf(day)] : undefined;
  return periods?.length ? periods.map(([open, close]) => [open, close]) : [['', '']];
}

/** Returns the first day whose periods are wrong, by themselves or together with those of the days before it. */
export function firstWrongDay(week: TypedWeek): number | undefined {
  const day = week.findIndex(
    (periods, index) =>
      periods.length > 0 &&
      weeklyHoursProblem([...week.slice(0, index + 1), ...emptyWeek.slice(index + 1)]) !== null,
  );
  return day === -1 ? undefined : day;
}
