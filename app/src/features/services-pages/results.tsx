import { Container } from '#app/ui/pages/container.tsx';
import type { Point } from './service.ts';

interface ResultsProps {
  title: string;
  intro: string;
  points: readonly Point[];
}

/** The goals of a service. They are aims, not promises, and contain no figure that cannot be proved. */
export function Results({ title, intro, points }: ResultsProps) {
  return (
    <div className="on-dark my-6 bg-blue-900 text-white">
      <Container className="py-10 sm:py-14">
        <h2 className="max-w-2xl text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        <p className="mt-3 max-w-2xl text-blue-100">{intro}</p>
        <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="border-t-2 border-blue-500 pt-4">
              <h3 className="text-lg/[1.5rem] font-bold">{point.title}</h3>
              <p className="mt-1.5 text-blue-100">{point.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
