import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#app/ui/card.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/skeleton.tsx';
import type { AdminQuery } from './use-admin-query.ts';

interface PanelProps<Data> {
  query: AdminQuery<Data>;
  /** Nothing to list: shown in the place of the list. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The card around a list of the dashboard, with what stands there while it loads, fails or is empty. */
export function Panel<Data>({ query, isEmpty, empty, children }: PanelProps<Data>) {
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
  return (
    <Card className={clsx('transition-opacity', isStale && 'opacity-60')}>
      {isEmpty?.(data) ? empty : children(data)}
    </Card>
  );
}
