import { periodsText } from './hours-sentence.ts';
import { addDays, type OpeningFacts, weekdayOf } from './opening-clock.ts';
import type { OpeningException } from './opening-exceptions.ts';
import { dayAndMonth } from './opening-sentence.ts';
import { openingAreaOf, publicHolidays } from './public-holidays.ts';
import { capitalized, weekDays } from './weekly-hours.ts';

export interface SpecialDays {
  firstDay: string;
  lastDay: string;
  title: string;
  /** « fermé », « 9h–12h », « horaires à confirmer ». */
  hours: string;
}

const holidaysAhead = 30;
const exceptionsAhead = 60;

/** Returns the exceptions and public holidays to come, in the order of their days. */
export function specialDaysAhead(facts: OpeningFacts, today: string): SpecialDays[] {
  const exceptions = facts.openingExceptions.filter(
    ({ firstDay, lastDay }) => lastDay >= today && firstDay <= addDays(today, exceptionsAhead),
  );
  const area = openingAreaOf(facts.postalCode);
  const year = Number(today.slice(0, 4));
  const holidays = [...publicHolidays(year, area), ...publicHolidays(year + 1, area)].filter(
    ([day]) =>
      day >= today &&
      day <= addDays(today, holidaysAhead) &&
      !exceptions.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  );
  return [
    ...exceptions.map(daysOfException),
    ...holidays.map(([day, name]) => ({
      firstDay: day,
      lastDay: day,
      title: `${daysTitle(day, day)} (${name})`,
      hours: holidayTexts[facts.holidayHours],
    })),
  ].toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
}

export const holidayTexts = { usual: 'horaires habituels', closed: 'fermé', unknown: 'horaires à confirmer' };
/** Null: exceptions that are shown without a reason. */
export const reasonTexts = {
  holidays: 'congés',
  works: 'travaux',
  public_holiday: 'jour férié',
  other: null,
};

export function daysOfException({ firstDay, lastDay, periods, reason }: OpeningException): SpecialDays {
  const reasonText = reasonTexts[reason];
  return {
    firstDay,
    lastDay,
    title: daysTitle(firstDay, lastDay) + (reasonText ? ` (${reasonText})` : ''),
    hours: periods ? periodsText(periods) : 'fermé',
  };
}

function daysTitle(first: string, last: string): string {
  const lastText = dayAndMonth(last);
  if (first === last) return `${capitalized(weekDays[weekdayOf(first)]!)} ${lastText}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const firstText = dayAndMonth(first);
  return `Du ${sameMonth ? firstText.split('\u00a0')[0] : firstText} au ${lastText}`;
}
