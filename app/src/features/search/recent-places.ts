import { z } from 'zod';
import { deviceDraft } from '#app/lib/device/device-draft.ts';
import { announce } from '#app/ui/notices/announcer.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import type { SearchPoint } from '#contract/places/found-places.ts';
import { cityLabel, formatSearch, parseSearch } from './search-params.ts';
import type { Suggestion } from './use-suggestions.ts';

const recentCount = 5;
const group = 'Récents';

const recentPlaces = deviceDraft(
  'lavoir:recent-places',
  z.array(
    z.object({
      city: z.string(),
      department: z.string(),
      place: z.string(),
      centre: z.object({ lat: z.number(), lng: z.number() }),
    }),
  ),
);

function readPoints(): SearchPoint[] {
  const stored = recentPlaces.read();
  return stored === 'unreadable' ? [] : (stored ?? []);
}

const labelOf = (point: SearchPoint) => point.place || cityLabel(point);

/**
 * Returns the places of the last searches on this device, the latest first, and the option that deletes them all. Calls
 * `onRemoved` after one was deleted.
 */
export function recentSuggestions(onRemoved: () => void): Suggestion[] {
  const places = readPoints().map((point) => ({
    value: `recent:${labelOf(point)}`,
    label: labelOf(point),
    group,
    point,
    onChoose: () => rememberPlace(point),
    onRemove: () => {
      deletePlace(point);
      onRemoved();
    },
  }));
  if (places.length === 0) return [];
  const deletion = { value: 'delete', label: 'Effacer ces lieux', group };
  return [...places, { ...deletion, onChoose: () => recentPlaces.discard() }];
}

/** Returns the place of the last search on this device, with its URL. */
export function lastPlace(): { label: string; params: URLSearchParams } | null {
  const [point] = readPoints();
  if (!point) return null;
  const criteria = { ...parseSearch(new URLSearchParams(), homeSorts), ...point };
  return { label: labelOf(point), params: formatSearch(criteria, homeSorts[0]) };
}

/** Stores a place that was chosen. The visitor's own position is not one. */
export function rememberPlace(point: SearchPoint): void {
  if (!point.centre || !labelOf(point)) return;
  const others = readPoints().filter((other) => labelOf(other) !== labelOf(point));
  recentPlaces.save([point, ...others].slice(0, recentCount));
}

function deletePlace(point: SearchPoint): void {
  recentPlaces.save(readPoints().filter((other) => labelOf(other) !== labelOf(point)));
  announce(`«\u00a0${labelOf(point)}\u00a0» n'est plus dans les lieux récents`);
}
