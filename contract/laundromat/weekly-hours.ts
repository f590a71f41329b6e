/** An opening and a closing time, as `['07:00', '22:00']`. A closing that is not later than the opening is on the next day. */
export type Period = readonly [string, string];

/** The periods that start on each day, Monday first; a day without periods is closed. `always` never closes. */
export type WeeklyHours = 'always' | readonly (readonly Period[])[];

/** A period in minutes after midnight; a closing beyond 1440 is on the next day. */
export type Span = readonly [open: number, close: number];

export const weekDays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export const dayMinutes = 24 * 60;
export const periodsPerDay = 6;
const weekMinutes = 7 * dayMinutes;

export const weekShapeMessage =
  'Les horaires doivent être «\u00a0always\u00a0» ou sept listes de périodes, du lundi au dimanche.';
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns a French sentence about the first mistake in weekly hours; null when there is none. */
export function weeklyHoursProblem(value: unknown): string | null {
  if (value === 'always') return null;
  if (!Array.isArray(value) || value.length !== 7) return weekShapeMessage;
  const days: unknown[] = value;
  for (const [index, day] of days.entries()) {
    const problem = dayProblem(day);
    if (problem) return `${capitalized(weekDays[index]!)}\u00a0: ${problem}`;
  }
  const week = value as Period[][];
  if (week.every((day) => day.length === 0)) {
    return "Indiquez au moins une période d'ouverture, ou laissez les horaires inconnus.";
  }
  return overlapProblem(week);
}

export function dayProblem(value: unknown): string | null {
  if (!Array.isArray(value)) return 'une liste de périodes est attendue.';
  if (value.length > periodsPerDay) return `${periodsPerDay} périodes au plus par jour.`;
  for (const period of value as unknown[]) {
    const problem = periodProblem(period);
    if (problem) return problem;
  }
  return null;
}

function periodProblem(period: unknown): string | null {
  if (!Array.isArray(period) || period.length !== 2) {
    return "une période s'écrit avec une heure d'ouverture et une heure de fermeture.";
  }
  const [open, close]: unknown[] = period;
  if (typeof open !== 'string' || !timePattern.test(open)) return invalidTime(open, '23:59');
  if (typeof close !== 'string' || !(timePattern.test(close) || close === '24:00'))
    return invalidTime(close, '24:00');
  if (open === close && open !== '00:00')
    return `l'ouverture et la fermeture sont à la même heure (${open}).`;
  return null;
}

function invalidTime(time: unknown, latest: string): string {
  if (time === '') return 'il manque une heure.';
  const shown = typeof time === 'string' ? time.slice(0, 20) : JSON.stringify(time)?.slice(0, 20);
  return `«\u00a0${shown}\u00a0» n'est pas une heure valable (de 00:00 à ${latest}).`;
}

function overlapProblem(week: readonly (readonly Period[])[]): string | null {
  const periods = week
    .flatMap((day, index) => day.map((period) => ({ period, index, span: inWeek(spanOf(period), index) })))
    .sort((one, other) => one.span[0] - other.span[0]);
  for (const [index, current] of periods.entries()) {
    const isLast = index === periods.length - 1;
    const next = periods[isLast ? 0 : index + 1]!;
    if (current.span[1] > next.span[0] + (isLast ? weekMinutes : 0)) {
      return `Les périodes ${describe(current)} et ${describe(next)} se chevauchent.`;
    }
  }
  return null;
}

const describe = ({ period, index }: { period: Period; index: number }) =>
  `${period[0]}–${period[1]} (${weekDays[index]})`;

const inWeek = ([open, close]: Span, day: number): Span => [
  open + day * dayMinutes,
  close + day * dayMinutes,
];

export function spanOf([open, close]: Period): Span {
  const [start, end] = [minutesOf(open), minutesOf(close)];
  return [start, end > start ? end : end + dayMinutes];
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Writes minutes after midnight as `07:30`; 1440 as `24:00`. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function periodsOn(weekly: WeeklyHours, weekday: number): readonly Period[] {
  return weekly === 'always' ? allDay : (weekly[weekday] ?? []);
}

const allDay: readonly Period[] = [['00:00', '24:00']];

/** Sorts the periods and writes a closing at midnight (also « 23:59 ») as 24:00, and a week without a closing as `always`. */
export function normalizedWeek(weekly: WeeklyHours): WeeklyHours {
  if (weekly === 'always') return weekly;
  const week = weekly.map(normalizedPeriods);
  return week.every((day) => day.length === 1 && isAllDay(day[0]!)) ? 'always' : week;
}

export function normalizedPeriods(periods: readonly Period[]): Period[] {
  return periods
    .map(([open, close]): Period => [open, close === '00:00' || close === '23:59' ? '24:00' : close])
    .sort(([one], [other]) => one.localeCompare(other));
}

export const isAllDay = ([open, close]: Period) => open === '00:00' && close === '24:00';

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
