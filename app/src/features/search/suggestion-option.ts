import type { FoundPlace, FoundPlaces } from '#contract/places/found-places.ts';

/** A suggestion of the search box: a found place, one of the last searches, or a command. */
export interface Suggestion extends FoundPlace {
  /** Call it when this suggestion is chosen: it updates the recent places. */
  onChoose?: () => void;
  onRemove?: () => void;
}

export type Suggestions = FoundPlaces<Suggestion>;
