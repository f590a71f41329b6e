import { clsx } from 'clsx';
import { ArrowDownWideNarrow, List, Map } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SearchFields } from '#app/features/search/search-fields.tsx';
import { hasCentre, type SearchUrl } from '#app/features/search/search-params.ts';
import { useMyWash, washText } from '#app/lib/device/my-wash.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import type { SearchSort } from '#contract/laundromat/search.ts';

const labels: Record<SearchSort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  rating: 'Note',
  price: 'Prix',
  wash_price: "Prix d'un lavage de 7\u00a0kg",
  name: 'Nom',
  city: 'Ville',
};

interface ListControlsProps {
  search: SearchUrl;
  /** On a wide screen the map is beside the list. */
  hasMap?: boolean;
}

export function ListControls(props: ListControlsProps) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto print:hidden">
      <SortSelect search={props.search} />
      <ViewSwitch {...props} />
    </div>
  );
}

function SortSelect({ search }: Pick<ListControlsProps, 'search'>) {
  const { criteria, change } = search;
  const [defaultSort] = search.sorts;
  const sorts = hasCentre(criteria) ? search.sorts : search.sorts.filter((sort) => sort !== 'distance');
  const wash = useMyWash();
  const labelOf = (sort: SearchSort) =>
    sort === 'wash_price' && wash ? `Ma lessive\u00a0: ${washText(wash)}` : labels[sort];
  return (
    <form method="get" className="flex min-w-0 flex-1 basis-40 items-center gap-2 sm:basis-auto">
      <SearchFields criteria={{ ...criteria, sort: defaultSort }} defaultSort={defaultSort} />
      <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-slate">
        <ArrowDownWideNarrow className="size-5" />
        <span className="max-sm:hidden">Trier par</span>
      </span>
      <Select
        label="Trier par"
        hideLabel
        name="sort"
        value={criteria.sort}
        options={sorts.map((sort) => ({ value: sort, label: labelOf(sort) }))}
        onChange={(sort) => change({ sort })}
        className="min-w-0 flex-1 sm:w-40"
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Trier
        </Button>
      </noscript>
    </form>
  );
}

const views = [
  { view: 'list', label: 'Liste', Icon: List },
  { view: 'map', label: 'Carte', Icon: Map },
] as const;

/** « Liste | Carte »: links, so that « back » returns to the view before. */
function ViewSwitch({ search: { criteria, hrefWith }, hasMap }: ListControlsProps) {
  return (
    <nav
      aria-label="Affichage des résultats"
      className={clsx(
        'flex shrink-0 rounded-control border border-edge bg-card p-1 noscript:hidden',
        hasMap && 'lg:hidden',
      )}
    >
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={hrefWith({ view, page: criteria.page })}
          preventScrollReset
          aria-current={view === criteria.view ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-3 font-medium transition-colors',
            view === criteria.view ? 'filled bg-deep-600 text-white' : 'text-ink hover:bg-blue-50',
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
