import { Container } from '#app/ui/container.tsx';
import type { Point } from './service.ts';

/** What happens, one thing after the other. */
export function Steps({ title, steps }: { title: string; steps: readonly Point[] }) {
  return (
    <Container className="py-10 sm:py-14">
      <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
      <ol className="mt-8 ml-4 grid gap-x-8 gap-y-7 border-l-2 border-blue-200 pl-8 md:ml-0 md:auto-cols-fr md:grid-flow-col md:border-t-2 md:border-l-0 md:pt-7 md:pl-0">
        {steps.map((step, index) => (
          <li key={step.title} className="relative">
            <span
              aria-hidden
              className="absolute top-0 -left-[calc(2rem+1px)] flex size-8 -translate-x-1/2 items-center justify-center rounded-full border-2 border-blue-600 bg-linen font-display font-bold text-blue-700 md:-top-7 md:left-0 md:translate-x-0 md:-translate-y-[calc(50%+1px)]"
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
