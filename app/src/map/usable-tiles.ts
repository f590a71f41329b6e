import type { MapTiles } from '#contract/places/addresses.ts';
import type { PlaceSchema } from './use-place-answer.ts';

/** Checks an answer of `/api/places/map`. Written without zod, because the page of a laundromat shows a map at once. */
export const usableTiles: PlaceSchema<MapTiles> = {
  safeParse(answer) {
    const { url, attribution, maxZoom, storable } = (answer ?? {}) as Partial<MapTiles>;
    const isUsable =
      typeof url === 'string' && typeof attribution === 'string' && typeof maxZoom === 'number';
    return isUsable ? { data: { url, attribution, maxZoom, storable: storable === true } } : {};
  },
};
