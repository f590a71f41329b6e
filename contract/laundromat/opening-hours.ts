/** One opening period, the same on each of its days. `close` beyond 1440 is on the next day. */
export interface OpeningHours {
  /** Days as JavaScript counts them: 0 is Sunday. */
  days: readonly number[];
  /** Minutes after midnight. */
  open: number;
  close: number;
}

export type OpeningState =
  | { open: true; /** Minutes after midnight, null when it never closes. */ closesAt: number | null }
  | { open: false; opensAt: number; /** 0 today, 1 tomorrow, and so on. */ inDays: number; day: number };

export const weekDays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
const dayMinutes = 24 * 60;
const everyDay = [1, 2, 3, 4, 5, 6, 0];

const day = `(${weekDays.join('|')})`;
const time = String.raw`(\d{1,2})\s?h\s?(\d{2})?`;
const alwaysPattern = /^24 ?h ?(\/ ?24 ?h?)?(,? (7j?\/7j?|tous les jours))?$/;
const hoursPattern = new RegExp(
  String.raw`^(?:de )?${time} ?(?:-|–|à) ?${time},? (?:(7j?/7j?|tous les jours)|du ${day} au ${day})$`,
);

/**
 * Parses opening hours that are written like a choice of the form (`contract/laundromat/laundromat.ts`), with any days and
 * times. Returns null for other text, which is shown but never interpreted.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const wording = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (alwaysPattern.test(wording)) return { days: everyDay, open: 0, close: dayMinutes };
  const match = hoursPattern.exec(wording);
  if (!match) return null;

  const open = minutes(match[1], match[2]);
  const close = minutes(match[3], match[4]);
  if (open === null || close === null || open === dayMinutes) return null;
  const days = match[5] ? everyDay : daysFromTo(match[6], match[7]);
  return { days, open, close: close > open ? close : close + dayMinutes };
}

/** Returns true for a laundromat that never closes. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  return hours.days.length === 7 && hours.close - hours.open >= dayMinutes;
}

/**
 * Returns whether the laundromat is open at a time, in the time zone of Paris, independent of the device.
 * Public holidays are unknown and count as ordinary days.
 */
export function openingState(hours: OpeningHours, instant: Date): OpeningState {
  if (isAlwaysOpen(hours)) return { open: true, closesAt: null };
  const now = parisClock(instant);
  const yesterday = (now.day + 6) % 7;
  if (hours.days.includes(now.day) && now.minutes >= hours.open && now.minutes < hours.close) {
    return { open: true, closesAt: hours.close % dayMinutes };
  }
  if (hours.days.includes(yesterday) && now.minutes < hours.close - dayMinutes) {
    return { open: true, closesAt: hours.close % dayMinutes };
  }

  const stillToday = hours.days.includes(now.day) && now.minutes < hours.open;
  let inDays = stillToday ? 0 : 1;
  while (!hours.days.includes((now.day + inDays) % 7)) inDays += 1;
  return { open: false, opensAt: hours.open, inDays, day: (now.day + inDays) % 7 };
}

/** « Ouvert · ferme à 22h », « Fermé · ouvre lundi à 7h ». */
export function describeOpening(state: OpeningState): string {
  if (state.open) {
    return state.closesAt === null ? 'Ouvert en continu' : `Ouvert · ferme à ${frenchTime(state.closesAt)}`;
  }
  const when = state.inDays === 0 ? '' : state.inDays === 1 ? 'demain ' : `${weekDays[state.day]} `;
  return `Fermé · ouvre ${when}à ${frenchTime(state.opensAt)}`;
}

/** 1320 → « 22h », 390 → « 6h30 », 0 → « minuit ». */
export function frenchTime(minutesOfDay: number): string {
  if (minutesOfDay % dayMinutes === 0) return 'minuit';
  const rest = minutesOfDay % 60;
  return `${Math.floor(minutesOfDay / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

function daysFromTo(from: string | undefined, to: string | undefined): number[] {
  const names: readonly string[] = weekDays;
  const first = names.indexOf(from ?? '');
  const count = ((names.indexOf(to ?? '') - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

function minutes(hour: string | undefined, minute: string | undefined): number | null {
  const total = Number(hour) * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) < 60 && total <= dayMinutes ? total : null;
}

const parisFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shortDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function parisClock(instant: Date): { day: number; minutes: number } {
  const parts = parisFormat.formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: shortDays.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
