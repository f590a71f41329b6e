import { hasCentre } from '../address/search-params.ts';
import { SortSelect } from './sort-select.tsx';
import type { SearchUrl } from '../address/use-search-url.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Sort and view of a list of results. */
export function ListControls({ search }: { search: SearchUrl }) {
  const { criteria, sorts, hrefWith } = search;
  return (
    <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
      <SortSelect
        search={search}
        sorts={hasCentre(criteria) ? sorts : sorts.filter((sort) => sort !== 'distance')}
        className="min-w-0 flex-1 basis-40 sm:basis-auto"
      />
      <ViewSwitch view={criteria.view} href={(view) => hrefWith({ view, page: criteria.page })} />
    </div>
  );
}
