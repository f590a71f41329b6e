import { clsx } from 'clsx';
import { Container } from '#app/ui/pages/container.tsx';
import type { PartOf } from './service.ts';

/** The line from one number to the next: downwards on a phone, to the right on a desktop. */
const lineToNext = clsx(
  'before:absolute before:bg-blue-200 last:before:hidden',
  'before:top-8 before:-bottom-7 before:left-3.75 before:w-0.5',
  'md:before:top-3.75 md:before:-right-8 md:before:bottom-auto md:before:left-8 md:before:h-0.5 md:before:w-auto',
);

/** Numbered steps of a service. */
export function Steps({ title, steps }: PartOf<'steps'>) {
  return (
    <Container className="py-10 sm:py-14">
      <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
      <ol className="mt-8 grid gap-x-8 gap-y-7 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <li key={step.title} className={clsx('relative pl-12 md:pt-12 md:pl-0', lineToNext)}>
            <span
              aria-hidden
              className="absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-2 border-blue-600 bg-linen font-display font-bold text-blue-700"
            >
              {index + 1}
            </span>
            <h3 className="pt-0.5 text-lg font-bold md:pt-0">{step.title}</h3>
            <p className="mt-1 text-slate">{step.text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
