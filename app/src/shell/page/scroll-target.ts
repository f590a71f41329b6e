export interface HistoryEntry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

export type ScrollTarget = number | 'hash' | 'list' | 'stay';

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

function listPage({ search }: HistoryEntry): string {
  return new URLSearchParams(search).get('page') ?? '1';
}
