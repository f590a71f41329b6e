import type { ReactNode, RefObject } from 'react';

interface StepHeadingProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The heading of a step, which gets the focus when the step opens. */
export function StepHeading({ headingRef, children }: StepHeadingProps) {
  return (
    <h2 ref={headingRef} id="etape" tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
      {children}
    </h2>
  );
}
