import type { MouseEvent } from 'react';

/** Returns the history state for the link of a result card, so that the next page can link back to the search. */
export function listState(location: { pathname: string; search: string }): { list: string } {
  return { list: location.pathname + location.search };
}

/** Returns the search that a history entry was opened from; null when it was opened from elsewhere. */
export function listOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  return typeof state.list === 'string' && /^\/(?!\/)/.test(state.list) ? state.list : null;
}

export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
