import type { SearchSort } from '#contract/laundromat/search.ts';
import type { SearchCriteria } from './search-params.ts';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListControlsProps {
  criteria: SearchCriteria;
  sorts: readonly SearchSort[];
  onChange: (changes: Partial<SearchCriteria>) => void;
  hrefWith: (changes: Partial<SearchCriteria>) => string;
}

/** Sort and view of a list of results. */
export function ListControls({ criteria, sorts, onChange, hrefWith }: ListControlsProps) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
      <SortSelect
        value={criteria.sort}
        sorts={sorts}
        onChange={(sort) => onChange({ sort })}
        className="min-w-0 flex-1 basis-40 sm:basis-auto"
      />
      <ViewSwitch view={criteria.view} href={(view) => hrefWith({ view, page: criteria.page })} />
    </div>
  );
}
