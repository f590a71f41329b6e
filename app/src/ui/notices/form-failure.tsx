import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FormFailure({ message, className }: { message: string | undefined; className?: string }) {
  if (!message) return null;
  return (
    <p
      className={clsx(
        'flex gap-2.5 rounded-control bg-brick-100 px-3.5 py-3 font-medium text-brick-700',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{message}</span>
    </p>
  );
}

export function ScriptsNotice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <noscript>
      <p className={clsx('rounded-control bg-mist px-4 py-3 text-sm text-slate', className)}>{children}</p>
    </noscript>
  );
}
