import { type ReactNode, useId } from 'react';
import { Card } from '#app/ui/cards/card.tsx';

interface EditSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function EditSection({ title, hint, children }: EditSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-7">
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      {hint && <p className="mt-1 text-slate">{hint}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
