import type { MouseEvent } from 'react';

export function listState(location: { pathname: string; search: string }): { list: string } {
  return { list: location.pathname + location.search };
}

export function listOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  return typeof state.list === 'string' && /^\/(?!\/)/.test(state.list) ? state.list : null;
}

export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
