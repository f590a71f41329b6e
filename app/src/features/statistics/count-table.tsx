import { countKinds } from '#contract/statistics/count-kinds.ts';
import { kindLabels } from './kind-labels.ts';
import { formatFigure, type MonthCounts } from './month-counts.ts';

const shortMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The figures of every month, the newest first. A month before the first count has dashes. */
export function CountTable({ caption, months }: { caption: string; months: readonly MonthCounts[] }) {
  return (
    <table className="mt-1 w-full text-xs tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-slate">
        <tr>
          <th scope="col">
            <span className="sr-only">Mois</span>
          </th>
          {countKinds.map((kind) => (
            <th key={kind} scope="col" className="pb-1 pl-1 text-right font-semibold">
              <span aria-hidden>{kindLabels[kind].short}</span>
              <span className="sr-only">{kindLabels[kind].long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
              {shortMonth.format(new Date(row.month))}
            </th>
            {countKinds.map((kind) => (
              <td key={kind} className="py-1.5 pl-1 text-right">
                {row.isCounted ? (
                  formatFigure(row, kind)
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr-only">non compté</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
