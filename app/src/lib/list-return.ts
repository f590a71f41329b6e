/** The state a result card gives to its link, so that the page it opens can lead back to that very search. */
export function listState(location: { pathname: string; search: string }): { list: string } {
  return { list: location.pathname + location.search };
}

/** The search that a history entry was opened from; null when it was opened from elsewhere. */
export function listOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  return typeof state.list === 'string' && /^\/(?!\/)/.test(state.list) ? state.list : null;
}
