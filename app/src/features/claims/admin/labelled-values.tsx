import type { ReactNode } from 'react';

/** Values with their labels beside them, below each other on a phone. */
export function LabelledValues({ children }: { children: ReactNode }) {
  return <dl className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">{children}</dl>;
}

export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 sm:contents">
      <dt className="text-sm text-slate sm:text-base">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
