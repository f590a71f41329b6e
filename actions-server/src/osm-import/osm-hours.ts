import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import { type Period, type WeeklyHours, weeklyHoursProblem } from '#contract/laundromat/weekly-hours.ts';
import { parisDay } from '#contract/local-clock.ts';
import { type StoredHours, storedHours } from './osm-days.ts';

export interface ImportedHours {
  text: string;
  weekly: WeeklyHours | null;
  holidays: 'usual' | 'closed' | 'unknown';
  exceptions: OpeningException[];
}

const textMax = 300;
/** Values that depend on the sun or on school holidays have no fixed week. */
const isMoving = (value: string) => /sunrise|sunset|dawn|dusk|\bSH\b/i.test(value);
const hasTime = (value: string) =>
  /\b(?:[01]?\d|2[0-4]) ?(?:[h:.](?:[0-5]\d)?(?!\d)|\/ ?(?:7|24)\b)/i.test(value);

/**
 * Reads `opening_hours` as of a day. Null for a value that is not about hours; a text without a week where a week and
 * exceptions cannot say the same.
 */
export function readOsmHours(value: string, today = parisToday()): ImportedHours | null {
  const key = `${today} ${value}`;
  const known = readBefore.get(key);
  if (known) return known.hours;
  const hours = fromOsm(value, today);
  readBefore.set(key, { hours });
  return hours;
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
  const read = readings(value);
  const stored =
    read && !isMoving(value) ? (storedClear(read, today) ?? storedNights(read.hours, today)) : null;
  // The library only guesses French texts such as « 7h-22h, 7j/7 ».
  const weekly = read?.hasWarnings === false ? null : parseHours(value);
  if (weekly) return { text: hoursSentence(weekly), weekly, holidays: 'unknown', exceptions: [] };
  if (stored) return { text: hoursSentence(stored.weekly), ...stored };
  const text = read?.hours.prettifyValue({ locale: 'fr' }) ?? value.trim();
  const isText = read ? text !== '' : hasTime(value) && value.length <= textMax;
  return isText ? { text: text.slice(0, textMax), weekly: null, holidays: 'unknown', exceptions: [] } : null;
}

const storedClear = ({ hours, isClear }: Reading, today: string): StoredHours | null =>
  isClear ? storedHours(hours, today, /\bPH\b/.test(hours.prettifyValue())) : null;

/**
 * In « 18:00-02:00; Dec 31 off » the library also removes the small hours of 31 December, which a person counts to the
 * evening before. So nights are read until midnight.
 */
function storedNights(hours: OpeningHours, today: string): StoredHours | null {
  const ends = new Map<string, string>();
  const value = hours.prettifyValue();
  const untilMidnight = value.replace(/(\d\d:\d\d)-(\d\d:\d\d)/g, (range, from: string, to: string) => {
    const known = ends.get(from);
    ends.set(from, known === undefined || known === to ? to : 'unclear');
    return to > from ? range : `${from}-24:00`;
  });
  if (untilMidnight === value || ends.has('00:00') || [...ends.values()].includes('unclear')) return null;
  const read = readings(untilMidnight);
  const stored = read && storedClear(read, today);
  if (!stored || stored.weekly === 'always') return null;
  const whole = (periods: readonly Period[]) =>
    periods.map(([from, to]): Period => [from, to === '24:00' ? (ends.get(from) ?? to) : to]);
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

/** The library warns of « Lu-Di » or a final semicolon, so a value is clear if its normalized form has no warning. */
function readings(value: string): Reading | null {
  const withColons = value.replace(frenchTime, (_, hour: string, minutes = '00') => `${hour}:${minutes}`);
  try {
    const hours = new OpeningHours(withColons, france, options);
    if (hours.getWarnings().length === 0 && withColons === value)
      return { hours, hasWarnings: false, isClear: true };
    // « 24/7; Dec 25 off »: the library prefers 00:00-24:00 beside other rules.
    const tidy = hours.prettifyValue().replace(/^24\/7(?=;)/, '00:00-24:00');
    const again = new OpeningHours(tidy, france, options);
    return { hours: again, hasWarnings: true, isClear: again.getWarnings().length === 0 };
  } catch {
    return null;
  }
}
