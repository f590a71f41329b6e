import type { ReactNode } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { SelectOption } from '#app/ui/choices/select-listbox.tsx';
import { focusList } from '#app/ui/focus/focus-list.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

interface ListPanelProps<Data, Variables extends AnyVariables, Row> {
  url: AdminUrl;
  /** Id of the heading, which gets the focus when the last row disappears. */
  heading: string;
  /** Missing in a list below the heading of another panel. */
  title?: string;
  /** Beside the title. */
  action?: (changed: () => void) => ReactNode;
  intro?: ReactNode;
  searchLabel?: string;
  filters?: readonly SelectOption<string>[];
  query: TypedDocumentNode<Data, Variables>;
  variables: (page: { limit: number; offset: number }) => Variables;
  rows: (data: Data) => readonly Row[];
  /** Number of rows on all pages. */
  total: (data: Data) => { aggregate?: { count: number } | null };
  empty: { title: string; text?: string };
  /** Another list, shown below the search instead of this one. */
  instead?: (url: AdminUrl, changed: () => void) => ReactNode;
  /** Until a page, a search or a filter is requested, shows only so many rows and a link to all. */
  first?: { rows: number; linkToAll: string };
  onChanged?: () => void;
  /** A row as an item of a list; call `changed` after each change. */
  item?: (row: Row, changed: () => void) => ReactNode;
  /** The rows of a page as a table, instead of `item`. */
  table?: (rows: readonly Row[], changed: () => void) => ReactNode;
}

/** A list of the dashboard with search, filters and pages. */
export function ListPanel<Data, Variables extends AnyVariables, Row>(
  props: ListPanelProps<Data, Variables, Row>,
) {
  const { url, heading, title, intro, searchLabel, filters, rows, empty, first, onChanged, item, table } =
    props;
  const firstRows = url.page === undefined && !url.q && !url.filter ? first?.rows : undefined;
  const query = useAdminQuery({
    query: props.query,
    variables: props.variables(pageVariables(url, firstRows)),
    pause: props.instead !== undefined,
  });
  const total = (data: Data) => props.total(data).aggregate?.count ?? 0;
  const changed = () => {
    query.refresh();
    onChanged?.();
  };
  return (
    <>
      {title && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={heading} className="text-2xl font-bold tracking-tight">
            {title}
          </h2>
          {props.action?.(changed)}
        </div>
      )}
      {intro}
      {(searchLabel || filters) && <ListControls url={url} searchLabel={searchLabel} filters={filters} />}
      {props.instead?.(url, changed) ?? (
        <Panel
          query={query}
          search={{ url, total }}
          isEmpty={(data) => rows(data).length === 0}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        >
          {(data) => (
            <>
              {table?.(rows(data), changed)}
              {item && (
                <ul {...focusList(heading)} className="divide-y divide-line">
                  {rows(data).map((row) => item(row, changed))}
                </ul>
              )}
              {firstRows === undefined && <ListFoot url={url} total={total(data)} />}
              {firstRows !== undefined && total(data) > firstRows && (
                <p className="border-t border-line p-3 text-center">
                  <LinkButton to={url.pageHref(1)} variant="quiet">
                    {first?.linkToAll} ({formatCount(total(data))})
                  </LinkButton>
                </p>
              )}
            </>
          )}
        </Panel>
      )}
    </>
  );
}
