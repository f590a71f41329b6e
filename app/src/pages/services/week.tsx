import { clsx } from 'clsx';
import { Container } from '#app/ui/pages/container.tsx';
import type { PartOf } from './service.ts';

/** An editorial week: a column per day on a desktop, a line per day on a phone. */
export function Week({ title, intro, days }: PartOf<'week'>) {
  return (
    <Container className="py-10 sm:py-14">
      <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
      <p className="mt-2 max-w-2xl text-slate">{intro}</p>
      <ol className="mt-7 overflow-hidden rounded-card border border-line bg-card lg:grid lg:grid-cols-7">
        {days.map(({ day, formats, text }) => (
          <li
            key={day}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-line p-4 not-last:border-b lg:flex lg:flex-col lg:not-last:border-r lg:not-last:border-b-0"
          >
            <h3 className="font-bold max-lg:row-span-2">{day}</h3>
            <p className="flex flex-wrap gap-1.5 lg:mt-2 lg:min-h-14 lg:flex-col lg:items-start">
              {formats.map((format) => (
                <span
                  key={format}
                  className={clsx(
                    'rounded-full px-2.5 py-0.5 text-sm/[1.25rem] font-semibold',
                    format === 'Story'
                      ? 'border border-blue-200 text-blue-700'
                      : 'filled bg-deep-600 text-white',
                  )}
                >
                  {format}
                </span>
              ))}
            </p>
            <p className="text-slate max-lg:col-start-2 lg:text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
