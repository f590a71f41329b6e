import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import type { AdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

interface PanelProps<Data> {
  query: AdminQuery<Data>;
  /** Shown instead of an empty list. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Set when the list can be searched: the number of results is then announced after each search. */
  search?: { url: AdminUrl; total: (data: Data) => number };
  children: (data: Data) => ReactNode;
}

/** The card around a list of the dashboard, with its loading, error and empty states. */
export function Panel<Data>({ query, isEmpty, empty, search, children }: PanelProps<Data>) {
  const { data, failed, isStale, isSettled, refresh } = query;
  const searchKey = search && `${search.url.q} ${search.url.filter} ${search.url.page}`;
  const announcedKey = useRef(searchKey);
  useEffect(() => {
    if (!search || !data || !isSettled || announcedKey.current === searchKey) return;
    announcedKey.current = searchKey;
    announce(countOf(search.total(data), 'résultat'));
  }, [search, data, isSettled, searchKey]);
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
