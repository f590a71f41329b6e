import type { MouseEvent } from 'react';

/** History state of a link from a list, so that the page can lead back to it. */
export function listState(location: { pathname: string; search: string }): { list: string } {
  return { list: location.pathname + location.search };
}

/** Returns the address of that list; null for a page that was opened otherwise. */
export function listOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  return typeof state.list === 'string' && /^\/(?!\/)/.test(state.list) ? state.list : null;
}

export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
