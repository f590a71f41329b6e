import type { ReactNode } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
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
  intro?: ReactNode;
  searchLabel?: string;
  filters?: readonly SelectOption<string>[];
  query: TypedDocumentNode<Data, Variables>;
  variables: (page: { limit: number; offset: number }) => Variables;
  rows: (data: Data) => readonly Row[];
  /** Number of rows on all pages. */
  total: (data: Data) => { aggregate?: { count: number } | null };
  empty: { title: string; text?: string };
  onChanged?: () => void;
  /** A row as an item of a list; call `changed` after each change. */
  item?: (row: Row, changed: () => void) => ReactNode;
  /** The rows of a page as a table, instead of `item`. */
  table?: (rows: readonly Row[], changed: () => void) => ReactNode;
}

/** A searched, filtered and paged list of the dashboard, from its description. */
export function ListPanel<Data, Variables extends AnyVariables, Row>(
  props: ListPanelProps<Data, Variables, Row>,
) {
  const { url, heading, title, intro, searchLabel, filters, rows, empty, onChanged, item, table } = props;
  const query = useAdminQuery({ query: props.query, variables: props.variables(pageVariables(url)) });
  const total = (data: Data) => props.total(data).aggregate?.count ?? 0;
  const changed = () => {
    query.refresh();
    onChanged?.();
  };
  return (
    <>
      {title && (
        <h2 id={heading} className="mb-4 text-2xl font-bold tracking-tight">
          {title}
        </h2>
      )}
      {intro}
      {(searchLabel || filters) && <ListControls url={url} searchLabel={searchLabel} filters={filters} />}
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
            <ListFoot url={url} total={total(data)} />
          </>
        )}
      </Panel>
    </>
  );
}
