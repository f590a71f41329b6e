import { withoutAccents } from '../validation/folded-text.ts';
import {
  timeText,
  dayMinutes,
  normalizedWeek,
  type Period,
  weekDays,
  type WeeklyHours,
  weeklyHoursProblem,
} from './weekly-hours.ts';

type Token =
  | { type: 'day'; day: number }
  | { type: 'time'; minutes: number }
  | { type: 'range' | 'and' | 'everyDay' | 'allDay' | 'closed' };

const dayNames = weekDays.map((name) => `${name}s?|${name.slice(0, 3)}\\.?`);
const alwaysPattern = /^24 ?h ?(?:\/ ?24 ?h?)?(?:,? (?:7j?\/7j?|tous les jours))?$/;

/** One pattern for each token; a longer wording comes before a shorter one. */
const tokenPatterns: readonly [RegExp, (match: RegExpExecArray) => Token | null][] = [
  [/^(?:24 ?h? ?(?:\/|sur) ?24 ?h?|24\/7)(?![\dh])/, () => ({ type: 'allDay' })],
  [
    /^(?:7 ?(?:j|jours?)? ?(?:\/|sur) ?7 ?(?:j(?:ours)?\b)?|tous les jours\b)(?![\dh])/,
    () => ({ type: 'everyDay' }),
  ],
  [
    /^(\d{1,2}) ?(?:h(?:eures?)?|:)(?: ?(\d{2})(?!\d| ?[h:]))?/,
    (match) => ({ type: 'time', minutes: timeOfDay(Number(match[1]), Number(match[2] ?? 0)) }),
  ],
  [/^minuit\b/, () => ({ type: 'time', minutes: 0 })],
  [/^midi\b/, () => ({ type: 'time', minutes: dayMinutes / 2 })],
  [/^fermee?\b/, () => ({ type: 'closed' })],
  [
    new RegExp(`^(?:${dayNames.map((name) => `(${name})`).join('|')})(?![a-z])`),
    (match) => ({ type: 'day', day: match.slice(1).findIndex((name) => name !== undefined) }),
  ],
  [/^(?:[-–—/]|(?:a|au)\b)/, () => ({ type: 'range' })],
  [/^(?:[,;&+]|et\b)/, () => ({ type: 'and' })],
  [/^(?:[:.]|(?:ouvert|de|du|le|les)\b)/, () => null],
];

/**
 * Parses the choices of the specification, the sentences of `hoursSentence` and other texts of days and times alone.
 * Days left out are closed. Null for any other text, which is shown but never interpreted.
 */
export function parseHours(text: string): WeeklyHours | null {
  const wording = withoutAccents(text).replace(/\s+/g, ' ').trim();
  if (alwaysPattern.test(wording)) return 'always';
  const tokens = tokensOf(wording);
  const week = tokens && weekOf(tokens);
  return week && weeklyHoursProblem(week) === null ? normalizedWeek(week) : null;
}

function tokensOf(wording: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = wording;
  while (rest !== '') {
    const found = tokenPatterns
      .map(([pattern, token]) => ({ match: pattern.exec(rest), token }))
      .find(({ match }) => match);
    if (!found?.match) return null;
    const token = found.token(found.match);
    if (token) tokens.push(token);
    rest = rest.slice(found.match[0].length).trimStart();
  }
  return tokens;
}

/** All parts have the same order: « lun-sam 8h-20h », or « 8h-20h lun-sam ». */
function weekOf(tokens: readonly Token[]): Period[][] | null {
  const reader = new TokenReader(tokens);
  const startsWithTimes = reader.peek() === 'time' || reader.peek() === 'allDay';
  const week: (Period[] | undefined)[] = weekDays.map(() => undefined);
  do {
    const part =
      reader.peek() === 'closed'
        ? closedDays(reader)
        : startsWithTimes
          ? timesFirst(reader)
          : daysFirst(reader);
    if (!part) return null;
    for (const day of part.days) {
      if (week[day]) return null;
      week[day] = part.periods;
    }
    // « 8h-20h / dimanche 9h-18h ».
    if (!reader.skip('and')) reader.skip('range');
  } while (reader.peek());
  return week.map((periods) => periods ?? []);
}

interface Part {
  days: number[];
  periods: Period[];
}

function closedDays(reader: TokenReader): Part | null {
  reader.skip('closed');
  const days = readDays(reader);
  return days && { days, periods: [] };
}

function daysFirst(reader: TokenReader): Part | null {
  const days = readDays(reader);
  if (!days) return null;
  if (reader.skip('closed')) return { days, periods: [] };
  reader.skip('and');
  const periods = readPeriods(reader);
  return periods && { days, periods };
}

function timesFirst(reader: TokenReader): Part | null {
  const periods = readPeriods(reader);
  if (!periods) return null;
  if (!reader.skip('and')) reader.skip('range');
  const days = reader.peek() ? readDays(reader) : weekDays.map((_, day) => day);
  return days && { days, periods };
}

function readDays(reader: TokenReader): number[] | null {
  if (reader.skip('everyDay')) return weekDays.map((_, day) => day);
  const days: number[] = [];
  do {
    const first = reader.day();
    if (first === null) return null;
    const last = reader.skip('range') ? reader.day() : first;
    if (last === null) return null;
    for (let offset = 0; offset <= (last - first + 7) % 7; offset += 1) days.push((first + offset) % 7);
  } while (reader.skipBefore('and', 'day'));
  return days;
}

function readPeriods(reader: TokenReader): Period[] | null {
  if (reader.skip('allDay')) return [['00:00', '24:00']];
  const periods: Period[] = [];
  do {
    const open = reader.time();
    if (open === null || open === dayMinutes || !reader.skip('range')) return null;
    const close = reader.time();
    if (close === null) return null;
    periods.push([timeText(open), timeText(close === 0 ? dayMinutes : close)]);
  } while (
    reader.skipBefore('and', 'time') ||
    reader.skipBefore('range', 'time') ||
    reader.peek() === 'time'
  );
  return periods;
}

class TokenReader {
  private index = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(): Token['type'] | undefined {
    return this.tokens[this.index]?.type;
  }

  skip(type: Token['type']): boolean {
    if (this.peek() !== type) return false;
    this.index += 1;
    return true;
  }

  skipBefore(type: Token['type'], next: Token['type']): boolean {
    return this.tokens[this.index + 1]?.type === next && this.skip(type);
  }

  day(): number | null {
    const token = this.tokens[this.index];
    return token?.type === 'day' && this.skip('day') ? token.day : null;
  }

  time(): number | null {
    const token = this.tokens[this.index];
    return token?.type === 'time' && token.minutes <= dayMinutes && this.skip('time') ? token.minutes : null;
  }
}

const timeOfDay = (hour: number, minute: number) => (minute < 60 ? hour * 60 + minute : Infinity);
