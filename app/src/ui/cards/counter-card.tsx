import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { Card } from './card.tsx';

interface CounterCardProps {
  icon: LucideIcon;
  label: string;
  value: ReactNode | undefined;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
}

export function CounterCard({ icon: Icon, label, value, action, children, className }: CounterCardProps) {
  const isLong = typeof value === 'string' && value.length > 10;
  return (
    <Card className={clsx('flex flex-col p-4 sm:p-5', className)}>
      <dt className="flex items-center gap-2 text-sm font-medium text-slate">
        <Icon aria-hidden className="size-4.5 shrink-0 text-blue-600" />
        <span>{label}</span>
      </dt>
      <dd
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2 sm:min-h-11',
          !children && 'max-lg:mt-auto',
        )}
      >
        <span
          className={clsx(
            'font-display font-bold tracking-tight wrap-anywhere sm:text-2xl',
            isLong ? 'text-lg' : 'text-2xl',
          )}
        >
          {value === undefined ? <Skeleton className="h-8 w-16" /> : value}
        </span>
        {action}
      </dd>
      {children && <dd className="pt-1 text-sm text-slate">{children}</dd>}
    </Card>
  );
}
