import type { SearchSort } from '#contract/laundromat/search.ts';
import { formatSearch, type SearchCriteria } from './search-params.ts';

interface SearchFieldsProps {
  /** The search without the values of the form's visible fields. */
  criteria: SearchCriteria;
  defaultSort: SearchSort;
}

/**
 * Hidden fields with the rest of a search, for a form that is sent without scripts. They lead to the first page of
 * results.
 */
export function SearchFields({ criteria, defaultSort }: SearchFieldsProps) {
  const params = formatSearch({ ...criteria, page: 1 }, defaultSort);
  return [...params].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
