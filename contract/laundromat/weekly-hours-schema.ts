import { z } from 'zod';
import {
  normalizedWeek,
  periodsPerDay,
  weekShapeMessage,
  type WeeklyHours,
  weeklyHoursProblem,
} from './weekly-hours.ts';

// In a separate file, so that the first view does not load zod.

export const periodList = z
  .array(z.tuple([z.string(), z.string()]))
  .max(periodsPerDay, `${periodsPerDay} périodes au plus par jour.`);

export const storedWeek = z.union([z.literal('always'), z.array(periodList).length(7)]);

export const weeklyHoursSchema = z
  .union([z.literal('always'), z.array(periodList).length(7, weekShapeMessage)], {
    error: (issue) => weeklyHoursProblem(issue.input) ?? weekShapeMessage,
  })
  .superRefine((weekly, context) => {
    const problem = weeklyHoursProblem(weekly);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform((weekly): WeeklyHours => normalizedWeek(weekly));
