import type { HolidayHours } from '#contract/laundromat/opening-exceptions.ts';
import type { Period, WeeklyHours } from '#contract/laundromat/weekly-hours.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export function osmOpeningHours(week: WeeklyHours, holidays: HolidayHours): string {
  const holidayRule = holidays === 'closed' ? '; PH off' : '';
  if (week === 'always') return `24/7${holidayRule}`;
  const rules: { from: number; to: number; hours: string }[] = [];
  for (const [index, periods] of week.entries()) {
    const hours = osmPeriods(periods);
    const last = rules.at(-1);
    if (last?.hours === hours) last.to = index;
    else rules.push({ from: index, to: index, hours });
  }
  const texts = rules.map(
    ({ from, to, hours }) => `${days[from]}${to > from ? `-${days[to]}` : ''} ${hours}`,
  );
  return texts.join('; ') + holidayRule;
}

function osmPeriods(periods: readonly Period[]): string {
  return periods.length === 0
    ? 'off'
    : periods.map(([open, close]) => `${open}-${osmClosing(open, close)}`).join(',');
}

const osmClosing = (open: string, close: string) => (open === '00:00' && close === '00:00' ? '24:00' : close);
