import { Check } from 'lucide-react';
import { Container } from '#app/ui/pages/container.tsx';
import type { Point } from './service.ts';

interface InclusionsProps {
  title: string;
  intro?: string;
  items: readonly Point[];
}

/** Everything the price includes, on one sheet. */
export function Inclusions({ title, intro, items }: InclusionsProps) {
  return (
    <Container className="py-10 sm:py-14">
      <section className="rounded-card border border-line bg-card p-6 shadow-card sm:p-10">
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        {intro && <p className="mt-2 max-w-2xl text-slate">{intro}</p>}
        <ul className="mt-7 gap-x-12 md:columns-2">
          {items.map((item) => (
            <li key={item.title} className="mb-5 flex break-inside-avoid gap-3.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" strokeWidth={2.5} />
              <div>
                <h3 className="font-sans font-semibold">{item.title}</h3>
                <p className="mt-0.5 text-slate">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
