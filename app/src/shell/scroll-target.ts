export interface Place {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Where to scroll after a navigation: a height, the element the hash names, the top of the list, or nowhere. */
export type ScrollTarget = number | 'hash' | 'list' | 'stay';

/** `saved` is how far this entry of the history was scrolled when it was left. */
export function scrollAfter(
  navigation: 'POP' | 'PUSH' | 'REPLACE',
  from: Place | null,
  to: Place,
  saved: number | null,
): ScrollTarget {
  if (navigation === 'POP' && saved !== null) return saved;
  if (to.hash) return 'hash';
  if (!from) return 'stay';
  if (from.pathname !== to.pathname) return 0;
  return navigation === 'PUSH' && pageOf(from) !== pageOf(to) ? 'list' : 'stay';
}

/** The `page` of a list; without one it is the first. */
function pageOf({ search }: Place): string {
  return new URLSearchParams(search).get('page') ?? '1';
}
