import { hoursChoices } from './laundromat.ts';
import {
  capitalized,
  dayMinutes,
  isAllDay,
  normalizedWeek,
  type Period,
  spanOf,
  weekDays,
  type WeeklyHours,
} from './weekly-hours.ts';

const list = new Intl.ListFormat('fr');
const everyDay = (...periods: Period[]) => weekDays.map(() => periods);

export const hoursPresets: Record<(typeof hoursChoices)[number], WeeklyHours> = {
  '24h/24, 7j/7': 'always',
  '7h-22h, 7j/7': everyDay(['07:00', '22:00']),
  '6h-22h tous les jours': everyDay(['06:00', '22:00']),
  '7h-21h du lundi au samedi': [...everyDay(['07:00', '21:00']).slice(1), []],
};

/** Returns the choice of the specification that has these hours. */
export function presetOf(weekly: WeeklyHours | null): (typeof hoursChoices)[number] | undefined {
  const week = JSON.stringify(weekly && normalizedWeek(weekly));
  return hoursChoices.find((choice) => JSON.stringify(hoursPresets[choice]) === week);
}

/** « Lundi–vendredi 7h–21h, samedi 8h–20h, fermé dimanche ». A choice of the specification keeps its own text. */
export function hoursSentence(weekly: WeeklyHours): string {
  const week = normalizedWeek(weekly);
  if (week === 'always') return hoursChoices[0];
  const preset = presetOf(week);
  if (preset) return preset;

  const days = week.map((periods, day) => ({ day, periods, text: periodsText(periods) }));
  const open = consecutiveDays(days.filter(({ periods }) => periods.length > 0)).map(
    (run) => `${daysText(run.map(({ day }) => day))} ${run[0]!.text}`,
  );
  const closed = consecutiveDays(days.filter(({ periods }) => periods.length === 0)).map((run) =>
    daysText(run.map(({ day }) => day)),
  );
  return capitalized([...open, ...(closed.length > 0 ? [`fermé ${list.format(closed)}`] : [])].join(', '));
}

/** « 8h–12h et 14h–19h », « 24h/24 ». */
export function periodsText(periods: readonly Period[]): string {
  return list.format(periods.map(periodText));
}

function periodText(period: Period): string {
  if (isAllDay(period)) return '24h/24';
  const [open, close] = spanOf(period);
  return `${frenchTime(open)}–${frenchTime(close)}`;
}

/** 1320 → « 22h », 390 → « 6h30 », 0 → « minuit ». */
export function frenchTime(minutesOfDay: number): string {
  const minutes = minutesOfDay % dayMinutes;
  if (minutes === 0) return 'minuit';
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

interface DayText {
  day: number;
  periods: readonly Period[];
  text: string;
}

/** Groups days that follow each other and have the same hours. */
function consecutiveDays(days: readonly DayText[]): DayText[][] {
  const groups: DayText[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.day === day.day - 1 && last.text === day.text) group!.push(day);
    else groups.push([day]);
  }
  return groups;
}

function daysText(days: readonly number[]): string {
  const first = weekDays[days[0]!]!;
  if (days.length === 7) return 'tous les jours';
  if (days.length === 1) return first;
  const last = weekDays[days.at(-1)!]!;
  return days.length === 2 ? `${first} et ${last}` : `${first}–${last}`;
}
