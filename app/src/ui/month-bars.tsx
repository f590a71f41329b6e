import { clsx } from 'clsx';

interface MonthBarsProps {
  bars: readonly { month: string; value: number; text: string }[];
  height?: number;
  className?: string;
}

const initial = new Intl.DateTimeFormat('fr-FR', { month: 'narrow', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const step = 30;
const barWidth = 18;
const labelHeight = 20;
const topSpace = 18;

/** Chart with one bar per month. Screen readers need its figures in a table beside it. */
export function MonthBars({ bars, height = 120, className }: MonthBarsProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  const width = bars.length * step;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${topSpace + height + labelHeight}`}
      className={clsx('block w-full', className)}
    >
      <line x1={0} x2={width} y1={topSpace + height} y2={topSpace + height} className="stroke-line" />
      {bars.map(({ month, value, text }, index) => {
        const tall = value === 0 ? 0 : Math.max((value / highest) * height, 2);
        const middle = index * step + step / 2;
        const isHighest = value === highest && bars.findIndex((bar) => bar.value === highest) === index;
        return (
          <g key={month}>
            <title>{`${wholeMonth(month)}\u00a0: ${text}`}</title>
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
                {text}
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
  );
}

export const wholeMonth = (month: string) => whole.format(new Date(month));
