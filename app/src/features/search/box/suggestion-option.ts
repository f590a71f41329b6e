import type { SearchPoint } from '#app/features/search/address/search-params.ts';
import type { ComboboxOption } from '#app/ui/choices/combobox-list.tsx';
import type { Region } from '#contract/laundromat/regions.ts';

/** A suggestion of the search box: a point or region to search in, or a page. */
export interface Suggestion extends ComboboxOption {
  point?: SearchPoint;
  /** A town that has no laundromat. */
  isEmpty?: boolean;
  region?: Region;
  /** Page of a laundromat or department. */
  path?: string;
  /** Inhabitants of a town, department or region. */
  population?: number;
  /** Call it when this suggestion is chosen: it updates the recent places. */
  onChoose?: () => void;
}
