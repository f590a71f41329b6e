import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Says without scripts what this part of the page cannot do. */
export function ScriptsNotice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <noscript>
      <p className={clsx('rounded-control bg-mist px-4 py-3 text-sm text-slate', className)}>{children}</p>
    </noscript>
  );
}
