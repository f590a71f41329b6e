import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import {
  timeText,
  dayMinutes,
  type Period,
  spanOf,
  type WeeklyHours,
  weeklyHoursProblem,
} from '#contract/laundromat/weekly-hours.ts';
import { parisDay } from '#contract/local-clock.ts';
import { withoutAccents } from '#contract/validation/folded-text.ts';
import { type StoredHours, storedHours } from './osm-days.ts';

export interface ImportedHours {
  text: string;
  weekly: WeeklyHours | null;
  holidays: 'usual' | 'closed' | 'unknown';
  exceptions: OpeningException[];
}

const textMax = 300;
/** Values that depend on the sun or on school holidays have no fixed week; « open » names no hour at all. */
const isMoving = (value: string) => /sunrise|sunset|dawn|dusk|\bSH\b|^\D*$/i.test(value);
const hasTime = (value: string) =>
  /\b(?:[01]?\d|2[0-4]) ?(?:[h:.](?:[0-5]\d)?(?!\d)|\/ ?(?:7|24)\b)|\b\d{4} ?- ?\d{4}\b/i.test(value);

/**
 * Reads `opening_hours` as of a day: as a week with exceptions if these can say the same, else as a text alone. Null for a
 * value that is not about hours.
 */
export function readOsmHours(value: string, today = parisToday()): ImportedHours | null {
  const key = `${today} ${value}`;
  const known = readBefore.get(key);
  if (known) return known.hours;
  const hours = inUniversalTime(() => fromOsm(value, today));
  readBefore.set(key, { hours });
  return hours;
}

/** The library uses the time zone of the process, in which the change of clocks in spring would cost a night an hour. */
function inUniversalTime<Result>(compute: () => Result): Result {
  const { TZ: zone } = process.env;
  process.env.TZ = 'UTC';
  try {
    return compute();
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

export const parisToday = () => parisDay(new Date());

const readBefore = new LRUCache<string, { hours: ImportedHours | null }>({ max: 5_000 });

const options = {
  mode: undefined,
  map_value: undefined,
  warnings_severity: undefined,
  locale: 'fr',
  tag_key: 'opening_hours',
};
/** Public holidays are those of France; the library needs the point only for the sun. */
const france = { lat: 46.6, lon: 2.5, address: { country_code: 'fr', state: '' } };

function fromOsm(value: string, today: string): ImportedHours | null {
  const read = readings(value, today);
  const stored =
    read && !isMoving(value) ? (storedClear(read, today) ?? storedNights(read.hours, today)) : null;
  // The library only guesses French texts such as « 7h-22h, 7j/7 ».
  const weekly = read?.hasWarnings === false ? null : parseHours(value);
  if (weekly) return { text: hoursSentence(weekly), weekly, holidays: 'unknown', exceptions: [] };
  if (stored) return { text: hoursSentence(stored.weekly), ...stored };
  const text = read?.isClear ? read.hours.prettifyValue({ locale: 'fr' }) : value.trim();
  const isText = read ? text !== '' : hasTime(value) && value.length <= textMax;
  return isText ? { text: text.slice(0, textMax), weekly: null, holidays: 'unknown', exceptions: [] } : null;
}

function storedClear({ hours, isClear }: Reading, today: string): StoredHours | null {
  const value = hours.prettifyValue();
  if (!isClear || earlyClosing.test(value) || replacedDays.test(value)) return null;
  const stored = storedHours(hours, today, holidayRule.test(value));
  const moved = stored && withHolidaysLast(value);
  const isSame = !moved || storedHours(moved, today, true)?.holidays === stored.holidays;
  return isSame ? stored : storedHours(hours, today, false);
}

/** « Aug off; Mo-Fr 08:00-20:00 »: for the library the second rule opens in August too, which a mapper may not mean. */
const earlyClosing =
  /(?:^|; )(?:[A-Z][a-z]{2}\b|\d{4} |week |easter)[^;]*\b(?:off|closed)\b[^;]*; (?:(?:Mo|Tu|We|Th|Fr|Sa|Su)\b[^;]* )?\d\d:/;

/**
 * « Su off; 08:00-20:00 », « Mo-Fr 08:00-12:00; Mo-Fr 14:00-18:00 »: for the library the second rule replaces the first,
 * where a mapper means both.
 */
const replacedDays = /(?:^|; )((?:Mo|Tu|We|Th|Fr|Sa|Su)\b[\w,-]*) [^;]*; (?:[^;]*; )*(?:(?:\1|Mo-Su) |\d\d:)/;

/** Holidays as such, alone or beside weekdays: neither « PH Su » nor « PH -1 day ». */
const holidayRule = /(?:^|; |,)PH(?:,[\w,-]*)? ((?:off|closed|\d\d:)[^;]*)/;

/** A person reads « PH off; Mo-Su 07:00-21:00 » as closed on holidays, where the library sees the second rule. */
function withHolidaysLast(value: string): OpeningHours | null {
  const rule = holidayRule.exec(value);
  const isLast = !rule || rule.index + rule[0].length === value.length;
  return isLast ? null : new OpeningHours(`${value}; PH ${rule[1]}`, france, options);
}

const timeRange = /(\d\d:\d\d)-(\d\d:\d\d)/g;

/**
 * In « 18:00-02:00; Dec 31 off » the library also removes the small hours of 31 December, which a person counts to the
 * evening before. So the value is read as if each day began when the last night ends.
 */
function storedNights(hours: OpeningHours, today: string): StoredHours | null {
  const value = hours.prettifyValue();
  const spans = [...value.matchAll(timeRange)].map(([, from = '', to = '']) => spanOf([from, to]));
  const nightEnd = Math.max(...spans.map(([, to]) => to - dayMinutes));
  if (nightEnd <= 0 || spans.some(([from]) => from < nightEnd)) return null;
  const earlier = value.replace(timeRange, (_, from: string, to: string) =>
    spanOf([from, to])
      .map((minutes) => timeText(minutes - nightEnd))
      .join('-'),
  );
  const read = readings(earlier, today);
  const stored = read && storedClear(read, today);
  if (!stored || stored.weekly === 'always') return null;
  const whole = (periods: readonly Period[]) =>
    periods.map((period): Period => {
      const [from, to] = spanOf(period).map((minutes) => minutes + nightEnd) as [number, number];
      return [timeText(from), timeText(to > dayMinutes ? to - dayMinutes : to)];
    });
  const weekly = stored.weekly.map(whole);
  const exceptions = stored.exceptions.map((each) => ({
    ...each,
    periods: each.periods && whole(each.periods),
  }));
  return weeklyHoursProblem(weekly) === null ? { ...stored, weekly, exceptions } : null;
}

interface Reading {
  hours: OpeningHours;
  hasWarnings: boolean;
  isClear: boolean;
}

const frenchTime = /\b([01]?\d|2[0-4]) ?h ?([0-5]\d)?(?![\d/])/gi;
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dayBeforeMonth = new RegExp(`(?<![\\d:h-])(\\d{1,2}(?:-\\d{1,2})?) (${months})\\b`, 'g');

/**
 * Words that the library reads as a mapper means them. It guesses others: « L-V » would be the weekend, « le » Saturday,
 * and « mar » March.
 */
const knownWords = new RegExp(
  `^(?:mo|tue?s?|we|thu?r?s?|fr|sa|su|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?|wed|sat|lun?|mardi|mer?|jeu?|ven?|sam?|dim?|(?:lun|mercre|jeu|vendre|same)di|dimanche|ma|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|janvier|fevrier|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|ph|public|holidays?|jours?|feries?|off|closed|open|fermee?|easter|days?|weeks?|weekdays?|weekends?|daily|everyday|[ap]m|h|uhr|et|and|to|a)$`,
  'i',
);
const isKnown = (value: string) =>
  withoutAccents(value.replace(/"[^"]*"/g, ''))
    .split(/[^a-z]+/i)
    .every((word) => word === '' || knownWords.test(word));

/** The library warns of « Lu-Di » or a final semicolon, so a value is clear if its normalized form has no warning. */
function readings(value: string, today: string): Reading | null {
  const plain = value
    .replace(/\b24 ?h ?\/ ?24(?: ?h)?\b/gi, '00:00-24:00')
    .replace(frenchTime, (_, hour: string, minutes = '00') => `${hour}:${minutes}`)
    .replace(/(\d)(?:st|nd|rd|th|er)\b/g, '$1')
    .replace(dayBeforeMonth, '$2 $1');
  try {
    const hours = new OpeningHours(plain, france, options);
    if (hours.getWarnings().length === 0 && plain === value)
      return { hours, hasWarnings: false, isClear: true };
    const again = new OpeningHours(tidied(hours.prettifyValue(), today), france, options);
    return { hours: again, hasWarnings: true, isClear: isKnown(plain) && again.getWarnings().length === 0 };
  } catch {
    return null;
  }
}

/**
 * « 24/7; Dec 25 off »: the library prefers 00:00-24:00 beside other rules. « , PH off » means « ; PH off », and a rule
 * of a past year says nothing.
 */
function tidied(value: string, today: string): string {
  const rules = value
    .replace(/^24\/7(?=;)/, '00:00-24:00')
    .replace(/(?<=:\d\d|off), (?=[\w ,-]+ off)/g, '; ')
    .split('; ');
  const isPast = (rule: string) => {
    const years = rule.match(/\b20\d\d\b(?!\+)/g) ?? [];
    return years.length > 0 && !rule.includes('+') && years.every((year) => year < today.slice(0, 4));
  };
  return rules.length > 1 ? rules.filter((rule) => !isPast(rule)).join('; ') : value;
}
