import { clsx } from 'clsx';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { periodsText } from '#contract/laundromat/hours-sentence.ts';
import { openingState, weekdayOf } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf, type OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { specialDaysAhead } from '#contract/laundromat/special-days.ts';
import { capitalized, periodsOn, weekDays, type WeeklyHours } from '#contract/laundromat/weekly-hours.ts';

/**
 * The week with today in bold, or the text of the hours; then the special days ahead. Unknown hours are stated at the
 * top of the page, not here.
 */
export function Hours({ laundromat }: { laundromat: OpeningRow }) {
  const now = useMinute();
  const facts = openingFactsOf(laundromat);
  const today = openingState(facts, now).now.day;
  const specialDays = specialDaysAhead(facts, today);
  const text = laundromat.hours?.trim();
  return (
    <div className="space-y-3">
      {facts.weeklyHours && <Week weekly={facts.weeklyHours} today={weekdayOf(today)} />}
      {!facts.weeklyHours && text && <p className="whitespace-pre-line">{text}</p>}
      {specialDays.length > 0 && (
        <section aria-label="Jours particuliers" className="border-t border-line pt-3 text-sm">
          <h3 className="sr-only">Jours particuliers</h3>
          <ul className="space-y-1.5">
            {specialDays.map(({ firstDay, title, hours }) => (
              <li key={firstDay}>
                <span>{`${title}\u00a0: `}</span>
                <span className="font-semibold">{hours}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Week({ weekly, today }: { weekly: WeeklyHours; today: number }) {
  if (weekly === 'always') return <p className="text-sm">Tous les jours, jour et nuit</p>;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Horaires de la semaine</caption>
      <tbody>
        {weekDays.map((name, day) => {
          const periods = periodsOn(weekly, day);
          return (
            <tr
              key={name}
              aria-current={day === today ? 'date' : undefined}
              className={clsx('align-top', day === today ? 'font-bold' : 'text-slate')}
            >
              <th scope="row" className="w-28 py-0.5 pr-3 text-left [font-weight:inherit]">
                <span>{capitalized(name)}</span>
                {day === today && <span className="sr-only"> (aujourd'hui)</span>}
              </th>
              <td className="py-0.5 tabular-nums">{periods.length > 0 ? periodsText(periods) : 'Fermé'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
