import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useFreshQuery, type FreshQuery } from '#app/graphql/use-fresh-query.ts';
import { countOf, formatCount } from '#app/lib/texts/french-numbers.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Select, type SelectOption } from '#app/ui/choices/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { announce } from '#app/ui/notices/announcer.ts';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { type AdminUrl, headingOf } from './use-admin-url.ts';

const pageSize = 20;

/** A page of a list, and the number of rows of all its pages. */
interface Page<Row> {
  rows: readonly Row[];
  total: { aggregate: { count: number } };
}

interface ListPanelProps<Row, Variables extends AnyVariables> {
  url: AdminUrl;
  title?: string;
  action?: (changed: () => void) => ReactNode;
  intro?: ReactNode;
  searchLabel?: string;
  filters?: readonly SelectOption<string>[];
  query: TypedDocumentNode<Page<Row>, Variables>;
  variables: (page: { limit: number; offset: number }) => Variables;
  empty: { title: string; text?: string };
  instead?: (url: AdminUrl, changed: () => void) => ReactNode;
  /** Shows only so many rows, with a link to all, until a page, search or filter is chosen. */
  first?: { rows: number; linkToAll: string };
  onChanged?: () => void;
  item?: (row: Row, changed: () => void) => ReactNode;
  table?: (rows: readonly Row[], changed: () => void) => ReactNode;
}

export function ListPanel<Row, Variables extends AnyVariables>(props: ListPanelProps<Row, Variables>) {
  const { url, title, intro, searchLabel, filters, empty, first, onChanged, item, table } = props;
  const heading = headingOf(url);
  const beginning = url.page === undefined && !url.q && !url.filter ? first : undefined;
  const limit = beginning?.rows ?? pageSize;
  const query = useFreshQuery({
    query: props.query,
    variables: props.variables({ limit, offset: ((url.page ?? 1) - 1) * limit }),
    pause: props.instead !== undefined,
  });
  const total = query.data?.total.aggregate.count ?? 0;
  const isSettled = query.isSettled && !props.instead;
  const searchKey = `${url.q} ${url.filter} ${url.page}`;
  const announcedKey = useRef(searchKey);
  useEffect(() => {
    if (!isSettled || announcedKey.current === searchKey) return;
    announcedKey.current = searchKey;
    announce(countOf(total, 'résultat'));
  }, [total, isSettled, searchKey]);
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
        <Panel query={query}>
          {({ rows }) =>
            rows.length === 0 && total > 0 ? (
              <Navigate to={url.pageHref(Math.ceil(total / pageSize))} replace />
            ) : rows.length === 0 ? (
              <EmptyState title={empty.title}>{empty.text}</EmptyState>
            ) : (
              <>
                {table?.(rows, changed)}
                {item && (
                  <ul {...focusList(heading)} className="divide-y divide-line">
                    {rows.map((row) => item(row, changed))}
                  </ul>
                )}
                {!beginning && total > pageSize && (
                  <Pagination
                    page={url.page ?? 1}
                    pageCount={Math.ceil(total / pageSize)}
                    href={url.pageHref}
                    className="border-t border-line py-3"
                  />
                )}
                {beginning && total > beginning.rows && (
                  <p className="border-t border-line p-3 text-center">
                    <LinkButton to={url.pageHref(1)} variant="quiet">
                      {`${beginning.linkToAll} (${formatCount(total)})`}
                    </LinkButton>
                  </p>
                )}
              </>
            )
          }
        </Panel>
      )}
    </>
  );
}

const typingPauseMs = 300;

interface ListControlsProps {
  url: AdminUrl;
  searchLabel?: string;
  filters?: readonly SelectOption<string>[];
}

function ListControls({ url, searchLabel, filters }: ListControlsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      {searchLabel && <SearchField key={url.tab} url={url} label={searchLabel} />}
      {filters && (
        <Select
          label="Afficher"
          value={url.filter}
          options={filters}
          onChange={(filtre) => url.search({ filtre })}
          className="w-full sm:w-52"
        />
      )}
    </div>
  );
}

function SearchField({ url: { q, search }, label }: { url: AdminUrl; label: string }) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search({ q: typed.trim() }, { replace: true }), typingPauseMs);
  };
  return (
    <TextField
      label={label}
      type="search"
      icon={<Search aria-hidden />}
      value={text}
      onChange={(event) => type(event.target.value)}
      className="min-w-0 flex-1 basis-72"
    />
  );
}

interface PanelProps<Data> {
  query: FreshQuery<Data>;
  children: (data: Data) => ReactNode;
}

export function Panel<Data>({ query, children }: PanelProps<Data>) {
  const { data, failed, refresh } = query;
  if (failed) return <ErrorState onRetry={refresh} />;
  if (!data) {
    return (
      <Loading className="space-y-3">
        <Skeleton count={5} className="h-16 w-full" />
      </Loading>
    );
  }
  return <Card>{children(data)}</Card>;
}
