import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, cardLinkClass } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import type { PartOf } from './service.ts';

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

export function Siblings({ title, links }: PartOf<'siblings'>) {
  return (
    <Container className="py-10 sm:py-12">
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {links.map((link) => (
          <Card as="li" interactive key={link.to} className="flex gap-5 p-5">
            <div className="flex-1">
              <h3 className="text-lg font-bold">
                <Link to={link.to} className={cardLinkClass}>
                  {link.title}
                </Link>
              </h3>
              <p className="mt-1 text-slate">{link.text}</p>
            </div>
            <ArrowRight aria-hidden className="mt-1 size-5 shrink-0 text-blue-600" />
          </Card>
        ))}
      </ul>
    </Container>
  );
}

const lineToNext = clsx(
  'before:absolute before:bg-blue-200 last:before:hidden',
  'before:top-8 before:-bottom-7 before:left-3.75 before:w-0.5',
  'md:before:top-3.75 md:before:-right-8 md:before:bottom-auto md:before:left-8 md:before:h-0.5 md:before:w-auto',
);

export function Steps({ title, steps }: PartOf<'steps'>) {
  return (
    <Container className="py-10 sm:py-14">
      <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
      <ol className="mt-8 grid gap-x-8 gap-y-7 md:auto-cols-fr md:grid-flow-col">
        {Object.entries(steps).map(([name, text], index) => (
          <li key={name} className={clsx('relative pl-12 md:pt-12 md:pl-0', lineToNext)}>
            <span
              aria-hidden
              className="absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-2 border-blue-600 bg-linen font-display font-bold text-blue-700"
            >
              {index + 1}
            </span>
            <h3 className="pt-0.5 text-lg font-bold md:pt-0">{name}</h3>
            <p className="mt-1 text-slate">{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
