import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#app/ui/cards/card.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import type { AdminQuery } from './use-admin-query.ts';

interface PanelProps<Data> {
  query: AdminQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** The card around a list of the dashboard, with its loading and error states. */
export function Panel<Data>({ query, children }: PanelProps<Data>) {
  const { data, failed, isStale, refresh } = query;
  if (failed) return <ErrorState onRetry={refresh} />;
  if (!data) {
    return (
      <Loading className="space-y-3">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </Loading>
    );
  }
  return <Card className={clsx('transition-opacity', isStale && 'opacity-60')}>{children(data)}</Card>;
}
