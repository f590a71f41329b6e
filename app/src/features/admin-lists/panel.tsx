import type { ReactNode } from 'react';
import type { FreshQuery } from '#app/graphql/use-fresh-query.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';

interface PanelProps<Data> {
  query: FreshQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** The card around a list of the dashboard, with its loading and error states. */
export function Panel<Data>({ query, children }: PanelProps<Data>) {
  const { data, failed, refresh } = query;
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
  return <Card>{children(data)}</Card>;
}
