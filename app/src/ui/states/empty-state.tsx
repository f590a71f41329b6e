import type { ReactNode } from 'react';
import { Porthole } from '#app/ui/porthole.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Porthole className="size-28" />
      <p className="mt-6 font-display text-xl font-bold text-balance">{title}</p>
      {children && <div className="mt-2 max-w-md text-balance text-slate">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
