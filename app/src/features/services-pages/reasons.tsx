import { Container } from '#app/ui/pages/container.tsx';
import type { IconPoint } from './service.ts';

interface ReasonsProps {
  title: string;
  intro?: string;
  points: readonly IconPoint[];
}

/** Reasons to choose a service: the question on one side, the answers on the other. */
export function Reasons({ title, intro, points }: ReasonsProps) {
  return (
    <Container className="grid gap-x-14 gap-y-6 py-10 sm:py-16 lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        {intro && <p className="mt-3 text-slate">{intro}</p>}
      </div>
      <ul className="divide-y divide-line">
        {points.map(({ icon: Icon, title: name, text }) => (
          <li key={name} className="flex gap-4 py-5 first:pt-0 last:pb-0 sm:gap-5">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-600" strokeWidth={1.75} />
            <div>
              <h3 className="text-lg/[1.5rem] font-bold">{name}</h3>
              <p className="mt-1 max-w-2xl text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
