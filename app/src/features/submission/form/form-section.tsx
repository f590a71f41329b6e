import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the long form; on wide screens its title is on the left and its fields on the right. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-b border-line py-7 last:border-0 last:pb-0 first-of-type:pt-0 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h3 className="text-lg font-bold tracking-tight">{title}</h3>
        {hint && <p className="mt-1 text-sm text-slate">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
