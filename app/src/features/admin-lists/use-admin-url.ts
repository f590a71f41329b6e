import { useSearchParams } from 'react-router-dom';

export type AdminUrl = ReturnType<typeof useAdminUrl>;

/** Returns the id of the heading that gets the focus when the last row of a tab disappears. */
export const headingOf = ({ tab }: AdminUrl) => `titre-${tab}`;

export function useAdminUrl() {
  const [params, setParams] = useSearchParams();
  const page = Math.floor(Number(params.get('page')));
  return {
    tab: params.get('onglet') ?? 'laveries',
    q: params.get('q') ?? '',
    filter: params.get('filtre') ?? '',
    /** Undefined until a page is requested. */
    page: page >= 1 ? page : undefined,
    openTab: (tab: string) => setParams({ onglet: tab }, { preventScrollReset: true }),
    /** Starts a new search on its first page; typing replaces the browser's history entry. */
    search: (changes: { q: string } | { filtre: string }, { replace = false } = {}) =>
      setParams((current) => withParams(current, { ...changes, page: '' }), {
        replace,
        preventScrollReset: true,
      }),
    pageHref: (to: number) => `?${withParams(params, { page: String(to) })}`,
  };
}

/** Returns the parameters with these changes; an empty text removes its parameter. */
export function withParams(current: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
