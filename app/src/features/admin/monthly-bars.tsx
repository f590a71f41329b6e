import { useId } from 'react';

interface MonthlyBarsProps {
  title: string;
  /** `month` is its first day, as `2026-11-01`; the oldest comes first. */
  bars: readonly { month: string; value: number }[];
  format: (value: number) => string;
}

const initial = new Intl.DateTimeFormat('fr-FR', { month: 'narrow', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const height = 120;
const step = 30;
const barWidth = 18;
const labelHeight = 20;
const topSpace = 18;

/** Chart with one bar per month, followed by a table with the same figures for screen readers. */
export function MonthlyBars({ title, bars, format }: MonthlyBarsProps) {
  const id = useId();
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  const width = bars.length * step;
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${topSpace + height + labelHeight}`}
        className="mt-3 block w-full"
      >
        <line x1={0} x2={width} y1={topSpace + height} y2={topSpace + height} className="stroke-line" />
        {bars.map(({ month, value }, index) => {
          const tall = value === 0 ? 0 : Math.max((value / highest) * height, 2);
          const middle = index * step + step / 2;
          const isHighest = value === highest && bars.findIndex((bar) => bar.value === highest) === index;
          return (
            <g key={month}>
              <title>{`${whole.format(new Date(month))}\u00a0: ${format(value)}`}</title>
              <rect
                x={middle - barWidth / 2}
                y={topSpace + height - tall}
                width={barWidth}
                height={tall}
                rx={3}
                className={index === bars.length - 1 ? 'fill-blue-600' : 'fill-blue-200'}
              />
              {isHighest && (
                <text
                  x={Math.min(Math.max(middle, 24), width - 24)}
                  y={topSpace + height - tall - 6}
                  textAnchor="middle"
                  className="fill-ink text-[10px] font-semibold"
                >
                  {format(value)}
                </text>
              )}
              <text
                x={middle}
                y={topSpace + height + 15}
                textAnchor="middle"
                className="fill-slate text-[10px] uppercase"
              >
                {initial.format(new Date(month))}
              </text>
            </g>
          );
        })}
      </svg>
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
                  {whole.format(new Date(month))}
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
