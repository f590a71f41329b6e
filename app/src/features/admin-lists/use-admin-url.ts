import { useSearchParams } from 'react-router-dom';

export interface AdminUrl {
  tab: string;
  q: string;
  filter: string;
  /** Undefined until a page is requested. */
  page: number | undefined;
  openTab: (tab: string) => void;
  /** Starts a new search on its first page; typing replaces the browser's history entry. */
  search: (changes: { q?: string; filter?: string }, options?: { replace?: boolean }) => void;
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
      setParams((current) => withSearch(current, changes), { replace, preventScrollReset: true }),
    pageHref: (to) => {
      const next = new URLSearchParams(params);
      next.set('page', String(to));
      return `?${next}`;
    },
  };
}

function withSearch(current: URLSearchParams, { q, filter }: { q?: string; filter?: string }) {
  const next = new URLSearchParams(current);
  next.delete('page');
  for (const [name, value] of [
    ['q', q],
    ['filtre', filter],
  ] as const) {
    if (value === undefined) continue;
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
