import { z } from 'zod';
import { typedDay } from '../validation/form-fields.ts';
import { periodList } from './weekly-hours-schema.ts';
import { dayMinutes, dayProblem, normalizedPeriods, type Period, spanOf } from './weekly-hours.ts';

export const exceptionReasons = ['holidays', 'works', 'public_holiday', 'other'] as const;

/** Days with other hours than the usual ones. Without periods the laundromat is closed on these days. */
export interface OpeningException {
  firstDay: string;
  lastDay: string;
  periods: readonly Period[] | null;
  reason: (typeof exceptionReasons)[number];
}

export const holidayHoursValues = ['usual', 'closed', 'unknown'] as const;
export type HolidayHours = (typeof holidayHoursValues)[number];

export const exceptionsAtMost = 50;
const yearMs = 366 * 24 * 3_600_000;
/** An exception that ends later has a mistyped year. */
const yearsAhead = 10;
const dayMessage = 'Choisissez une date, comme 2026-08-01.';

export const storedException = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  periods: periodList.nullable(),
  reason: z.enum(exceptionReasons),
});

export const openingException = z
  .strictObject(
    {
      firstDay: typedDay(dayMessage),
      lastDay: typedDay(dayMessage),
      periods: z
        .union([periodList, z.null()], {
          error: (issue) => `Horaires exceptionnels\u00a0: ${dayProblem(issue.input)}`,
        })
        .default(null),
      reason: z.enum(exceptionReasons, 'Motif inconnu.').default('other'),
    },
    'Un horaire exceptionnel a un premier jour, un dernier jour, des périodes et un motif.',
  )
  .superRefine(({ firstDay, lastDay, periods }, context) => {
    const problem = daysProblem(firstDay, lastDay) ?? (periods && exceptionPeriodsProblem(periods));
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform(({ periods, ...exception }): OpeningException => ({
    ...exception,
    periods: periods && periods.length > 0 ? normalizedPeriods(periods) : null,
  }));

export const openingExceptionsSchema = z
  .array(openingException, 'Les horaires exceptionnels doivent être une liste.')
  .max(exceptionsAtMost, `${exceptionsAtMost} horaires exceptionnels au plus.`)
  .transform((exceptions) => exceptions.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)))
  .superRefine((exceptions, context) => {
    const overlapping = exceptions.find((exception, index) => {
      const next = exceptions[index + 1];
      return next && next.firstDay <= exception.lastDay;
    });
    if (overlapping) {
      const message = `Deux horaires exceptionnels se chevauchent\u00a0: le ${frenchDate(overlapping.lastDay)} ne peut appartenir qu'à un seul.`;
      context.addIssue({ code: 'custom', message });
    }
  });

function daysProblem(firstDay: string, lastDay: string): string | null {
  if (lastDay < firstDay)
    return `Le dernier jour (${frenchDate(lastDay)}) est avant le premier (${frenchDate(firstDay)}).`;
  if (Date.parse(lastDay) - Date.parse(firstDay) > yearMs)
    return 'Un horaire exceptionnel dure un an au plus.';
  if (Number(lastDay.slice(0, 4)) > new Date().getUTCFullYear() + yearsAhead)
    return `Le ${frenchDate(lastDay)} est dans plus de dix ans\u00a0: vérifiez l'année.`;
  return null;
}

function exceptionPeriodsProblem(periods: readonly Period[]): string | null {
  const problem = dayProblem(periods);
  if (problem) return `Horaires exceptionnels\u00a0: ${problem}`;
  const spans = normalizedPeriods(periods).map(spanOf);
  const isOverlapping = spans.some(([, close], index) => {
    const next = spans[index + 1]?.[0] ?? spans[0]![0] + dayMinutes;
    return close > next;
  });
  return isOverlapping ? 'Horaires exceptionnels\u00a0: deux périodes se chevauchent.' : null;
}

const frenchDate = (day: string) => day.split('-').toReversed().join('/');
