import { frenchTime, periodsText } from './hours-sentence.ts';
import { addDays, dayHours, type LocalTime, type OpeningFacts, type OpeningState } from './opening-clock.ts';
import { alwaysOpen, describeOpening } from './opening-sentence.ts';
import { reasonTexts } from './special-days.ts';
import { dayMinutes, spanOf } from './weekly-hours.ts';

/**
 * Returns « Aujourd'hui : jusqu'à 2h, puis 8h-20h (Noël) »; null where the hours of today are unknown, and where they say no
 * more than « Ouvert 24h/24 ».
 */
export function describeToday(facts: OpeningFacts, state: OpeningState): string | null {
  const { now } = state;
  const { periods, isSure, publicHoliday, exception } = dayHours(facts, now.day);
  if (!isSure) return null;
  if (describeOpening(state) === alwaysOpen && !publicHoliday && !exception) return null;
  const nightEnd = endOfNight(facts, now);
  const night = nightEnd === null ? [] : [`jusqu'à ${frenchTime(nightEnd)}`];
  const day = periods.length > 0 || nightEnd === null ? [periodsText(periods) || 'fermé'] : [];
  const reason = exception ? reasonTexts[exception.reason] : publicHoliday;
  return `Aujourd'hui\u00a0: ${[...night, ...day].join(', puis ')}${reason ? ` (${reason})` : ''}`;
}

/** Returns the minute at which a period of yesterday ends that is still open now; null if there is none. */
function endOfNight(facts: OpeningFacts, { day, minutes }: LocalTime): number | null {
  const yesterday = dayHours(facts, addDays(day, -1));
  const closings = yesterday.periods.map((period) => spanOf(period)[1] - dayMinutes);
  return (yesterday.isSure && closings.find((closing) => closing > minutes)) || null;
}
