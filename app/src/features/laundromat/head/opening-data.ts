import type { OpeningFacts } from '#contract/laundromat/opening-clock.ts';
import { isAllDay, periodsOn, type Period } from '#contract/laundromat/weekly-hours.ts';

interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string | string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening and closing at midnight mean closed. */
const closed = { opens: '00:00', closes: '00:00' };

/**
 * Returns the hours as schema.org data: each period with the days that have it, closed public holidays, and exceptions with
 * their days. A closing that is not later than the opening is on the next day.
 */
export function openingHoursSpecification(facts: OpeningFacts): OpeningHoursSpecification[] {
  const weekly = facts.weeklyHours;
  const usual = new Map<string, { days: string[]; period: Period }>();
  for (const [day, name] of weekly ? dayNames.entries() : []) {
    for (const period of periodsOn(weekly!, day)) {
      const same = usual.get(period.join());
      if (same) same.days.push(name);
      else usual.set(period.join(), { days: [name], period });
    }
  }
  return [
    ...[...usual.values()].map(({ days, period }) => ({ dayOfWeek: days, ...times(period) })),
    ...(facts.holidayHours === 'closed' ? [{ dayOfWeek: 'PublicHolidays', ...closed }] : []),
    ...facts.openingExceptions.flatMap(({ firstDay, lastDay, periods }) =>
      (periods?.map(times) ?? [closed]).map((hours) => ({
        ...hours,
        validFrom: firstDay,
        validThrough: lastDay,
      })),
    ),
  ].map((specification) => ({ '@type': 'OpeningHoursSpecification', ...specification }));
}

/** Search engines read a day until 23:59 as one that never closes. */
function times(period: Period) {
  const [opens, closes] = period;
  return { opens, closes: isAllDay(period) ? '23:59' : closes.replace('24:00', '00:00') };
}
