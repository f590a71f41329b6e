import { lazily } from '../lazily.ts';
import { formatFrenchDay } from '../local-clock.ts';
import { frenchTime } from './hours-sentence.ts';
import { addDays, weekdayOf, type LocalTime, type OpeningState } from './opening-clock.ts';
import { weekDays } from './weekly-hours.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const alwaysOpen = 'Ouvert 24h/24';

/** Returns the owner's text about the hours where it is all that is known. */
export function hoursTextAlone(state: OpeningState, hours: string | null | undefined): string | null {
  return (state.status === 'unknown' && !state.weeklyHours && hours?.trim()) || null;
}

/** « Ouvert · ferme à 22h », « Fermé · ouvre lundi à 7h », « Ferme dans 25 min ». */
export function describeOpening(state: OpeningState): string {
  if (state.status === 'open') return describeOpen(state);
  if (state.status === 'closed') return describeClosed(state);
  // Usual hours are unsure on a holiday, and in the night after it.
  return state.weeklyHours ? 'Jour férié\u00a0: horaires à confirmer' : 'Horaires non communiqués';
}

function describeOpen({ now, change, isClosing, lastWash, weeklyHours }: OpeningState): string {
  const closing = change?.status === 'closed' ? change : null;
  const left = closing ? closing.instant.getTime() - now.instant.getTime() : Infinity;
  if (closing && isClosing) {
    const minutesLeft = Math.ceil(left / minuteMs);
    const closes =
      minutesLeft < 60 ? `Ferme dans ${minutesLeft}\u00a0min` : `Ferme à ${frenchTime(closing.minutes)}`;
    if (!lastWash) return closes;
    return lastWash.instant < now.instant
      ? `${closes} · plus le temps de laver et sécher`
      : `${closes} · dernier lavage à ${frenchTime(lastWash.minutes)}`;
  }
  if (weeklyHours === 'always' && left > dayMs) return alwaysOpen;
  if (!closing) return 'Ouvert';
  return `Ouvert · ferme ${left < dayMs ? '' : dayText(closing, now)}à ${frenchTime(closing.minutes)}`;
}

function describeClosed({ now, change, exception }: OpeningState): string {
  // On a single day off, the sentence says only when the laundromat opens again.
  const isTemporary = exception && !exception.periods && exception.firstDay < exception.lastDay;
  const closed = isTemporary ? `Fermé temporairement jusqu'au ${dayAndMonth(exception.lastDay)}` : 'Fermé';
  if (change?.status === 'open') return `${closed} · ouvre ${openingText(change, now)}`;
  if (isTemporary) return closed;
  const isHolidayTomorrow = change?.publicHoliday && change.day === addDays(now.day, 1);
  return isHolidayTomorrow ? 'Fermé · demain jour férié, horaires à confirmer' : 'Fermé';
}

/** « demain à 7h », « le 7 mars à 0h ». Only tonight's midnight is « minuit »: with a day it could be either night. */
function openingText(change: LocalTime, now: LocalTime): string {
  if (change.minutes > 0 || change.day <= addDays(now.day, 1))
    return `${dayText(change, now)}à ${frenchTime(change.minutes)}`;
  return `${dayText({ ...change, minutes: 1 }, now)}à 0h`;
}

/** « Dernier lavage possible à 21h10 »; null while no closing is near, or the length of a wash is unknown. */
export function describeLastWash({ now, lastWash, isClosing }: OpeningState): string | null {
  if (!lastWash || isClosing || lastWash.instant.getTime() - now.instant.getTime() > dayMs) return null;
  return `Dernier lavage possible à ${frenchTime(lastWash.minutes)}`;
}

const dayAndMonthFormat = lazily(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** Returns « 3 mars » or « 1er mars » for a day `YYYY-MM-DD`. */
export function dayAndMonth(day: string): string {
  return formatFrenchDay(dayAndMonthFormat(), new Date(day));
}

/** « demain », « lundi », « le 3 mars », each with a space, or nothing for today. Midnight belongs to the day that it ends. */
function dayText({ day, minutes }: LocalTime, now: LocalTime): string {
  const named = minutes === 0 ? addDays(day, -1) : day;
  if (named <= now.day) return '';
  if (named === addDays(now.day, 1)) return 'demain ';
  if (named < addDays(now.day, 7)) return `${weekDays[weekdayOf(named)]} `;
  return `le ${dayAndMonth(named)} `;
}
