import { clsx } from 'clsx';
import { ArrowDownWideNarrow } from 'lucide-react';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { Button } from '#app/ui/button.tsx';
import { NativeSelect } from '#app/ui/choices/native-select.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { SearchFields } from '../box/search-fields.tsx';
import type { SearchUrl } from '../address/use-search-url.ts';

const labels: Record<SearchSort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  rating: 'Note',
  price: 'Prix',
  wash_price: "Prix d'un lavage de 7\u00a0kg",
  name: 'Nom',
  city: 'Ville',
};

interface SortSelectProps {
  search: SearchUrl;
  /** The sorts to choose from. */
  sorts: readonly SearchSort[];
  className?: string;
}

export function SortSelect({ search, sorts, className }: SortSelectProps) {
  const { criteria, change } = search;
  const [defaultSort] = search.sorts;
  const field = {
    label: 'Trier par',
    hideLabel: true,
    value: criteria.sort,
    options: sorts.map((sort) => ({ value: sort, label: labels[sort] })),
    className: 'min-w-0 flex-1 sm:w-40',
  };
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-slate">
        <ArrowDownWideNarrow className="size-5" />
        <span className="max-sm:hidden">Trier par</span>
      </span>
      <Select
        {...field}
        onChange={(sort) => change({ sort })}
        className={clsx(field.className, 'noscript:hidden')}
      />
      <noscript className="hidden noscript:contents">
        <form method="get" className="flex min-w-0 flex-1 gap-2">
          <SearchFields criteria={{ ...criteria, sort: defaultSort }} defaultSort={defaultSort} />
          <NativeSelect {...field} name="sort" />
          <Button type="submit" variant="secondary">
            Trier
          </Button>
        </form>
      </noscript>
    </div>
  );
}
