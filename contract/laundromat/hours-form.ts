import { hoursSentence } from './hours-sentence.ts';
import { parseHours } from './parse-hours.ts';
import type { WeeklyHours } from './weekly-hours.ts';

interface HoursFields {
  hours?: string | null | undefined;
  weeklyHours?: WeeklyHours | null | undefined;
}

/**
 * Makes the text and the weekly hours of a form agree. With weekly hours, the text is written from them; a text alone
 * is parsed where it is clear. A form without either changes neither.
 */
export function withAgreeingHours<Form extends HoursFields>(form: Form): Form {
  const { hours, weeklyHours } = form;
  if (hours === undefined && weeklyHours === undefined) return form;
  const week = weeklyHours ?? (hours ? parseHours(hours) : null);
  return { ...form, hours: week ? hoursSentence(week) : (hours ?? null), weeklyHours: week };
}
