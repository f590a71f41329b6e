export interface HistoryEntry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Scroll target after a navigation: a scroll position, the element of the hash, the top of the list, or none. */
export type ScrollTarget = number | 'hash' | 'list' | 'stay';

/** Returns the scroll target. `saved` is the scroll position at which this history entry was left. */
export function scrollAfter(
  navigation: 'POP' | 'PUSH' | 'REPLACE',
  from: HistoryEntry | null,
  to: HistoryEntry,
  saved: number | null,
): ScrollTarget {
  if (navigation === 'POP' && saved !== null) return saved;
  if (to.hash) return 'hash';
  if (!from) return 'stay';
  if (from.pathname !== to.pathname) return 0;
  return navigation === 'PUSH' && listPage(from) !== listPage(to) ? 'list' : 'stay';
}

/** Returns the `page` parameter of a list; 1 without one. */
function listPage({ search }: HistoryEntry): string {
  return new URLSearchParams(search).get('page') ?? '1';
}
