import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { changedSearch, formatSearch, parseSearch, type SearchCriteria } from './search-params.ts';

type Sorts = readonly [SearchSort, ...SearchSort[]];

export interface SearchUrl {
  criteria: SearchCriteria;
  /** The sorts of the page, the default one first. */
  sorts: Sorts;
  /**
   * Navigates to the search with these changes, on its first page unless a page is among them. It pushes a history
   * entry, so that « back » undoes one choice; `replace` is for typing, which would flood the history.
   */
  change: (changes: Partial<SearchCriteria>, options?: { replace?: boolean }) => void;
  /** Returns the address of the search with these changes, for links. */
  hrefWith: (changes: Partial<SearchCriteria>) => string;
}

/** The search of the current page, stored in the URL only. `sorts` must be a constant. */
export function useSearchUrl(sorts: Sorts): SearchUrl {
  const [params, setParams] = useSearchParams();
  const criteria = useMemo(() => parseSearch(params, sorts), [params, sorts]);

  const change = useCallback<SearchUrl['change']>(
    (changes, { replace = false } = {}) => {
      setParams((current) => formatSearch(changedSearch(parseSearch(current, sorts), changes), sorts[0]), {
        replace,
        preventScrollReset: true,
      });
    },
    [setParams, sorts],
  );

  const hrefWith = useCallback(
    (changes: Partial<SearchCriteria>) => {
      const query = formatSearch(changedSearch(criteria, changes), sorts[0]).toString();
      return query ? `?${query}` : '?';
    },
    [criteria, sorts],
  );

  return { criteria, sorts, change, hrefWith };
}
