import { useId } from 'react';
import { MonthBars, wholeMonth } from '#app/ui/month-bars.tsx';

interface MonthlyBarsProps {
  title: string;
  /** `month` is its first day, as `2026-11-01`; the oldest comes first. */
  bars: readonly { month: string; value: number }[];
  format: (value: number) => string;
}

/** Chart with one bar per month, followed by a table with the same figures for screen readers. */
export function MonthlyBars({ title, bars, format }: MonthlyBarsProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <MonthBars bars={bars} format={format} className="mt-3" />
      <details className="mt-2">
        <summary className="cursor-pointer py-1.5 text-sm font-semibold text-blue-700 hover:underline">
          Voir les chiffres
        </summary>
        <table className="mt-1 w-full text-sm wrap-anywhere">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Mois</th>
              <th scope="col">Valeur</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ month, value }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal first-letter:uppercase">
                  {wholeMonth(month)}
                </th>
                <td className="py-1.5 text-right tabular-nums">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
