import { hoursSentence } from './hours-sentence.ts';
import { parseHours } from './parse-hours.ts';
import type { WeeklyHours } from './weekly-hours.ts';

interface HoursFields {
  hours?: string | null | undefined;
  weeklyHours?: WeeklyHours | null | undefined;
}

/** Makes text and weekly hours agree: the text is written from the week, or a clear text alone is parsed. */
export function withAgreeingHours<Form extends HoursFields>(form: Form): Form {
  const { hours, weeklyHours } = form;
  if (hours === undefined && weeklyHours === undefined) return form;
  const week = weeklyHours ?? (hours ? parseHours(hours) : null);
  return { ...form, hours: week ? hoursSentence(week) : (hours ?? null), weeklyHours: week };
}
