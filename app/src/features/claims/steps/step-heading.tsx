import type { ReactNode } from 'react';

/** The heading of a step, which gets the focus when the step opens. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id="etape" tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
      {children}
    </h2>
  );
}
