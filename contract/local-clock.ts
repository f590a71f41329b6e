import { lazily } from './lazily.ts';

/** An instant as the clocks of a time zone show it: the day as `2026-05-01`, and minutes since midnight. */
export interface ClockTime {
  day: string;
  minutes: number;
}

const formats = new Map<string, () => Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const create = () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  const format = formats.get(timeZone) ?? lazily(create);
  formats.set(timeZone, format);
  return format();
}

/** Reads the parts of a format, because its whole text differs from one browser to the next. */
export function clockTime(instant: Date, timeZone = 'Europe/Paris'): ClockTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export const parisDay = (instant: Date) => clockTime(instant).day;

const longDay = lazily(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
);

/** Formats the day of an instant in Paris, such as « 1er mai 2026 ». */
export const formatDay = (time: string) => formatFrenchDay(longDay(), new Date(time));

/** Formats a date with « 1er » instead of 1 for the first day of a month. Lines never break between day and month. */
export function formatFrenchDay(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date);
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && value === '1') return '1er';
      return type === 'literal' && parts[index - 1]?.type === 'day' ? '\u00a0' : value;
    })
    .join('');
}
