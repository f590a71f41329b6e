import { useSearchParams } from 'react-router-dom';

export interface AdminUrl {
  tab: string;
  q: string;
  filter: string;
  /** Undefined until a page is requested. */
  page: number | undefined;
  openTab: (tab: string) => void;
  /** Starts a new search on its first page; typing replaces the browser's history entry. */
  search: (changes: { q: string } | { filtre: string }, options?: { replace?: boolean }) => void;
  pageHref: (page: number) => string;
}

/** Returns the id of the heading that gets the focus when the last row of a tab disappears. */
export const headingOf = ({ tab }: AdminUrl) => `titre-${tab}`;

export function useAdminUrl(): AdminUrl {
  const [params, setParams] = useSearchParams();
  const page = Math.floor(Number(params.get('page')));
  return {
    tab: params.get('onglet') ?? 'laveries',
    q: params.get('q') ?? '',
    filter: params.get('filtre') ?? '',
    page: page >= 1 ? page : undefined,
    openTab: (tab) => setParams({ onglet: tab }, { preventScrollReset: true }),
    search: (changes, { replace = false } = {}) =>
      setParams((current) => withParams(current, { ...changes, page: '' }), {
        replace,
        preventScrollReset: true,
      }),
    pageHref: (to) => `?${withParams(params, { page: String(to) })}`,
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
