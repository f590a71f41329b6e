import type { SearchPoint } from '#app/features/search/address/search-params.ts';
import type { ComboboxOption } from '#app/ui/choices/combobox-list.tsx';

/** A suggestion of the search box: a point to search at, or the page of a laundromat. */
export interface Suggestion extends ComboboxOption {
  point?: SearchPoint;
  /** A town that has no laundromat. */
  isEmpty?: boolean;
  path?: string;
  /** Call it when this suggestion is chosen: it updates the recent places. */
  onChoose?: () => void;
}
