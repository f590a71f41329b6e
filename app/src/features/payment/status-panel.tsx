import { clsx } from 'clsx';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#app/ui/states/skeleton.tsx';

interface StatusPanelProps {
  kind: 'working' | 'success' | 'waiting' | 'problem';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

const looks: Record<Exclude<StatusPanelProps['kind'], 'working'>, { Icon: LucideIcon; tone: string }> = {
  success: { Icon: CircleCheck, tone: 'bg-leaf-100 text-leaf-700' },
  waiting: { Icon: Clock, tone: 'bg-blue-100 text-blue-700' },
  problem: { Icon: TriangleAlert, tone: 'bg-brick-100 text-brick-700' },
};

/** Shows the state of a payment. */
export function StatusPanel({ kind, title, actions, children }: StatusPanelProps) {
  const look = kind === 'working' ? undefined : looks[kind];
  return (
    <div
      role={kind === 'problem' ? 'alert' : 'status'}
      className="mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-card px-6 py-10 text-center shadow-card sm:px-10"
    >
      <span
        className={clsx(
          'flex size-18 items-center justify-center rounded-full',
          look?.tone ?? 'bg-blue-50 text-blue-600',
        )}
      >
        {look ? <look.Icon aria-hidden className="size-9" /> : <Spinner className="size-9" />}
      </span>
      <h1 className="mt-5 text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-2 text-balance text-slate">{children}</p>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
